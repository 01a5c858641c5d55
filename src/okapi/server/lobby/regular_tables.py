"""Regular tables: the same people play again and again, with the same colours, rules and board (H15)."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from hmac import compare_digest

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.board import Board
from okapi.server import house_rules
from okapi.server.notify.reasons import Actor
from okapi.server.protocol.messages import (
    MAX_SEATS,
    MIN_SEATS,
    Me,
    NewRegularTable,
    RegularTableInfo,
    RegularTableInvitation,
    RegularTableList,
    TableMember,
)
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.protocol.typed_text import tidy_name
from okapi.server.status import Agreement, NotificationKind, SeatKind, Status
from okapi.server.storage import regular_tables as storage
from okapi.server.storage.almanac import Scope, count_entries
from okapi.server.storage.games import insert_game, load_game, store_boards
from okapi.server.storage.known_people import blockers_of, has_blocked
from okapi.server.storage.regular_tables import Member, RegularTable
from okapi.server.storage.stored_game import StoredGame, StoredSeat

from .context import LobbyContext
from .new_games import require_allowed

_MAX_TABLES = 20  # of one person
_UNFINISHED = (Status.LOBBY, Status.PLAYING)


@asynccontextmanager
async def _changing(
    context: LobbyContext, id: str, me: Me, *, as_owner: bool = False
) -> AsyncIterator[tuple[AsyncConnection, RegularTable, tuple[Member, ...]]]:
    """Change a regular table. Refusal: the person is not a member, or not the owner."""
    async with context.database.write() as connection:
        table, people = await _found(connection, id, me, lock=True)
        if as_owner:
            house_rules.require_owner(table, me.id)
        yield connection, table, people


async def _found(
    connection: AsyncConnection, id: str, me: Me, *, lock: bool = False
) -> tuple[RegularTable, tuple[Member, ...]]:
    """H15: people who are not members do not even learn that a table exists."""
    table = await storage.load_regular_table(connection, id, lock=lock)
    people = (await storage.members_of(connection, [id])).get(id, ())
    if table is None or not any(one.identity == me.id for one in people):
        raise Refusal(ServerReason.NO_SUCH_REGULAR_TABLE)
    return table, people


# Showing tables.


async def list_tables(context: LobbyContext, me: Me) -> RegularTableList:
    async with context.database.read() as connection:
        tables = await storage.regular_tables_of(connection, me.id)
        people = await storage.members_of(connection, [table.id for table in tables])
        return RegularTableList(tuple([await _info(context, connection, it, people[it.id]) for it in tables]))


async def show_table(context: LobbyContext, id: str, me: Me) -> RegularTableInfo:
    async with context.database.read() as connection:
        return await _info(context, connection, *await _found(connection, id, me))


async def _info(
    context: LobbyContext, connection: AsyncConnection, table: RegularTable, people: tuple[Member, ...]
) -> RegularTableInfo:
    last = await _last_game(context, connection, table)
    return RegularTableInfo(
        id=table.id,
        name=table.name,
        people=tuple(TableMember(one.identity, one.name, one.identity == table.owner) for one in people),
        link=None if table.link is None else f"/tables/{table.id}#{table.link}",
        game=last.id if last is not None and _is_going_on(table, last) else None,
        games=await count_entries(connection, Scope(regular_table=table.id)),
    )


async def _last_game(context: LobbyContext, connection: AsyncConnection, table: RegularTable) -> StoredGame | None:
    return None if table.game is None else await load_game(connection, table.game, context.now())


def _is_going_on(table: RegularTable, game: StoredGame) -> bool:
    return game.regular_table == table.id and game.status in _UNFINISHED


async def show_invitation(context: LobbyContext, id: str, me: Me | None, link: str) -> RegularTableInvitation:
    async with context.database.read() as connection:
        table, people = await _invited(connection, id, me, link)
    return RegularTableInvitation(table.name, tuple(one.name for one in people), len(people) >= MAX_SEATS)


async def _invited(
    connection: AsyncConnection, id: str, me: Me | None, link: str
) -> tuple[RegularTable, tuple[Member, ...]]:
    """A table to which a person has the link. H14: the link is useless to people whom its owner blocked."""
    table = await storage.load_regular_table(connection, id)
    is_right = table is not None and compare_digest((table.link or "").encode(), link.encode())
    is_blocked = table is not None and me is not None and await has_blocked(connection, table.owner, me.id)
    if table is None or not table.link or not is_right or is_blocked:
        raise Refusal(ServerReason.NO_SUCH_REGULAR_TABLE)
    return table, (await storage.members_of(connection, [id])).get(id, ())


# Membership.


async def make_table(context: LobbyContext, me: Me, wanted: NewRegularTable) -> str:
    """Make a table, with its owner as the only member; its id."""
    table = RegularTable(
        context.entropy.id(), tidy_name(wanted.name), me.id, context.entropy.token(), wanted.game, context.now()
    )
    async with context.database.write() as connection:
        await _require_room(connection, me)
        like = await _last_game(context, connection, table)
        if wanted.game is not None and (like is None or not like.seats_of(me.id)):
            raise Refusal(ServerReason.NOT_SEATED)
        await storage.insert_regular_table(connection, table)
        await storage.add_member(connection, table.id, me.id, context.now())
    return table.id


async def _require_room(connection: AsyncConnection, me: Me) -> None:
    if await storage.count_memberships(connection, me.id) >= _MAX_TABLES:
        raise Refusal(ServerReason.TOO_MANY_REGULAR_TABLES, max=_MAX_TABLES)


async def join(context: LobbyContext, id: str, me: Me, link: str) -> None:
    """H15: people become members by the link, and by nothing else. There are as many members as seats at most."""
    async with context.database.write() as connection:
        table, _ = await _invited(connection, id, me, link)
        await storage.load_regular_table(connection, id, lock=True)
        people = (await storage.members_of(connection, [id])).get(id, ())
        if any(one.identity == me.id for one in people):
            return
        if len(people) >= MAX_SEATS:
            raise Refusal(ServerReason.REGULAR_TABLE_FULL, max=MAX_SEATS)
        await _require_room(connection, me)
        await storage.add_member(connection, table.id, me.id, context.now())
        hearing = {one.identity for one in people} - await blockers_of(connection, me.id)
        await context.notifications.notify(connection, id, NotificationKind.JOINED, hearing, me.name)


async def rename(context: LobbyContext, id: str, me: Me, name: str) -> None:
    async with _changing(context, id, me, as_owner=True) as (connection, table, _):
        await storage.change_regular_table(connection, replace(table, name=tidy_name(name)))


async def make_new_link(context: LobbyContext, id: str, me: Me) -> None:
    """Replace the link: the old one leads nowhere."""
    async with _changing(context, id, me, as_owner=True) as (connection, table, _):
        await storage.change_regular_table(connection, replace(table, link=context.entropy.token()))


async def hand_over(context: LobbyContext, id: str, me: Me, person: str) -> None:
    async with _changing(context, id, me, as_owner=True) as (connection, table, people):
        _require_member(people, person)
        await storage.change_regular_table(connection, replace(table, owner=person))


async def remove(context: LobbyContext, id: str, me: Me, person: str) -> None:
    """Leave a table, or remove a member as its owner. Without members it is deleted.

    A removed member knows the link, so it is replaced (H15).
    """
    is_removed = person != me.id
    async with _changing(context, id, me, as_owner=is_removed) as (connection, table, people):
        _require_member(people, person)
        await storage.remove_member(connection, table, person)
        if is_removed:
            await storage.change_regular_table(connection, replace(table, link=context.entropy.token()))


def _require_member(people: tuple[Member, ...], person: str) -> None:
    if not any(one.identity == person for one in people):
        raise Refusal(ServerReason.NO_SUCH_PERSON)


async def delete(context: LobbyContext, id: str, me: Me) -> None:
    async with _changing(context, id, me, as_owner=True) as (connection, table, _):
        await storage.delete_regular_table(connection, table.id)


# Playing.


async def next_game(context: LobbyContext, id: str, me: Me) -> str:
    """The game in progress, or a new one like the last, with a seat for every member; its id."""
    async with _changing(context, id, me) as (connection, table, people):
        last = await _last_game(context, connection, table)
        if last is not None and _is_going_on(table, last):
            return last.id
        await context.tables.require_room_for_another(connection, me)
        seats = _seats(people, me, last, await blockers_of(connection, me.id))
        agreement, board = await _terms(context, connection, last, seats)
        game = context.tables.new(me, seats, agreement, None if last is None else last.bot_delay)
        game = replace(game, board_id=board.id, board_hash=board.content_hash, regular_table=id)
        await store_boards(connection, [board])
        await insert_game(connection, game)
        await storage.change_regular_table(connection, replace(table, game=game.id))
        await context.database.notify(connection, game.id)
    context.tables.added(game.id)
    invited = frozenset(seat.identity for seat in seats if seat.kind is SeatKind.KEPT and seat.identity)
    context.notifications.note(game.id, Actor(me.id, me.name, invites=invited))
    return game.id


def _seats(people: tuple[Member, ...], me: Me, last: StoredGame | None, blockers: set[str]) -> tuple[StoredSeat, ...]:
    """A seat for every member, in the colours they had, then the last game's bots; open seats fill up a small table."""
    had = {} if last is None else dict(zip([seat.identity for seat in last.seats], last.liveries, strict=True))
    seats = [
        StoredSeat(SeatKind.PERSON, identity=me.id, agreed=1, livery=had.get(me.id))
        if one.identity == me.id
        else house_rules.kept_seat(one.identity, one.name, blockers, livery=had.get(one.identity))
        for one in people
    ]
    bots = [] if last is None else [seat for seat in last.seats if seat.kind is SeatKind.BOT]
    if last is None or not last.agreement.rated:
        seats += [StoredSeat(SeatKind.BOT, bot=seat.bot) for seat in bots[: MAX_SEATS - len(seats)]]
    return (*seats, *[StoredSeat(SeatKind.OPEN)] * (MIN_SEATS - len(seats)))


async def _terms(
    context: LobbyContext, connection: AsyncConnection, last: StoredGame | None, seats: tuple[StoredSeat, ...]
) -> tuple[Agreement, Board]:
    """The agreement and board of the last game, if they fit the seats; never in a public list."""
    if last is not None:
        with suppress(Refusal):
            agreement = replace(last.agreement, listed=False)
            board = await context.boards.find(connection, last.board_hash)
            is_offered = context.boards.is_offered(last.board_hash)
            require_allowed(context.settings, agreement, seats, board, is_offered=is_offered)
            return agreement, board
    return Agreement(), context.boards.offered(None)

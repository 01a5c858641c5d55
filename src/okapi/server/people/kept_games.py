"""Games on a real board: somebody files one, and the people who played it confirm or strike it (H16)."""

from itertools import groupby

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.board import africa, official_boards
from okapi.game import final_places
from okapi.server.clock import DAY, day_at
from okapi.server.entropy import hash_of
from okapi.server.lengths import MAX_ID
from okapi.server.protocol.messages import (
    BestOnBoard,
    KeptGame,
    KeptGameLine,
    KeptGameList,
    Me,
    NewKeptGame,
    NewKeptLine,
)
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.protocol.typed_text import tidy_name
from okapi.server.status import NotificationKind
from okapi.server.storage import almanac
from okapi.server.storage.almanac import AlmanacLine, Scope, ends_text
from okapi.server.storage.database import Database
from okapi.server.storage.identities import name_of
from okapi.server.storage.known_people import do_know_each_other, has_blocked
from okapi.server.storage.leaving import NOBODY
from okapi.server.storage.regular_tables import is_member
from okapi.server.storage.statements import take_lock

from .context import PeopleContext
from .filing import won_from_last

_MAX_SHOWN = 20
_MAX_FILED = 2000  # by one person
_LOCK = 0x6B657074  # its name in PostgreSQL
_SOMEBODYS_OWN = ""  # instead of the hash of a person's own board


async def file_kept_game(context: PeopleContext, me: Me, wanted: NewKeptGame) -> KeptGame:
    """File a game on a real board. It counts for its author at once, for the others once they confirm it."""
    people = [line.person for line in wanted.lines if line.person is not None]
    if me.id not in people or len(set(people)) < len(people):
        raise Refusal(ServerReason.NOT_IN_IT)
    entry = hash_of(f"{me.id} {wanted.id}")[:MAX_ID]
    async with context.database.write() as connection:
        await take_lock(connection, _LOCK)  # the same game may come twice at once
        if wanted.regular_table is not None and not await is_member(connection, wanted.regular_table, me.id):
            raise Refusal(ServerReason.NO_SUCH_REGULAR_TABLE)
        if await almanac.is_filed(connection, entry):
            raise Refusal(ServerReason.ALREADY_FILED)
        if await almanac.count_filed_by(connection, me.id) >= _MAX_FILED:
            raise Refusal(ServerReason.TOO_MANY_FILED, max=_MAX_FILED)
        known = [await _person_named(connection, me, line) for line in wanted.lines]
        await almanac.insert_lines(connection, _lines(entry, me, wanted, known, context.now()))
        asked = {person for person in known if person is not None} - {me.id}
        await context.notify(connection, entry, NotificationKind.FILED, asked, me.name)
        [found] = await _games(connection, await almanac.lines_of_entry(connection, entry), me)
    return found


async def _person_named(connection: AsyncConnection, me: Me, line: NewKeptLine) -> str | None:
    """The person of a line. Somebody who has blocked the author is not asked; the line keeps a name."""
    if line.person is None or line.person == me.id:
        return line.person
    if not await do_know_each_other(connection, me.id, line.person):
        raise Refusal(ServerReason.NO_SUCH_PERSON)
    return None if await has_blocked(connection, line.person, me.id) else line.person


def _lines(entry: str, me: Me, wanted: NewKeptGame, known: list[str | None], now: int) -> list[AlmanacLine]:
    ended = min(wanted.ended, now + DAY)
    day = day_at(ended)
    places = final_places([(_total(line), line.completed) for line in wanted.lines])
    from_last = won_from_last(places, [line.routes + line.doubling for line in wanted.lines])
    board = _board(wanted)
    lines = tuple(_with_records(line, board) for line in wanted.lines)
    return [
        AlmanacLine(
            entry=entry,
            seat=seat,
            filed_by=me.id,
            regular_table=wanted.regular_table,
            identity=person,
            confirmed=person in (None, me.id),
            name=None if person else tidy_name(line.name),
            board=board,
            players=len(wanted.lines),
            place=places[seat],
            total=_total(line),
            routes=line.routes,
            doubling=line.doubling,
            tickets=line.tickets,
            globetrotter=line.globetrotter,
            claimed=line.claimed,
            doubled=line.doubled,
            completed=line.completed,
            failed=line.failed,
            best_route=_ends(line.best_route),
            best_route_points=line.best_route.points if line.best_route else 0,
            best_ticket=_ends(line.best_ticket),
            best_ticket_points=line.best_ticket.points if line.best_ticket else 0,
            from_last=seat in from_last,
            ended=ended,
            year=day.year,
            month=day.month,
        )
        for seat, (line, person) in enumerate(zip(lines, known, strict=True))
    ]


def _total(line: NewKeptLine) -> int:
    return line.routes + line.doubling + line.tickets + line.globetrotter


def _board(wanted: NewKeptGame) -> str:
    """H16: the hash of the game's board, if everyone has it. Other boards are private to their makers."""
    if wanted.board is None:
        return africa().content_hash
    return wanted.board if wanted.board in {board.content_hash for board in official_boards()} else _SOMEBODYS_OWN


def _with_records(line: NewKeptLine, hash: str) -> NewKeptLine:
    """The line without a best route or ticket that is not on its board."""
    board = next((board for board in official_boards() if board.content_hash == hash), None)
    routes = {frozenset(route.between) for route in board.routes.values()} if board else set()
    tickets = {(frozenset(ticket.between), ticket.points) for ticket in board.tickets.values()} if board else set()
    route, ticket = line.best_route, line.best_ticket
    return replace(
        line,
        best_route=route if route and frozenset(route.ends) in routes else None,
        best_ticket=ticket if ticket and (frozenset(ticket.ends), ticket.points) in tickets else None,
    )


def _ends(best: BestOnBoard | None) -> str | None:
    return None if best is None else ends_text(best.ends)


async def asked_of(database: Database, me: Me) -> KeptGameList:
    """The latest games that others have filed for this person, who has not confirmed them yet."""
    async with database.read() as connection:
        found = await _games(connection, await almanac.games_that_ask(connection, me.id, _MAX_SHOWN), me)
    return KeptGameList(tuple(found))


async def confirm(database: Database, me: Me, entry: str) -> None:
    async with database.write() as connection:
        if not await almanac.confirm_line(connection, entry, me.id):
            raise Refusal(ServerReason.NOT_FILED)


async def strike(database: Database, me: Me, entry: str) -> None:
    """H16: a game on a real board no longer counts for this person or the regular table. If they filed it, it no longer
    counts for anybody.
    """
    async with database.write() as connection:
        if not await almanac.strike_line(connection, entry, me.id):
            raise Refusal(ServerReason.NOT_FILED)


async def latest_kept(connection: AsyncConnection, scope: Scope, me: Me) -> tuple[KeptGame, ...]:
    return tuple(await _games(connection, await almanac.kept_games(connection, scope, _MAX_SHOWN), me))


async def _games(connection: AsyncConnection, found: list[tuple[AlmanacLine, str | None]], me: Me) -> list[KeptGame]:
    games = []
    for entry, group in groupby(found, key=lambda it: it[0].entry):
        lines = list(group)
        first = lines[0][0]
        filed_by = None if first.filed_by is None else await name_of(connection, first.filed_by)
        table = first.regular_table  # H15: nobody else learns that it exists
        if table is not None and not await is_member(connection, table, me.id):
            table = None
        games.append(
            KeptGame(
                entry=entry,
                filed_by=filed_by,
                is_mine=first.filed_by == me.id,
                regular_table=table,
                ended=first.ended,
                lines=tuple(
                    KeptGameLine(line.identity, person or line.name or NOBODY, line.place, line.total, line.confirmed)
                    for line, person in sorted(lines, key=lambda it: it[0].place)
                ),
            )
        )
    return games

"""Tables before the game: taking and leaving seats, agreeing on terms, and the start."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.game import new_game, settle
from okapi.server import house_rules
from okapi.server.clock import DAY
from okapi.server.entropy import hash_of
from okapi.server.logs import log
from okapi.server.notify.reasons import Actor
from okapi.server.play.clocks import store_dealt
from okapi.server.play.seating import change_seats, changing, require_host, require_own_seat, require_seat, seats_meant
from okapi.server.protocol.messages import Invite, Join, Me, SeatPlan
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.protocol.typed_text import tidy_name, tidy_words
from okapi.server.status import Agreement, SeatKind, Status
from okapi.server.storage.games import change_agreement, change_game, change_seat, count_invites, find_invite
from okapi.server.storage.known_people import has_blocked
from okapi.server.storage.ratings import count_rated_together
from okapi.server.storage.stored_game import StoredGame, StoredSeat
from okapi.server.strength import require_rateable

from .context import LobbyContext
from .new_games import new_invite, planned, require_allowed


@asynccontextmanager
async def changing_lobby(
    context: LobbyContext, game: str, host: Me | None = None
) -> AsyncIterator[tuple[AsyncConnection, StoredGame]]:
    """Change a table before the start. If a host is named, the table must be theirs."""
    async with changing(context.play, game) as (connection, stored):
        _require_lobby(stored)
        if host is not None:
            require_host(stored, host)
        yield connection, stored


def _require_lobby(stored: StoredGame) -> None:
    if stored.status is not Status.LOBBY:
        is_closed = stored.status is Status.CLOSED
        raise Refusal(ServerReason.CLOSED if is_closed else ServerReason.ALREADY_STARTED)


async def invite(context: LobbyContext, game: str, me: Me, seat: int | None) -> Invite:
    async with changing_lobby(context, game, host=me) as (connection, stored):
        if seat is not None:
            require_seat(stored, seat)
        if await count_invites(connection, game) >= context.settings.max_invites:
            raise Refusal(ServerReason.TOO_MANY_INVITES, max=context.settings.max_invites)
        return await new_invite(context, connection, game, seat)


async def join(context: LobbyContext, game: str, me: Me, wanted: Join) -> None:
    async with changing(context.play, game) as (connection, stored):
        if stored.seats_of(me.id) and not wanted.hot_seat:
            return
        _require_lobby(stored)
        if wanted.terms is not None:
            house_rules.require_current(stored, wanted.terms)
        house_rules.require_welcome(is_blocked=await has_blocked(connection, stored.host, me.id))
        kept = _kept_for(stored, me)
        seats = kept or (await _offered_seat(connection, stored, me, wanted),)
        if not kept and stored.seats[seats[0]].kind is not SeatKind.OPEN:
            raise Refusal(ServerReason.SEAT_TAKEN)
        is_another = bool(stored.seats_of(me.id))
        if not is_another:
            await context.tables.require_room_for_another(connection, me)
        name = None if wanted.name is None else tidy_name(wanted.name)
        for seat in seats:
            called = name or stored.seats[seat].name
            terms = stored.terms + is_another
            sits = StoredSeat(SeatKind.PERSON, identity=me.id, name=called, agreed=terms)
            await _seat(connection, stored, seat, sits)
        if is_another:  # two players at one device change the game for the others
            await _set_terms(connection, stored, me, except_seat=seats[0])
    context.notifications.note(game, Actor(me.id, name or me.name))


def _kept_for(stored: StoredGame, me: Me) -> tuple[int, ...]:
    seats = enumerate(stored.seats)
    return tuple(number for number, seat in seats if seat.kind is SeatKind.KEPT and seat.identity == me.id)


async def _offered_seat(connection: AsyncConnection, stored: StoredGame, me: Me, wanted: Join) -> int:
    invited, invited_to = False, None
    if wanted.invite is not None:
        invited, invited_to = await find_invite(connection, stored.id, hash_of(wanted.invite))
    is_one_of_them = stored.host == me.id or bool(stored.seats_of(me.id))
    if not (invited or stored.agreement.listed or is_one_of_them):
        raise Refusal(ServerReason.NOT_INVITED)
    seat = invited_to if wanted.seat is None else wanted.seat
    if seat is None:
        free = [number for number, sits in enumerate(stored.seats) if sits.kind is SeatKind.OPEN]
        if not free:
            raise Refusal(ServerReason.FULL)
        return free[0]
    require_seat(stored, seat)
    return seat


async def leave(context: LobbyContext, game: str, me: Me, seat: int | None) -> None:
    """Leave one seat, or all of the person's."""
    async with changing_lobby(context, game) as (connection, stored):
        held = stored.seats_of(me.id) + _kept_for(stored, me)
        if seat is not None:
            if seat not in held:
                require_own_seat(stored, seat, me)
        elif not held and stored.host != me.id:
            raise Refusal(ServerReason.NOT_SEATED)
        left = held if seat is None else (seat,)
        for number in left:
            await change_seat(connection, game, number, StoredSeat(SeatKind.OPEN))
        if stored.host == me.id and set(left) == set(held):
            await _pass_on(connection, stored, me)


async def _pass_on(connection: AsyncConnection, stored: StoredGame, me: Me) -> None:
    """Make the next person host. Without one, close the table."""
    others = [seat.identity for seat in house_rules.people_who_stay(stored) if seat.identity != me.id]
    if others:
        await change_game(connection, stored.id, host=others[0])
    else:
        await change_game(connection, stored.id, status=Status.CLOSED)


async def plan_seat(context: LobbyContext, game: str, me: Me, seat: int, plan: SeatPlan) -> None:
    """The host decides who plays which seat. Everyone may name their own seats."""
    async with changing_lobby(context, game) as (connection, stored):
        require_seat(stored, seat)
        sits = stored.seats[seat]
        if plan.kind is SeatKind.PERSON and sits.is_held_by(me.id):
            name = None if plan.name is None else tidy_name(plan.name)
            await change_seats(connection, stored, (seat,), name=name)
            return
        require_host(stored, me)
        if plan.kind is SeatKind.PERSON and sits.kind is SeatKind.PERSON:
            raise Refusal(ServerReason.SEAT_TAKEN)
        is_another = plan.kind is SeatKind.PERSON and bool(stored.seats_of(me.id))
        changes_terms = is_another or SeatKind.BOT in (plan.kind, sits.kind)
        await _seat(connection, stored, seat, planned(plan, me, stored.terms + changes_terms))
        if changes_terms:
            await _set_terms(connection, stored, me, except_seat=seat)


async def _seat(connection: AsyncConnection, stored: StoredGame, seat: int, sits: StoredSeat) -> None:
    """Fill a seat, if the terms allow it. A person gets the livery that the seat shows."""
    if sits.kind is SeatKind.PERSON:
        sits = replace(sits, livery=stored.liveries[seat])
    if stored.agreement.rated:
        require_rateable((*stored.seats[:seat], sits, *stored.seats[seat + 1 :]))
    await change_seat(connection, stored.id, seat, sits)


async def agree(context: LobbyContext, game: str, me: Me, wanted: Agreement) -> None:
    async with changing_lobby(context, game, host=me) as (connection, stored):
        board = await context.boards.find(connection, stored.board_hash)
        is_offered = context.boards.is_offered(stored.board_hash)
        require_allowed(context.settings, wanted, stored.seats, board, is_offered=is_offered)
        if wanted == stored.agreement:
            return
        await change_agreement(connection, game, wanted)
        await _set_terms(connection, stored, me)


async def _set_terms(connection: AsyncConnection, stored: StoredGame, me: Me, except_seat: int | None = None) -> None:
    """The terms have changed: the person who changed them agrees, the others are asked again (H1)."""
    await change_game(connection, stored.id, terms=stored.terms + 1)
    own = [seat for seat in stored.seats_of(me.id) if seat != except_seat]
    await change_seats(connection, stored, own, agreed=stored.terms + 1)


async def confirm(context: LobbyContext, game: str, me: Me, terms: int) -> None:
    async with changing_lobby(context, game) as (connection, stored):
        own = seats_meant(stored, None, me)
        house_rules.require_current(stored, terms)
        await change_seats(connection, stored, own, agreed=terms)


async def add_words(context: LobbyContext, game: str, me: Me, words: str, seat: int | None) -> None:
    async with changing_lobby(context, game) as (connection, stored):
        number = seats_meant(stored, seat, me)[0]
        await change_seats(connection, stored, (number,), words=tidy_words(words))


async def choose_livery(context: LobbyContext, game: str, me: Me, livery: int, seat: int | None) -> None:
    """First come, first served; bots and open seats give way. A game on one device has no lobby, so its players may
    choose until the first route is claimed.
    """
    has_trains = bool((await context.play.registry.get_fresh(game)).state.table.claims)
    async with changing(context.play, game) as (connection, stored):
        if has_trains or stored.status is not Status.PLAYING:
            _require_lobby(stored)
        number = seats_meant(stored, seat, me)[0]
        holder = stored.liveries.index(livery) if livery in stored.liveries else number
        if holder != number and stored.seats[holder].identity is not None:
            raise Refusal(ServerReason.LIVERY_TAKEN, player=stored.seats[holder].shown_name or "")
        await change_seats(connection, stored, (number,), livery=livery)


async def _require_not_too_often(context: LobbyContext, connection: AsyncConnection, stored: StoredGame) -> None:
    """H4: two people can play only a limited number of rated games against each other in a day."""
    people = [seat.identity for seat in stored.seats if seat.identity is not None]
    if await count_rated_together(connection, people, context.now() - DAY) >= house_rules.RATED_A_DAY:
        raise Refusal(ServerReason.RATED_TOO_OFTEN, max=house_rules.RATED_A_DAY)


async def start(context: LobbyContext, game: str, me: Me, terms: int) -> None:
    """Deal the cards, if everyone has agreed to these terms."""
    async with changing_lobby(context, game, host=me) as (connection, stored):
        if any(seat.kind in (SeatKind.OPEN, SeatKind.KEPT) for seat in stored.seats):
            raise Refusal(ServerReason.NOT_FULL)
        house_rules.require_current(stored, terms)
        house_rules.require_everyone_agreed(stored)
        house_rules.require_everyone_here(stored, context.play.broadcast.present(stored), me.id)
        if stored.agreement.rated:
            await _require_not_too_often(context, connection, stored)
        words = tuple(seat.words for seat in stored.seats if seat.words)
        dealer = context.entropy.dealer(stored.secret, words, 0)
        board = await context.boards.find(connection, stored.board_hash)
        state, events = settle(new_game(board, len(stored.seats), stored.agreement.rules), dealer)
        await store_dealt(connection, context.database, stored, state, events, context.now())
        await change_game(connection, game, words=msgspec.json.encode(words).decode())
    log.info("game started", extra={"about": {"game": game}})
    await context.tables.started(game)

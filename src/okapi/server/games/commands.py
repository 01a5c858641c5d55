"""A command, from its seat to the log. People, bots and clocks all come this way."""

from functools import partial

from msgspec import Struct

from okapi.game import (
    Action,
    Dealer,
    GameState,
    Stage,
    UnreadableText,
    parse_action,
    play,
)
from okapi.server.logs import game_id, log
from okapi.server.protocol.messages import Accepted, Command
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import Status
from okapi.server.storage.failures import OutcomeUnknown
from okapi.server.storage.log import Entry, StepTaken
from okapi.server.storage.steps import PERSON, Step, find_command
from okapi.server.storage.stored_game import StoredGame

from .connections import Connection
from .context import Context
from .endings import wants_to_go_on
from .lessons import as_the_lesson_wants, dealer_of
from .ratings import rate
from .seating import require_own_seat, require_playing, take_back
from .session import GameSession
from .timing import entry_for, waits_for_bots


class Decision(Struct, frozen=True):
    """What a seat does, and how far the game was when that was decided."""

    seat: int
    seq: int
    action: Action | str
    command: str | None = None  # a person's name for it, under which it is carried out once
    sender: Connection | None = None  # who is answered; bots need no answer


async def command(context: Context, sender: Connection, message: Command) -> None:
    """Carry out what a person asks for, and answer. Refusal or IllegalAction: nothing has changed."""
    session, me = await context.registry.get(message.game), sender.me
    is_ones_own = message.seat in session.stored.seats_of(me.id if me else None)
    if is_ones_own and session.stored.seats[message.seat].stand_in is not None:
        await take_back(context, message.game, me, message.seat)
    decision = Decision(message.seat, message.seq, message.action, message.id, sender)
    async with session.lock:
        if message.seq > session.seq:  # they know more than this process does
            await context.registry.refresh(session)
        try:
            await carry_out(context, session, decision, PERSON)
        except Refusal:
            if not context.database.is_shared:
                raise
            await context.registry.refresh(session)  # another process may know better
            await carry_out(context, session, decision, PERSON)


async def carry_out(context: Context, session: GameSession, decision: Decision, actor: str) -> None:
    """The same for people and bots. The caller holds the game's lock."""
    game_id.set(session.stored.id)
    while True:
        if session.is_behind:
            await context.registry.refresh(session)
        _require_seat(session.stored, decision, actor)
        if not _is_fresh(session, decision):
            if (last := await _carried_out(context, session, decision)) is not None:
                context.broadcast.publish(session, _answer(session, decision, last))
                return
            if session.stored.status is not Status.OVER:  # then they have not heard of the end yet
                require_playing(session.stored)
            raise Refusal(ServerReason.STALE, seq=session.seq)
        require_playing(session.stored)
        if actor == PERSON and session.stored.seats[decision.seat].stand_in is not None:
            raise Refusal(ServerReason.TIME_IS_UP)  # they are back after this decision
        action = as_the_lesson_wants(session, decision.seat, _action(decision))
        dealer = dealer_of(context, session)
        session.dealer = None  # until what they deal is stored
        state, events = play(session.state, decision.seat, action, dealer)
        last = session.seq + len(events)
        step = Step(session.seq + 1, last, decision.seat, decision.command, actor, events)
        entry = entry_for(session.stored, step, state, context.now())
        stored = partial(_stored, context, session, decision, entry, state, dealer)
        try:
            await context.log.append(entry, stored)
            return
        except StepTaken:
            session.is_behind = True
        except OutcomeUnknown:
            context.registry.reload_soon(session.stored.id)  # if it is stored, the others hear of it
            raise


def _stored(
    context: Context,
    session: GameSession,
    decision: Decision,
    entry: Entry,
    state: GameState,
    dealer: Dealer,
) -> None:
    """An entry is stored for good: take it in, send it to all who watch, and answer."""
    is_new = entry.step.seq == session.seq + 1  # it may have been read already
    if is_new:
        session.apply(entry, state, dealer)
    context.broadcast.publish(session, _answer(session, decision, entry.step.last))
    if is_new and waits_for_bots(session.stored, entry.acting):
        context.bot_turns.put_nowait(entry.game)
    if session.stored.lesson is not None:
        return  # it is not counted
    context.lists.changed(entry.game, is_move=entry.status is Status.PLAYING)
    context.calls.note(entry.game)
    actor = entry.step.actor
    (context.metrics.people_moves if actor == PERSON else context.metrics.bot_moves).inc()
    log.debug("move", extra={"about": {"seat": entry.step.seat, "seq": entry.step.last, "actor": actor}})
    if actor == PERSON and session.stored.seats[decision.seat].wants_end:
        context.tasks.start(wants_to_go_on(context, entry.game, decision.seat))
    if entry.status is Status.OVER:
        if session.stored.rated:
            context.tasks.start(rate(context, entry.game))
        context.metrics.games_finished.inc()
        log.info("game over", extra={"about": {"game": entry.game, "seq": entry.step.last}})


def _answer(session: GameSession, decision: Decision, last: int) -> list[tuple[Connection, Accepted]]:
    """Who is answered, and what. The game stood at `last` after the decision."""
    if decision.sender is None or decision.command is None:
        return []
    return [(decision.sender, Accepted(session.stored.id, decision.seat, decision.command, last))]


async def _carried_out(context: Context, session: GameSession, decision: Decision) -> int | None:
    """The last event of a command that was carried out before. Since then the game has moved on."""
    if decision.command is None:
        return None
    async with context.database.read() as connection:
        return await find_command(
            connection, session.stored.id, decision.seq, decision.seat, decision.command
        )


def _action(decision: Decision) -> Action:
    if not isinstance(decision.action, str):
        return decision.action
    try:
        return parse_action(decision.action)
    except UnreadableText:
        raise Refusal(ServerReason.MALFORMED, field="action") from None


def _require_seat(stored: StoredGame, decision: Decision, actor: str) -> None:
    if actor == PERSON:
        require_own_seat(stored, decision.seat, decision.sender.me if decision.sender else None)
    elif stored.seats[decision.seat].played_by_bot is None:
        raise Refusal(ServerReason.NOT_YOUR_SEAT)  # the person is back


def _is_fresh(session: GameSession, decision: Decision) -> bool:
    """Whether it was decided on what the seat has before it now."""
    if decision.seq == session.seq:
        return True
    table = session.table
    is_choosing = table.stage is Stage.CHOOSING_TICKETS and table.players[decision.seat].is_choosing
    return is_choosing and 0 < decision.seq < session.seq

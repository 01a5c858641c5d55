"""A command, from its seat to the log. People, bots and clocks all come this way."""

from msgspec import Struct
from msgspec.structs import replace

from okapi.game import (
    Action,
    GameState,
    Stage,
    UnreadableText,
    parse_action,
    play,
)
from okapi.server.logs import game_id, log
from okapi.server.protocol.messages import Accepted, Command, Me
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import Status
from okapi.server.storage.games import PERSON, Step, StoredGame
from okapi.server.storage.log import StepTaken

from .context import Context
from .seating import take_back
from .session import GameSession
from .timing import entry_for


class Decision(Struct, frozen=True):
    """What a seat does, and how far the game was when that was decided."""

    seat: int
    seq: int
    action: Action | str
    command: str | None = None  # a person's name for it, under which it is carried out once


async def command(context: Context, me: Me | None, message: Command) -> Accepted:
    """Carry out what a person asks for. Refusal or IllegalAction: nothing has changed."""
    session = await context.registry.get(message.game)
    is_ones_own = message.seat in session.stored.seats_of(me.id if me else None)
    if is_ones_own and session.stored.seats[message.seat].stand_in is not None:
        await take_back(context, message.game, me, message.seat)
    async with session.lock:
        if message.seq > session.seq:  # they know more than this process does
            await context.registry.refresh(session)
        decision = Decision(message.seat, message.seq, message.action, message.id)
        last = await carry_out(context, session, decision, PERSON, me)
        return Accepted(message.game, message.seat, message.id, last)


async def carry_out(
    context: Context, session: GameSession, decision: Decision, actor: str, me: Me | None
) -> int:
    """The same for people and bots; the game's last event after it. The caller holds the game's lock."""
    game_id.set(session.stored.id)
    while True:
        _require_seat(session.stored, decision.seat, actor, me)
        if decision.command is not None and (last := session.answered.get((decision.seat, decision.command))):
            return last
        _require_playing(session.stored)
        _require_fresh(session, decision)
        action = _action(decision)
        dealer = session.dealer or context.entropy.dealer(
            session.stored.secret, session.stored.words, session.draws
        )
        session.dealer = None  # until what they deal is stored
        state, events = play(session.state, decision.seat, action, dealer)
        last = session.seq + len(events)
        step = Step(session.seq + 1, last, decision.seat, decision.command, actor, events)
        try:
            await _append(context, session, step, state)
        except StepTaken:
            await context.registry.refresh(session)
            continue
        session.dealer = dealer
        context.metrics.moves.labels("person" if actor == PERSON else "bot").inc()
        log.debug("move", extra={"about": {"seat": decision.seat, "seq": last, "actor": actor}})
        return last


async def _append(context: Context, session: GameSession, step: Step, state: GameState) -> None:
    """Store a step, and send it to all who watch. StepTaken: someone else was faster."""
    entry = entry_for(session.stored, step, state, context.now(), context.notice(session.stored.id))
    await context.log.append(entry)
    after, status = session.seq, entry.status
    session.advance(step, state)
    session.stored = replace(
        session.stored,
        status=status,
        seq=step.last,
        acting=entry.acting,
        deadline=entry.deadline,
        wake_at=entry.wake_at,
        moved=entry.made,
    )
    if status is Status.OVER:
        context.metrics.games_finished.inc()
        log.info("game over", extra={"about": {"game": session.stored.id, "seq": step.last}})
    context.broadcast.update(session, after, step.events)
    if status is Status.OVER:
        context.broadcast.game(session)
    context.bot_turns.put_nowait(session.stored.id)


def _action(decision: Decision) -> Action:
    if not isinstance(decision.action, str):
        return decision.action
    try:
        return parse_action(decision.action)
    except UnreadableText:
        raise Refusal(ServerReason.MALFORMED, field="action") from None


def _require_seat(stored: StoredGame, seat: int, actor: str, me: Me | None) -> None:
    if seat >= len(stored.seats):
        raise Refusal(ServerReason.NO_SUCH_SEAT)
    if actor == PERSON:
        if me is None:
            raise Refusal(ServerReason.WHO_ARE_YOU)
        if stored.seats[seat].identity != me.id:
            raise Refusal(ServerReason.NOT_YOUR_SEAT)
    elif stored.seats[seat].played_by_bot is None:
        raise Refusal(ServerReason.NOT_YOUR_SEAT)  # the person is back


def _require_playing(stored: StoredGame) -> None:
    if stored.status is Status.LOBBY:
        raise Refusal(ServerReason.NOT_STARTED)
    if stored.status is Status.CLOSED:
        raise Refusal(ServerReason.CLOSED)


def _require_fresh(session: GameSession, decision: Decision) -> None:
    """The client must have decided on what the seat has before it now."""
    if decision.seq == session.seq:
        return
    choosing = (
        session.table.stage is Stage.CHOOSING_TICKETS and session.table.players[decision.seat].is_choosing
    )
    if not (choosing and 0 < decision.seq < session.seq):
        raise Refusal(ServerReason.STALE, seq=session.seq)

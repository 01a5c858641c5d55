"""A command, from its seat to the log. People's, bots' and clocks' commands all come this way."""

from msgspec import Struct

from okapi.game import Action, Stage, UnreadableText, parse_action, play
from okapi.server.logs import game_id, log
from okapi.server.protocol.messages import Accepted, Command
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import Status
from okapi.server.storage.failures import OutcomeUnknown
from okapi.server.storage.log import LogEntry, StepTaken
from okapi.server.storage.steps import PERSON, Step, find_command
from okapi.server.storage.stored_game import StoredGame

from .clocks import entry_for, waits_for_bots
from .connections import Connection
from .context import PlayContext
from .endings import wants_to_go_on
from .seating import require_own_seat, require_playing, take_back
from .session import GameSession


class Submission(Struct, frozen=True):
    """A seat's decision, and the sequence number at which it was made."""

    seat: int
    seq: int
    action: Action | str
    command: str | None = None  # a person's name for it: each is carried out once
    sender: Connection | None = None  # gets the answer; bots need none


async def command(context: PlayContext, sender: Connection, message: Command) -> None:
    """Carry out a person's command, and answer. Refusal or IllegalAction: nothing has changed."""
    session, me = await context.registry.get(message.game), sender.me
    is_own = message.seat in session.stored.seats_of(sender.identity)
    if is_own and session.stored.seats[message.seat].stand_in is not None:
        await take_back(context, message.game, me, message.seat)
    submission = Submission(message.seat, message.seq, message.action, message.id, sender)
    async with session.lock:
        if message.seq > session.seq:  # the client knows more than this process
            await context.registry.refresh(session)
        try:
            await carry_out(context, session, submission, PERSON)
        except Refusal:
            if not context.database.is_shared:
                raise
            await context.registry.refresh(session)  # another process may know better
            await carry_out(context, session, submission, PERSON)


async def carry_out(context: PlayContext, session: GameSession, submission: Submission, actor: str) -> None:
    """Carry out a decision of a person or a bot. The caller holds the game's lock."""
    game_id.set(session.stored.id)
    while True:
        if session.is_behind:
            await context.registry.refresh(session)
        _require_seat(session.stored, submission, actor)
        if not _is_fresh(session, submission):
            if (last := await _carried_out(context, session, submission)) is not None:
                context.broadcast.publish(session, _answer(session, submission, last))
                return
            if session.stored.status is not Status.OVER:  # otherwise they do not know of the end yet
                require_playing(session.stored)
            raise Refusal(ServerReason.STALE, seq=session.seq)
        require_playing(session.stored)
        if actor == PERSON and session.stored.seats[submission.seat].stand_in is not None:
            raise Refusal(ServerReason.TIME_IS_UP)  # the person is back after this decision
        try:
            await _play(context, session, submission, actor)
            return
        except StepTaken:
            session.is_behind = True
        except OutcomeUnknown:
            context.registry.reload_soon(session.stored.id)  # if it is stored, everyone is sent it
            raise


async def _play(context: PlayContext, session: GameSession, submission: Submission, actor: str) -> None:
    """Store a decision and what follows from it. Once it is on disk, apply it, send it to everyone, and answer."""
    action = session.checked(submission.seat, _action(submission))
    dealer = session.take_dealer()
    state, events = play(session.state, submission.seat, action, dealer)
    last = session.seq + len(events)
    step = Step(session.seq + 1, last, submission.seat, submission.command, actor, events)
    entry = entry_for(session.stored, step, state, context.now())

    def stored() -> None:
        is_new = step.seq == session.seq + 1  # it may have been read from the database already
        if is_new:
            session.apply(entry, state, dealer)
        context.broadcast.publish(session, _answer(session, submission, last))
        if is_new and waits_for_bots(session.stored, entry.acting):
            context.bot_turns.put_nowait(entry.game)
        if session.stored.is_counted:
            _note(context, session, entry)

    await context.log.append(entry, stored)


def _note(context: PlayContext, session: GameSession, entry: LogEntry) -> None:
    """Report a move to the observers, the metrics and the log."""
    context.observers.changed(entry.game, is_move=entry.status is Status.PLAYING)
    actor, seat = entry.step.actor, entry.step.seat
    (context.metrics.people_moves if actor == PERSON else context.metrics.bot_moves).inc()
    log.debug("move", extra={"about": {"seat": seat, "seq": entry.step.last, "actor": actor}})
    if actor == PERSON and seat is not None and session.stored.seats[seat].wants_end:
        context.tasks.start(wants_to_go_on(context, entry.game, seat))
    if entry.status is Status.OVER:
        context.tasks.start(context.observers.ended(entry.game, is_rated=session.stored.agreement.rated))
        context.metrics.games_finished.inc()
        log.info("game over", extra={"about": {"game": entry.game, "seq": entry.step.last}})


def _answer(session: GameSession, submission: Submission, last: int) -> list[tuple[Connection, Accepted]]:
    """The answer and its recipient, if there is one. The game was at `last` after the decision."""
    if submission.sender is None or submission.command is None:
        return []
    return [(submission.sender, Accepted(session.stored.id, submission.seat, submission.command, last))]


async def _carried_out(context: PlayContext, session: GameSession, submission: Submission) -> int | None:
    """The last event of a command that was carried out before; none if it was not."""
    if submission.command is None:
        return None
    async with context.database.read() as connection:
        return await find_command(connection, session.stored.id, submission.seq, submission.seat, submission.command)


def _action(submission: Submission) -> Action:
    if not isinstance(submission.action, str):
        return submission.action
    try:
        return parse_action(submission.action)
    except UnreadableText:
        raise Refusal(ServerReason.MALFORMED, field="action") from None


def _require_seat(stored: StoredGame, submission: Submission, actor: str) -> None:
    if actor == PERSON:
        require_own_seat(stored, submission.seat, submission.sender.me if submission.sender else None)
    elif stored.seats[submission.seat].played_by_bot is None:
        raise Refusal(ServerReason.NOT_YOUR_SEAT)  # the person is back


def _is_fresh(session: GameSession, submission: Submission) -> bool:
    """Whether it was decided on the seat's present view."""
    if submission.seq == session.seq:
        return True
    table = session.table
    is_choosing = table.stage is Stage.CHOOSING_TICKETS and table.players[submission.seat].is_choosing
    return is_choosing and 0 < submission.seq < session.seq

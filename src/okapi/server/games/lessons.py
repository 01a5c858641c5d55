"""Guided games: the learner makes the moves that the lesson waits for, everything else follows its script."""

from msgspec.structs import replace

from okapi.game import Action, Dealer, Event, GameState, evolve, new_game, view_for, why_not
from okapi.lesson import Decision, Lesson, find_lesson, is_same
from okapi.server.logs import log
from okapi.server.protocol.messages import Agreement, LessonInfo, Me, NewLesson
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import SeatKind
from okapi.server.storage.games import delete_lessons, insert_game
from okapi.server.storage.log import Entry, writing
from okapi.server.storage.steps import Step
from okapi.server.storage.stored_game import StoredGame, StoredSeat

from .context import Context
from .new_tables import new_table, require_bot_delay
from .session import GameSession
from .timing import entry_for


def lesson_info(id: str) -> LessonInfo:
    """What the lesson says, and when."""
    lesson = _require_lesson(id)
    return LessonInfo(lesson.id, lesson.steps)


def _require_lesson(id: str) -> Lesson:
    lesson = find_lesson(id)
    if lesson is None:
        raise Refusal(ServerReason.NO_SUCH_LESSON)
    return lesson


async def begin(context: Context, me: Me, wanted: NewLesson) -> str:
    """A guided game, dealt and waiting for the learner; its id. It takes the place of an earlier one."""
    lesson, bot_delay = _require_lesson(wanted.lesson), require_bot_delay(context.settings, wanted.bot_delay)
    seats = (StoredSeat(SeatKind.PERSON, identity=me.id), StoredSeat(SeatKind.BOT, bot=lesson.opponent))
    table = new_table(context, me, seats, Agreement(lesson.rules), bot_delay)
    board = lesson.board
    game = replace(table, board_id=board.id, board_hash=board.content_hash, lesson=lesson.id)
    async with context.database.write() as connection:
        replaced = await delete_lessons(connection, me.id)
        await insert_game(connection, game)
        for entry in _opening(game, lesson, context.now()):
            for statement in writing([entry], context.database):
                await connection.execute(*statement)
    for earlier in replaced:
        context.registry.forget(earlier)
    log.info("lesson begun", extra={"about": {"game": game.id, "lesson": lesson.id}})
    return game.id


def _opening(game: StoredGame, lesson: Lesson, now: int) -> list[Entry]:
    """The deal, and what the opponent does before it is for the learner to decide."""
    state = _after(new_game(lesson.board, len(game.seats), lesson.rules), lesson.deal)
    steps = [(Step(1, len(lesson.deal), None, "start", "dealer", lesson.deal), state)]
    seq = len(lesson.deal)
    while game.seats[(decision := lesson.decisions[seq]).seat].played_by_bot is not None:
        state, last = _after(state, decision.events), seq + len(decision.events)
        actor = f"bot {lesson.opponent}"
        steps.append((Step(seq + 1, last, decision.seat, None, actor, decision.events), state))
        seq = last
    return [entry_for(game, step, then, now) for step, then in steps]


def _after(state: GameState, events: tuple[Event, ...]) -> GameState:
    for event in events:
        state = evolve(state, event)
    return state


# While it is played.


def scripted(session: GameSession) -> tuple[Lesson, Decision] | None:
    """What the lesson has decided for this moment; None in real games, and where it is not in the script.

    A lesson that was changed has another id since, so a game that follows the old one goes on as a real one.
    """
    stored = session.stored
    lesson = None if stored.lesson is None else find_lesson(stored.lesson)
    decision = None if lesson is None else lesson.decisions.get(session.seq)
    return None if lesson is None or decision is None else (lesson, decision)


def dealer_of(context: Context, session: GameSession) -> Dealer:
    """The dealer of the luck that follows the next decision."""
    if (found := scripted(session)) is not None:
        lesson, _ = found
        return lesson.dealer_at(session.seq)
    stored = session.stored
    return session.dealer or context.entropy.dealer(stored.secret, stored.words, session.draws)


def as_the_lesson_wants(session: GameSession, seat: int, action: Action) -> Action:
    """The action, in a lesson if it is the one waited for. What the rules forbid, they refuse themselves."""
    if (found := scripted(session)) is None:
        return action
    _, decision = found
    if seat != decision.seat or is_same(action, decision.action):
        return decision.action if seat == decision.seat else action
    if (refusal := why_not(view_for(session.state, seat), action)) is not None:
        raise refusal
    raise Refusal(ServerReason.ANOTHER_MOVE, step=decision.step or "")

"""Guided games: the learner makes the moves that the lesson waits for, everything else follows its script."""

from msgspec.structs import replace

from okapi.game import Action, Dealer, Event, GameState, evolve, new_game, view_for, why_not
from okapi.server.lobby.context import LobbyContext
from okapi.server.lobby.new_games import new_table, require_bot_delay
from okapi.server.play.clocks import entry_for
from okapi.server.play.session import GameScript
from okapi.server.protocol.messages import LessonInfo, Me, NewLesson
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage.games import delete_lessons, insert_game
from okapi.server.storage.log import LogEntry, writing
from okapi.server.storage.steps import Step
from okapi.server.storage.stored_game import StoredGame, StoredSeat
from okapi.tutorial import Tutorial, find_tutorial, is_same

from .logs import log
from .status import Agreement, SeatKind


def lesson_info(id: str) -> LessonInfo:
    """What the lesson says, and when."""
    lesson = _require_lesson(id)
    return LessonInfo(lesson.id, lesson.steps)


def _require_lesson(id: str) -> Tutorial:
    lesson = find_tutorial(id)
    if lesson is None:
        raise Refusal(ServerReason.NO_SUCH_LESSON)
    return lesson


async def begin(lobby: LobbyContext, me: Me, wanted: NewLesson) -> str:
    """A guided game, dealt and waiting for the learner; its id. It takes the place of an earlier one."""
    lesson, bot_delay = _require_lesson(wanted.lesson), require_bot_delay(lobby.settings, wanted.bot_delay)
    seats = (StoredSeat(SeatKind.PERSON, identity=me.id), StoredSeat(SeatKind.BOT, bot=lesson.opponent))
    table = new_table(lobby, me, seats, Agreement(lesson.rules), bot_delay)
    board = lesson.board
    game = replace(table, board_id=board.id, board_hash=board.content_hash, lesson=lesson.id)
    async with lobby.database.write() as connection:
        replaced = await delete_lessons(connection, me.id)
        await insert_game(connection, game)
        for entry in _opening(game, lesson, lobby.now()):
            for statement in writing([entry], lobby.database):
                await connection.execute(*statement)
    for earlier in replaced:
        lobby.play.registry.forget(earlier)
    log.info("lesson begun", extra={"about": {"game": game.id, "lesson": lesson.id}})
    return game.id


def _opening(game: StoredGame, lesson: Tutorial, now: int) -> list[LogEntry]:
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


def script_of(stored: StoredGame) -> GameScript | None:
    """The script that a guided game follows; none in real games.

    A lesson that was changed has another id since, so a game that follows the old one goes on as a real one.
    """
    lesson = None if stored.lesson is None else find_tutorial(stored.lesson)
    return None if lesson is None else _LessonScript(lesson)


class _LessonScript:
    """Has the learner make the moves that the lesson waits for. Where it has ended, all is open."""

    def __init__(self, lesson: Tutorial) -> None:
        self._lesson = lesson

    def dealer(self, seq: int) -> Dealer | None:
        return self._lesson.dealer_at(seq) if seq in self._lesson.decisions else None

    def bot_move(self, seq: int) -> Action | None:
        decision = self._lesson.decisions.get(seq)
        return None if decision is None else decision.action

    def checked(self, state: GameState, seq: int, seat: int, action: Action) -> Action:
        """The action, if it is the one waited for. What the rules forbid, they refuse themselves."""
        decision = self._lesson.decisions.get(seq)
        if decision is None or seat != decision.seat:
            return action
        if is_same(action, decision.action):
            return decision.action
        if (refusal := why_not(view_for(state, seat), action)) is not None:
            raise refusal
        raise Refusal(ServerReason.ANOTHER_MOVE, step=decision.step or "")

"""Guided games: the learner makes the moves that the tutorial waits for, and everything else follows its script."""

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.game import Action, Dealer, Event, GameState, evolve, is_same_action, new_game, view_for, why_not
from okapi.server.lobby.context import LobbyContext
from okapi.server.play.clocks import entry_for, store_dealt
from okapi.server.play.seating import require_bot_delay
from okapi.server.play.session import GameScript
from okapi.server.protocol.messages import Me, NewTutorial, TutorialInfo
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage.database import Database
from okapi.server.storage.games import delete_tutorials, insert_game
from okapi.server.storage.log import store_entry
from okapi.server.storage.steps import Step
from okapi.server.storage.stored_game import StoredGame, StoredSeat
from okapi.tutorial import Tutorial, find_tutorial

from .logs import log
from .status import Agreement, SeatKind


def tutorial_info(id: str) -> TutorialInfo:
    tutorial = _require_tutorial(id)
    return TutorialInfo(tutorial.id, tutorial.steps)


def _require_tutorial(id: str) -> Tutorial:
    tutorial = find_tutorial(id)
    if tutorial is None:
        raise Refusal(ServerReason.NO_SUCH_TUTORIAL)
    return tutorial


async def begin(lobby: LobbyContext, me: Me, wanted: NewTutorial) -> str:
    """Begin a guided game, which replaces an earlier one; its id."""
    tutorial = _require_tutorial(wanted.tutorial)
    bot_delay = require_bot_delay(lobby.settings, wanted.bot_delay)
    seats = (StoredSeat(SeatKind.PERSON, identity=me.id), StoredSeat(SeatKind.BOT, bot=tutorial.opponent))
    table = lobby.tables.new(me, seats, Agreement(tutorial.rules), bot_delay)
    board = tutorial.board
    game = replace(table, board_id=board.id, board_hash=board.content_hash, tutorial=tutorial.id)
    async with lobby.database.write() as connection:
        replaced = await delete_tutorials(connection, me.id)
        await insert_game(connection, game)
        await _store_opening(connection, lobby.database, game, tutorial, lobby.now())
    for earlier in replaced:
        lobby.play.registry.forget(earlier)
    log.info("tutorial begun", extra={"about": {"game": game.id, "tutorial": tutorial.id}})
    return game.id


async def _store_opening(
    connection: AsyncConnection, database: Database, game: StoredGame, tutorial: Tutorial, now: int
) -> None:
    """Store the deal, and the opponent's moves before the learner's first decision."""
    state = _after(new_game(tutorial.board, len(game.seats), tutorial.rules), tutorial.deal)
    await store_dealt(connection, database, game, state, tutorial.deal, now)
    seq, actor = len(tutorial.deal), f"bot {tutorial.opponent}"
    while game.seats[(decision := tutorial.decisions[seq]).seat].played_by_bot is not None:
        state, last = _after(state, decision.events), seq + len(decision.events)
        step = Step(seq + 1, last, decision.seat, None, actor, decision.events)
        await store_entry(connection, database, entry_for(game, step, state, now))
        seq = last


def _after(state: GameState, events: tuple[Event, ...]) -> GameState:
    for event in events:
        state = evolve(state, event)
    return state


# During the game.


def script_of(stored: StoredGame) -> GameScript | None:
    """The script of a guided game; none for real games.

    A changed tutorial has a new id, so a game that followed the old one goes on as a real one.
    """
    tutorial = None if stored.tutorial is None else find_tutorial(stored.tutorial)
    return None if tutorial is None else _TutorialScript(tutorial)


class _TutorialScript:
    """Makes the learner follow the tutorial. After its end, every move is allowed."""

    def __init__(self, tutorial: Tutorial) -> None:
        self._tutorial = tutorial

    def dealer(self, seq: int) -> Dealer | None:
        return self._tutorial.dealer_at(seq) if seq in self._tutorial.decisions else None

    def bot_move(self, seq: int) -> Action | None:
        decision = self._tutorial.decisions.get(seq)
        return None if decision is None else decision.action

    def checked(self, state: GameState, seq: int, seat: int, action: Action) -> Action:
        """The action, if the tutorial waits for it. An illegal action is refused by its rule."""
        decision = self._tutorial.decisions.get(seq)
        if decision is None or seat != decision.seat:
            return action
        if is_same_action(action, decision.action):
            return decision.action
        if (refusal := why_not(view_for(state, seat), action)) is not None:
            raise refusal
        raise Refusal(ServerReason.ANOTHER_MOVE, step=decision.step or "")

"""The guided first game: a whole game as data, which the rules engine plays when it is loaded.

The learner makes the moves that the tutorial waits for; the opponent's moves and the luck are in the file. So a
tutorial is always at one of the moments in the file, and the sequence number says at which.
"""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from okapi.board import Board, africa
from okapi.dealer import ScriptedDealer
from okapi.game import Action, Event, Luck, Rules, new_game, parse_action, play, settle

LEARNER, OPPONENT = 0, 1
FIRST_GAME = "first-game-2"  # a new number with every change: games in progress follow the version they began with


class Speech(Struct, frozen=True, forbid_unknown_fields=True):
    """A step in the file: the id of its text, and the things that it points to."""

    id: str
    at: tuple[str, ...]


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """A move in the file: the learner's or the opponent's, the luck that follows, and the steps before it."""

    you: str | None = None
    opponent: str | None = None
    luck: tuple[str, ...] = ()
    steps: tuple[Speech, ...] = ()


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    opponent: str
    rules: Rules
    deal: tuple[str, ...]
    moves: tuple[Move, ...]
    after: tuple[Speech, ...]


class TutorialStep(Struct, frozen=True):
    """A text that points to something on the table, shown when the game is at this sequence number."""

    id: str
    seq: int
    at: tuple[str, ...]  # the text points to the first that is on the screen, and names routes and tickets
    waits: Action | None  # for this move; none: the step is only read


class ScriptedMove(Struct, frozen=True):
    """A seat's move at a moment of the tutorial, and the step that waits for it."""

    seat: int
    action: Action
    step: str | None
    events: tuple[Event, ...]  # the move and everything that follows


class Tutorial(Struct, frozen=True):
    id: str
    board: Board
    rules: Rules
    opponent: str  # the bot whose name the opponent has
    deal: tuple[Event, ...]
    decisions: dict[int, ScriptedMove]  # by the sequence number they are made at
    steps: tuple[TutorialStep, ...]

    def dealer_at(self, seq: int) -> ScriptedDealer:
        """The dealer of the luck that follows the decision at this moment."""
        return ScriptedDealer(event for event in self.decisions[seq].events if isinstance(event, Luck))


def find_tutorial(id: str) -> Tutorial | None:
    return _first_game() if id == FIRST_GAME else None


@cache
def _first_game() -> Tutorial:
    content = (files(__name__) / "first_game.toml").read_text("utf-8")
    return load(FIRST_GAME, tomllib.loads(content), africa())


def load(id: str, content: dict[str, object], board: Board) -> Tutorial:
    """Read a tutorial, and play it by the rules. An error says where the file breaks them."""
    script = msgspec.convert(content, Script)
    state, deal = settle(new_game(board, 2, script.rules), ScriptedDealer(script.deal))
    decisions: dict[int, ScriptedMove] = {}
    steps: list[TutorialStep] = []
    seq = len(deal)
    for move in script.moves:
        text = move.you or move.opponent
        if text is None or (move.you and move.opponent):
            raise ValueError(f"after {seq} events: a move is either yours or the opponent's")
        seat, action = LEARNER if move.you else OPPONENT, parse_action(text)
        state, events = play(state, seat, action, ScriptedDealer(move.luck))
        if sum(isinstance(event, Luck) for event in events) != len(move.luck):
            raise ValueError(f"{text}: less luck falls than the tutorial says")
        for words in move.steps:
            waits = action if words is move.steps[-1] else None
            steps.append(TutorialStep(words.id, seq, words.at, waits))
        decisions[seq] = ScriptedMove(seat, action, move.steps[-1].id if move.steps else None, events)
        seq += len(events)
    steps += [TutorialStep(words.id, seq, words.at, None) for words in script.after]
    return Tutorial(id, board, script.rules, script.opponent, deal, decisions, tuple(steps))

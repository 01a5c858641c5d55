"""A puzzle as data: the source of its position, its theme and difficulty, and the coach's moves."""

import hashlib
from enum import StrEnum

from msgspec import Raw, Struct

from okapi.coach.results import AdvisedMove
from okapi.game import Action, Event, Seat, to_json


class PuzzleTheme(StrEnum):
    """What the best move is about. Its name is the message `puzzle-theme-…` of the catalogs."""

    DOUBLING = "doubling"
    BLOCKING = "blocking"
    TICKETS = "tickets"
    DRAWING = "drawing"
    LAST_ROUND = "last-round"


class ArenaGame(Struct, frozen=True, tag_field="from", tag="arena"):
    """A game of our bots up to a decision, given by its seed and actions. These determine all hands, so it is never
    sent to players.

    It follows the published rules on the board `africa`, with the luck of `SplitMixDealer`; the actions are numbered as
    in `okapi.numbering`.
    """

    seed: int
    bots: tuple[str, ...]  # in the order of the seats
    actions: tuple[int, ...]

    @property
    def players(self) -> int:
        return len(self.bots)


class SeenGame(Struct, frozen=True, tag_field="from", tag="seen"):
    """A game of people up to a decision, as the deciding seat saw it: without other hands and names."""

    players: int
    view: Raw  # of the seat, as JSON
    events: tuple[Event, ...]  # redacted for it


class Puzzle(Struct, frozen=True):
    """A decision with one clearly best move."""

    id: str
    theme: PuzzleTheme
    rating: int  # on the scale of the levels for people
    seat: Seat
    turn: int  # of the game, from 1; 0: before the first turn
    game: ArenaGame | SeenGame
    solutions: tuple[Action, ...]  # the best move, and equally good ones, such as other payments for the route
    moves: tuple[AdvisedMove, ...]  # judged, the best first

    @property
    def players(self) -> int:
        return self.game.players

    @property
    def best(self) -> AdvisedMove:
        return self.moves[0]


def id_of(game: ArenaGame | SeenGame) -> str:
    """A short name for a position, which depends only on the position."""
    position = f"{game.seed}.{len(game.actions)}".encode() if isinstance(game, ArenaGame) else to_json(game)
    number = int.from_bytes(hashlib.sha256(position).digest()[:5], "big") % len(_LETTERS) ** _ID_LENGTH
    letters = []
    for _ in range(_ID_LENGTH):
        number, letter = divmod(number, len(_LETTERS))
        letters.append(_LETTERS[letter])
    return "".join(letters)


_LETTERS = "23456789bcdfghjkmnpqrstvwxyz"  # without similar letters, and without vowels, so that it spells no words
_ID_LENGTH = 6

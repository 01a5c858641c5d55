"""What is before a player who must decide: the player's view, the options, and the story so far."""

from collections.abc import Sequence

from msgspec import Struct

from okapi.board import Board
from okapi.game import Options, Seat, View

from ..vocabulary import Vocabulary, vocabulary
from ..wording import Wording
from .claim_menu import ClaimsByRoute


class NotUnderstood(Exception):
    """What was typed makes no sense here; the message says what would."""


class PendingDecision(Struct, frozen=True):
    """One decision of one seat. There is no GameState in sight."""

    view: View
    options: Options
    claims: ClaimsByRoute
    words: Wording
    log: Sequence[str]

    @property
    def seat(self) -> Seat:
        assert self.view.seat is not None
        return self.view.seat

    @property
    def vocabulary(self) -> Vocabulary:
        return vocabulary(self.words.texts.language)

    @property
    def board(self) -> Board:
        return self.view.table.board

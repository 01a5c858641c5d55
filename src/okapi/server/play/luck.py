"""Where the luck of a game in memory comes from."""

from collections.abc import Callable, Sequence
from typing import Protocol

from okapi.game import Dealer, Event, GameState
from okapi.server.storage.stored_game import StoredGame

DealerSource = Callable[[str, Sequence[str], int], Dealer]  # of a secret, words, and the draws before


class GameLuck(Protocol):
    """The luck of one game, as far as the game has come."""

    def dealer(self, game: StoredGame, draws: int) -> Dealer:
        """A dealer of what follows after this many draws. What it deals does not count until `follow` says so."""

    def follow(self, before: GameState, events: Sequence[Event], dealer: Dealer | None) -> None:
        """The game has gone on by these events. None: no dealer of this process has dealt their luck."""


class OwnLuck:
    """The usual luck: it follows from the game's secret, the players' words and the number of draws before."""

    def __init__(self, source: DealerSource) -> None:
        self._source = source
        self._dealer: Dealer | None = None  # that has dealt up to here: quicker than to make another
        self._lent: Dealer | None = None

    def dealer(self, game: StoredGame, draws: int) -> Dealer:
        self._lent, self._dealer = self._dealer or self._source(game.luck, game.words, draws), None
        return self._lent

    def follow(self, before: GameState, events: Sequence[Event], dealer: Dealer | None) -> None:
        self._dealer = dealer if dealer is self._lent else None

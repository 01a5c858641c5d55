"""How the rooms above learn what happens to games: `play` calls observers, without knowing them."""


class GameObserver:
    """Is called when something has happened to a game, always after it was stored.

    Calls about moves come in the order of their commits, so they must return at once: longer work needs a task.
    """

    def changed(self, game: str, *, is_move: bool) -> None:
        """This process has stored a move, or something else about a game."""

    def changed_elsewhere(self, game: str, *, is_move: bool) -> None:
        """Another process has stored a move, or something else about a game."""

    def opened(self, game: str, person: str) -> None:
        """A person has opened a game from their own seat."""

    async def ended(self, game: str, *, is_rated: bool) -> None:
        """A game is over or was ended early."""


class GameObservers(GameObserver):
    def __init__(self) -> None:
        self._all: list[GameObserver] = []

    def add(self, *observers: GameObserver) -> None:
        self._all += observers

    def changed(self, game: str, *, is_move: bool = False) -> None:
        for observer in self._all:
            observer.changed(game, is_move=is_move)

    def changed_elsewhere(self, game: str, *, is_move: bool = False) -> None:
        for observer in self._all:
            observer.changed_elsewhere(game, is_move=is_move)

    def opened(self, game: str, person: str) -> None:
        for observer in self._all:
            observer.opened(game, person)

    async def ended(self, game: str, *, is_rated: bool) -> None:
        for observer in self._all:
            await observer.ended(game, is_rated=is_rated)

"""Machine code before somebody waits for it: once on a machine, whatever has to be compiled decides."""

from collections.abc import Callable, Iterable
from importlib.util import find_spec
from pathlib import Path

from okapi.board import africa
from okapi.dealer import SeededDealer
from okapi.game import View, new_game, options, play, settle, view_for

from .registry import compiles


def warm_up_bots(names: Iterable[str]) -> None:
    """Compile what these bots think with; without Numba, do nothing."""
    if find_spec("numba") is None:
        return
    for name in filter(compiles, names):
        decide_once(_folder_of(name), _decide_as_searcher if name == "searcher" else _decide_as_champion)


def bots_are_warm(names: Iterable[str]) -> bool:
    return all(is_warm(_folder_of(name)) for name in filter(compiles, names))


def _folder_of(bot: str) -> Path:
    """Where a bot's functions are that are compiled."""
    return Path(__file__).with_name("search" if bot == "searcher" else "network")


def is_warm(folder: Path) -> bool:
    """Whether the code in this folder has been compiled on this machine: it decides at once."""
    return _mark(folder).exists()


def decide_once(folder: Path, decide: Callable[[View], object]) -> None:
    """Decide on tickets and on a turn, unless the code in this folder has done so on this machine."""
    if is_warm(folder):
        return
    for view in _first_decisions():
        decide(view)
    _mark(folder).touch()


def _mark(folder: Path) -> Path:
    from okapi.compiled.compilation import cache_folder  # noqa: PLC0415 (needs the extra)

    return cache_folder(folder) / "is-warm"


def _first_decisions() -> list[View]:
    dealer = SeededDealer("warm-up")
    state, _ = settle(new_game(africa(), 2), dealer)
    choosing_tickets = view_for(state, 0)
    for seat in (0, 1):
        state, _ = play(state, seat, options(view_for(state, seat))[0], dealer)
    return [choosing_tickets, view_for(state, state.table.acting()[0])]


def _decide_as_champion(view: View) -> None:
    from .champion import ChampionBot, Effort  # noqa: PLC0415 (needs the extra)

    effort = Effort(candidates=2, trials=2, decisions=1, thinkable=100.0)  # done soon, but looks ahead
    ChampionBot("warm-up", effort=effort).choose(view, options(view))
    _score(view)


def _score(view: View) -> None:
    """Score a game, as a search does in a world where the game is over."""
    import numpy as np  # noqa: PLC0415 (as below)

    from okapi.compiled.conversion import row_of_view  # noqa: PLC0415 (needs the extra)
    from okapi.compiled.loops import score_games  # noqa: PLC0415
    from okapi.compiled.tables import tables_for  # noqa: PLC0415

    totals, completed = np.zeros((2, 1, len(view.table.players)), np.int64)
    tables, winners = tables_for(view.table.board, view.table.rules), np.zeros(1, np.uint64)
    score_games(row_of_view(view)[None], tables, totals, completed.view(np.uint64), winners)


def _decide_as_searcher(view: View) -> None:
    from .searcher import SearcherBot  # noqa: PLC0415 (needs the extra)

    SearcherBot("warm-up", iterations=2).choose(view, options(view))

"""Machine code before somebody waits for it: once on a machine, whatever has to be compiled decides."""

from collections.abc import Callable, Iterable
from importlib.util import find_spec
from pathlib import Path

from okapi.board import africa
from okapi.dealer import SeededDealer
from okapi.game import View, new_game, options, play, settle, view_for

from .registry import compiles


def warm_up_bots(names: Iterable[str]) -> None:
    """Have compiled what these bots think with; without Numba, nothing."""
    if not any(map(compiles, names)) or find_spec("numba") is None:
        return
    from . import network, search  # noqa: PLC0415 (only where they are needed: they take a while to load)

    decide_once(Path(network.__file__).parent, _decide_as_champion)
    decide_once(Path(search.__file__).parent, _decide_as_searcher)


def decide_once(folder: Path, decide: Callable[[View], object]) -> None:
    """Decide on tickets and on a turn, unless the code in this folder has done so on this machine."""
    from okapi.compiled.compilation import cache_folder  # noqa: PLC0415 (needs the extra)

    done = cache_folder(folder) / "is-warm"
    if done.exists():
        return
    for view in _first_decisions():
        decide(view)
    done.touch()


def _first_decisions() -> list[View]:
    dealer = SeededDealer("warm-up")
    state, _ = settle(new_game(africa(), 2), dealer)
    choosing_tickets = view_for(state, 0)
    for seat in (0, 1):
        state, _ = play(state, seat, options(view_for(state, seat))[0], dealer)
    return [choosing_tickets, view_for(state, state.table.acting()[0])]


def _decide_as_champion(view: View) -> None:
    from .champion import ChampionBot, Effort  # noqa: PLC0415 (needs the extra)

    effort = Effort(candidates=2, worlds=0, unthinkable=100.0)  # done soon, but looks ahead in any case
    ChampionBot("warm-up", effort=effort).choose(view, options(view))


def _decide_as_searcher(view: View) -> None:
    from .searcher import SearcherBot  # noqa: PLC0415 (needs the extra)

    SearcherBot("warm-up", iterations=2).choose(view, options(view))

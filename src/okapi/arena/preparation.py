"""Machine code for the bots that use it, before a tournament counts how long they think."""

from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

from okapi.board import africa
from okapi.bots import Bot, compiles
from okapi.dealer import SeededDealer

from .match import play_match


def prepare(bots: Iterable[str]) -> None:
    """Compile what these bots think with, unless it lies in this machine's cache; without Numba, nothing."""
    if not any(map(compiles, bots)) or find_spec("numba") is None:
        return
    from okapi.bots import network  # noqa: PLC0415 (only where it is needed: it takes a while to load)
    from okapi.compiled.compilation import cache_folder  # noqa: PLC0415 (needs the extra)

    done = cache_folder(Path(network.__file__).parent) / "bots-are-prepared"
    if not done.exists():
        play_match(africa(), _thoughtless(), SeededDealer("preparation"))
        done.touch()


def _thoughtless() -> list[Bot]:
    """Bots that call all there is to compile, and are done soon."""
    from okapi.bots.champion import ChampionBot, Effort  # noqa: PLC0415 (needs the extra)
    from okapi.bots.searcher import SearcherBot  # noqa: PLC0415 (likewise)

    effort = Effort(candidates=2, worlds=0)
    return [ChampionBot("preparation", effort=effort), SearcherBot("preparation", iterations=1)]

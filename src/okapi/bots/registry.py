"""The one list of bots, for the command line, the arena and the server.

Bots from elsewhere join it by an entry point of the group `okapi.bots`, or are named as `module:Class`.
"""

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from typing import NamedTuple

from msgspec import Struct

from okapi import how_to_install

from .bot import Bot
from .greedy import GreedyBot
from .hoarder import HoarderBot
from .hungry import HungryBot
from .learner import LearnerBot
from .levels import LEARNERS, LEVELS, level_of, rating_of
from .long_route import LongRouteBot
from .opportunist import OpportunistBot
from .planner import PlannerBot
from .racer import RacerBot
from .random_bot import RandomBot
from .route_focused import RouteFocusedBot

ENTRY_POINTS = "okapi.bots"
Factory = Callable[[str], Bot]


class BotEntry(Struct, frozen=True):
    """A bot and what lists show of it. The factory takes a seed: the same seed and views give the same choices."""

    name: str
    description: str
    factory: Factory
    level: int | None = None  # from 1, for a first game, as in `levels`; None: it is no level for people
    rating: int | None = None  # None: not measured
    is_for_people: bool = True  # False: nobody would want to wait for it
    elsewhere: str | None = None  # the bot that plays in its place on maps that it has not learned


class UnknownBot(LookupError):
    """There is no bot of this name."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"there is no bot {name!r}; there are: {', '.join(bot_names())}")


class BrokenBot(Exception):
    """A bot from elsewhere that cannot be loaded, and why."""

    def __init__(self, name: str, why: Exception) -> None:
        self.name = name
        super().__init__(f"the bot {name!r} cannot be loaded: {type(why).__name__}: {why}")


def _entry(
    name: str, factory: Factory, description: str = "", *, is_for_people: bool = True, elsewhere: str | None = None
) -> BotEntry:
    """The first line of its docstring describes a bot. Ours have texts for people in the catalogs as well."""
    description = description or (getattr(factory, "__doc__", None) or "").strip().partition("\n")[0]
    level = level_of(name)
    number = level.number if level else getattr(factory, "level", None)  # a bot from elsewhere may say it
    return BotEntry(name, description, factory, number, rating_of(name), is_for_people, elsewhere)


_OURS: dict[str, Factory] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "racer": RacerBot,
    "hungry": HungryBot,
    "long-route": LongRouteBot,
    "opportunist": OpportunistBot,
    "route-focused": RouteFocusedBot,
    "hoarder": HoarderBot,
    "planner": PlannerBot,
}
_LEARNERS = {
    "meerkat": "Plans its tickets as a beginner does, and easily loses its way.",
    "tortoise": "Plans with odd ideas of what routes and cards are worth, and doubles what comes easily.",
    "zebra": "Plans its tickets soundly, and doubles where one more terrain card will do.",
    "elephant": "Plans the whole game, and is seldom wrong about it.",
}
_BOTS = {name: _entry(name, partial(LearnerBot, sight=sight), _LEARNERS[name]) for name, sight in LEARNERS.items()} | {
    name: _entry(name, factory) for name, factory in _OURS.items()
}


class _OnDemand(NamedTuple):
    """A bot of ours that is imported when it is to play, because it loads much or needs a package."""

    place: str
    description: str
    needs: str | None = None  # a package that not everyone has
    is_for_people: bool = True
    elsewhere: str | None = None


_ON_DEMAND = {
    "leopard": _OnDemand(
        "okapi.bots.tempered:TemperedBot",
        "Plays by a trained network, and sometimes takes a risk.",
        elsewhere="planner",
    ),
    "prodigy": _OnDemand(
        "okapi.bots.prodigy:ProdigyBot", "Plays by a trained network, at a glance.", elsewhere="planner"
    ),
    "champion": _OnDemand(
        "okapi.bots.champion:ChampionBot", "Plays by a trained network, and looks ahead.", elsewhere="planner"
    ),
    "searcher": _OnDemand(
        "okapi.bots.searcher:SearcherBot",
        "Plays games out in its mind, 1,600 for every move, beginning with what the planner would do.",
        needs="numba",
        is_for_people=False,
    ),
}


def bot_names() -> tuple[str, ...]:
    """The names of all bots: the levels first, then our others."""
    ours = dict.fromkeys((*(level.bot for level in LEVELS), *_BOTS, *_ON_DEMAND))
    return (*ours, *sorted(name for name in _installed() if name not in ours))


def compiles(name: str) -> bool:
    """Whether a bot compiles what it thinks with: once on a machine, for a minute, if Numba is there."""
    return name in _ON_DEMAND


def find_bot(name: str) -> BotEntry:
    """The bot of this name, or the one at `module:Class`."""
    if entry := _BOTS.get(name):
        return entry
    if bot := _ON_DEMAND.get(name):
        return _promised(name, bot)
    if point := _installed().get(name):
        return _loaded(point)
    if ":" in name and EntryPoint.pattern.match(name):
        return _loaded(EntryPoint(name, name, ENTRY_POINTS))
    raise UnknownBot(name)


def _promised(name: str, bot: _OnDemand) -> BotEntry:
    if bot.needs is not None and find_spec(bot.needs) is None:
        raise BrokenBot(name, ImportError(f"it needs {bot.needs}: {how_to_install('fast')}"))

    def factory(seed: str) -> Bot:
        made: Bot = EntryPoint(name, bot.place, ENTRY_POINTS).load()(seed)
        return made

    return _entry(name, factory, bot.description, is_for_people=bot.is_for_people, elsewhere=bot.elsewhere)


@cache
def _installed() -> dict[str, EntryPoint]:
    """Kept, because looking for them reads a file of every package that is installed."""
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def _loaded(point: EntryPoint) -> BotEntry:
    try:
        factory = getattr(import_module(point.module), point.attr)
        _require_factory(point.value, factory)
    except Exception as why:  # whatever a stranger's module does when it is imported
        raise BrokenBot(point.name, why) from why
    return _entry(point.name, factory)


def _require_factory(place: str, factory: object) -> None:
    """TypeError: it makes no bots. What a function makes is known only once it is called."""
    if not callable(factory):
        raise TypeError(f"{place} cannot be called with a seed")
    if isinstance(factory, type) and not callable(getattr(factory, "choose", None)):
        raise TypeError(f"{place} has no method choose")

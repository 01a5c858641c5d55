"""Everything that can be refused, each with details such as it could have."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

from okapi.locales import Param, Texts, texts
from tools.catalog import CatalogMessage, read

from .sheet import TEXT, TITLE, Piece

COUNTS: tuple[Param, ...] = (1, 2, 5, 21)
FEW: tuple[Param, ...] = (3,)
# Details that are counts, as they come in games, and words; those of cards come in the words of the language.
PLAUSIBLE: Mapping[str, tuple[Param, ...]] = {
    "board": ("my-box",),
    "bot": ("deep-blue",),
    "deck": ("train", "terrain"),
    "letters": (60,),
    "line": (21,),
    "max": COUNTS,
    "min": (1,),
    "minutes": COUNTS,
    "name": ("Ada",),
    "needed": COUNTS,
    "player": ("Ada",),
    "route": ("atlantis--durban",),
    "service": ("push.example.org",),
    "ticket": ("atlantis--durban",),
    "wild": (0, 1, 2),
    **dict.fromkeys(("have", "kept", "own", "paid", "places", "rival", "routes", "tickets"), FEW),
}
# The same detail is a number here and names there.
PARTICULAR: Mapping[str, Mapping[str, tuple[Param, ...]]] = {
    "reason-game-too-few-tickets": {"players": (5,), "tickets": (21,)},
    "reason-review-wrong-players": {"players": (1,), "min": (2,), "max": (5,)},
    "reason-game-bad-clock": {"min": (15,), "max": (604_800,)},
    "reason-game-bad-bot-delay": {"max": (5_000,)},
    "reason-board-too-large": {"places": (200,), "routes": (400,), "tickets": (300,)},
}


@cache
def reasons() -> dict[str, CatalogMessage]:
    """The messages of all refusals."""
    return {id: message for id, message in read("en").items() if id.startswith("reason-")}


def refusals(language: str) -> Iterator[Piece]:
    """Every one in that language, headed by its reason."""
    words = texts(language)
    for id, message in reasons().items():
        yield Piece(TITLE, id, 2)
        for details in plausible(message, words):
            yield Piece(TEXT, words.say(id, **details))


def plausible(message: CatalogMessage, words: Texts) -> Iterator[dict[str, Param]]:
    """Details that would fill a message, one set for each text it may have."""
    names = sorted(message.variables)
    particular = PARTICULAR.get(message.id, {})
    values = [particular.get(name) or _in_words(name, words) or PLAUSIBLE[name] for name in names]
    for chosen in product(*values):
        yield dict(zip(names, chosen, strict=True))


def _in_words(name: str, words: Texts) -> tuple[Param, ...]:
    match name:
        case "card":
            return (words.say("card-red"), words.say("card-locomotive"), words.say("terrain-jungle"))
        case "colour":
            return (words.say("colour-red"), words.say("colour-white"))
        case "terrain":
            return (words.say("terrain-jungle"), words.say("terrain-mountain"), words.say("terrain-desert"))
        case "players":
            return (words.listed(["Ada"]), words.listed(["Ada", "Ben"]))
        case _:
            return ()

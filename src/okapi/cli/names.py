"""Finding places and routes by what a person types: accents, case and hyphens do not matter."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from okapi.board import Board, PlaceId, Route
from okapi.board.loading import other_names
from okapi.locales import Texts

MAX_WORDS = 20  # in the names of two places together
WITHOUT_A_STROKE = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe"})  # no accents to Unicode

UMLAUT = re.compile("(?<=[aou])e")  # as it is written on keyboards without umlauts


def fold(text: str) -> str:
    """The text without accents, capitals and punctuation: `Moçâmedes` is `mocamedes`, `gruen` and `grün` are `grun`."""
    letters = unicodedata.normalize("NFKD", text).casefold().translate(WITHOUT_A_STROKE)
    kept = (char if char.isalnum() else " " for char in letters if unicodedata.category(char) != "Mn")
    return UMLAUT.sub("", " ".join("".join(kept).split()))


def find_places(board: Board, text: str, texts: Texts) -> list[PlaceId]:
    """The places of this name, or whose name begins like this; a country is all its places."""
    wanted, names = fold(text), _folded_names(board, texts)
    if not wanted:
        return []
    exact = [id for id, spellings in names.items() if wanted in spellings]
    usual = [id for id, spellings in names.items() if any(name.startswith(wanted) for name in spellings[:2])]
    return exact or usual or [id for id, also in names.items() if any(name.startswith(wanted) for name in also[3:])]


@lru_cache(maxsize=32)
def _folded_names(board: Board, texts: Texts) -> dict[PlaceId, tuple[str, ...]]:
    """What a place is called in the language, on the board, by its id, and otherwise."""
    found = {}
    for place in board.places.values():
        end = place.country or place.id
        names = (texts.place(end, place.name), place.name, place.id, *other_names(board).get(end, ()))
        found[place.id] = tuple(map(fold, names))
    return found


def find_routes(board: Board, text: str, texts: Texts) -> list[Route]:
    """The routes between two places named one after the other, in either order; or all at one place."""
    if text.strip() in board.routes:
        return [board.routes[text.strip()]]
    words = fold(text).split()[:MAX_WORDS]
    found: dict[str, Route] = {}
    for cut in range(1, len(words)):
        one = find_places(board, " ".join(words[:cut]), texts)
        other = find_places(board, " ".join(words[cut:]), texts)
        found |= {route.id: route for route in routes_between(board, one, other)}
    if not found:
        places = find_places(board, text, texts)
        found = {route.id: route for place in places for route in board.routes_at(place)}
    return list(found.values())


def routes_between(board: Board, one: Sequence[PlaceId], other: Sequence[PlaceId]) -> list[Route]:
    return [route for place in one for route in board.routes_at(place) if route.other_end(place) in other]

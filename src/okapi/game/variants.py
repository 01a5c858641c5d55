"""The numbers of the rules that a group may agree on. Others would make games that nobody can finish."""

import re

from msgspec import Struct
from msgspec.structs import replace

from okapi.board import Board

from .rules import Rules


class Variant(Struct, frozen=True):
    """How far a number may be from the published one, and the choices that forms and commands offer."""

    published: int
    min: int
    max: int
    choices: tuple[int, ...]  # the published one first

    def allows(self, number: int) -> bool:
        return self.min <= number <= self.max


class BadVariant(ValueError):
    """Not `name=number`, or a number that no group may agree on: then `variant` has its range."""

    def __init__(self, text: str, variant: Variant | None = None) -> None:
        wanted = "of the form name=number" if variant is None else f"from {variant.min} to {variant.max}"
        super().__init__(f"{text!r} is not {wanted}")
        self.text = text
        self.variant = variant


def _variant(name: str, min: int, max: int, *others: int) -> Variant:
    published: int = getattr(Rules(), name)
    return Variant(published, min, max, (published, *others))


VARIANTS = {
    "trains": _variant("trains", 10, 60, 30, 15),  # a shorter game, and a short one
    "tickets_dealt": _variant("tickets_dealt", 2, 6),
    "starting_tickets_kept": _variant("starting_tickets_kept", 1, 4),
    "tickets_drawn": _variant("tickets_drawn", 1, 6, 3),  # 6.1: the editions
    "drawn_tickets_kept": _variant("drawn_tickets_kept", 1, 3),
    "draws": _variant("draws", 1, 3),
    "players_sharing_doubles": _variant("players_sharing_doubles", 2, 6),
    "trains_that_end_the_game": _variant("trains_that_end_the_game", 0, 5),
    "globetrotter": _variant("globetrotter", 0, 50),
}


def parse_variants(text: str) -> dict[str, int]:
    """What a group agrees on, as in `trains=30,tickets_drawn=3`. BadVariant: a part that it cannot agree on."""
    return dict(_parse_variant(part.strip()) for part in text.split(","))


def _parse_variant(text: str) -> tuple[str, int]:
    name, _, number = (part.strip() for part in text.partition("="))
    variant = VARIANTS.get(name)
    if variant is None or not re.fullmatch("[0-9]{1,9}", number):
        raise BadVariant(text)
    if not variant.allows(int(number)):
        raise BadVariant(text, variant)
    return name, int(number)


def rules_for(board: Board) -> Rules:
    """The published rules, with as many trains as the board is meant for."""
    return Rules() if board.trains is None else replace(Rules(), trains=board.trains)

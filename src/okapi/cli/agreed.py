"""The rules that a group agrees on, as they are typed: `--rules trains=30,tickets_drawn=3`."""

import re

from msgspec.structs import replace

from okapi.board import Board
from okapi.board.problems import printable
from okapi.game import VARIANTS, Rules

from .bad_input import BadInput
from .files import own_rules
from .language import listed, say


def agreed_rules(text: str | None, board: Board) -> Rules:
    """The rules of a board with other numbers, as in `trains=30,tickets_drawn=3`."""
    numbers = {}
    for part in text.split(",") if text is not None else ():
        name, _, number = (it.strip() for it in part.partition("="))
        if name not in VARIANTS or not re.fullmatch("[0-9]{1,9}", number):
            raise BadInput(say("wrong-rules", rule=printable(part), names=listed(VARIANTS)))
        numbers[name], variant = int(number), VARIANTS[name]
        if not variant.min <= numbers[name] <= variant.max:
            least, most = str(variant.min), str(variant.max)
            raise BadInput(say("flaw-out-of-range", key=name, value=number, min=least, max=most))
    return replace(own_rules(board), **numbers)

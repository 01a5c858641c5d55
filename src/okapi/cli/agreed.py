"""The rules that a group agrees on, as they are typed: `--rules trains=30,tickets_drawn=3`."""

from msgspec.structs import replace

from okapi.board import Board
from okapi.board.problems import printable
from okapi.game import VARIANTS, BadVariant, Rules, parse_variants

from .bad_input import BadInput
from .files import own_rules
from .language import listed, say


def agreed_rules(text: str | None, board: Board) -> Rules:
    """The rules of a board with other numbers, as in `trains=30,tickets_drawn=3`."""
    if text is None:
        return own_rules(board)
    try:
        return replace(own_rules(board), **parse_variants(text))
    except BadVariant as error:
        if (variant := error.variant) is None:
            raise BadInput(say("wrong-rules", rule=printable(error.text), names=listed(VARIANTS))) from None
        name, value = (part.strip() for part in error.text.split("="))
        low, high = str(variant.min), str(variant.max)
        raise BadInput(say("flaw-out-of-range", key=name, value=value, min=low, max=high)) from None

"""Which numbers of the rules a table may agree on, and how far. Others would make games nobody can finish."""

from okapi.board import Board
from okapi.game import BadSetup, Rules, new_game
from okapi.server.protocol.messages import RuleOption
from okapi.server.protocol.reasons import Refusal, ServerReason

_STANDARD = Rules()
_RANGES = {
    "trains": (10, 60),
    "tickets_dealt": (2, 6),
    "starting_tickets_kept": (1, 4),
    "tickets_drawn": (1, 6),
    "drawn_tickets_kept": (1, 3),
    "draws": (1, 3),
    "players_sharing_doubles": (2, 6),
    "trains_that_end_the_game": (0, 5),
    "globetrotter": (0, 50),
}
OPTIONS = tuple(
    RuleOption(name, getattr(_STANDARD, name), least, most) for name, (least, most) in _RANGES.items()
)


def require_playable(rules: Rules, players: int, board: Board) -> None:
    """Refuse rules that a table may not agree on."""
    for name in rules.__struct_fields__:
        value, standard = getattr(rules, name), getattr(_STANDARD, name)
        if value == standard:
            continue
        if name not in _RANGES:
            raise Refusal(ServerReason.BAD_RULES, rule=name)
        least, most = _RANGES[name]
        if not least <= value <= most:
            raise Refusal(ServerReason.BAD_RULES, rule=name, least=least, most=most)
    try:
        new_game(board, players, rules)
    except BadSetup as error:
        raise Refusal(ServerReason.BAD_RULES, problem=str(error)) from None

"""The rules that a table may agree on."""

from okapi.board import Board
from okapi.game import VARIANTS, BadSetup, Obstacle, Rules, new_game
from okapi.server.protocol.messages import RuleOption
from okapi.server.protocol.reasons import Refusal, ServerReason

_STANDARD = Rules()
OPTIONS = tuple(
    RuleOption(name, variant.published, variant.min, variant.max, variant.choices) for name, variant in VARIANTS.items()
)


def require_playable(rules: Rules, players: int, board: Board) -> None:
    for name in rules.__struct_fields__:
        value, standard = getattr(rules, name), getattr(_STANDARD, name)
        if value == standard:
            continue
        if (variant := VARIANTS.get(name)) is None:
            raise Refusal(ServerReason.BAD_RULES, rule=name)
        if not variant.allows(value):
            raise Refusal(ServerReason.BAD_RULES, rule=name, min=variant.min, max=variant.max)
    try:
        new_game(board, players, rules)
    except BadSetup as error:
        if any(it.obstacle is Obstacle.TICKETS for it in error.hindrances):
            raise Refusal(ServerReason.TOO_FEW_TICKETS, tickets=len(board.tickets), players=players) from None
        raise Refusal(ServerReason.BAD_RULES, problem=str(error)) from None

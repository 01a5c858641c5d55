"""How many turns are left (7.1)."""

from okapi.game import Player, Seat, Table

from .judgement import Judgement


def own_turns_left(table: Table, seat: Seat, judgement: Judgement) -> float:
    """The turns that a seat can still expect, the present one included; exact once the last round began."""
    if table.turns_left is not None:
        return 1.0
    others = [player for other, player in enumerate(table.players) if other != seat]
    return 1.0 + judgement.dawdling * min(turns_to_run_out(table, player, judgement) for player in others)


def turns_to_run_out(table: Table, player: Player, judgement: Judgement) -> float:
    """How soon a player could be down to the last trains: cards first, and then a claim a turn."""
    trains = max(0, player.trains - table.rules.trains_that_end_the_game)
    cards = max(0.0, trains - judgement.cards_of_use * player.cards)
    return trains / judgement.mean_route + cards / table.rules.draws

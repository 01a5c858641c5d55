"""What a game of OpenSpiel is loaded with, and the bounds that follow from it."""

from collections.abc import Mapping
from typing import Any, Self

from msgspec.structs import fields

from okapi.game import TRAIN_CARDS, Chance, Luck, Rules
from okapi.numbering import numbering_of
from okapi.observation import layout_of

from ..rewards import Reward, check_reward
from ..setup import game_for
from ..small_games import SMALL_GAMES

NUMBERS_OF_THE_RULES: dict[str, int] = {
    field.name: field.default for field in fields(Rules) if isinstance(field.default, int)
}
DEFAULTS: dict[str, Any] = {"players": 2, "reward": "win", "board": "", **NUMBERS_OF_THE_RULES}


def defaults_of(name: str) -> dict[str, Any]:
    """The parameters of a small game: its board goes by its name, and what is won is what another loses."""
    numbers = {number: getattr(SMALL_GAMES[name], number) for number in NUMBERS_OF_THE_RULES}
    return {"players": 2, "reward": "margin", "board": name, **numbers}


class OpenSpielSetup:
    """What all states of a game share; a copied state keeps it."""

    def __init__(self, parameters: Mapping[str, Any], defaults: Mapping[str, Any] = DEFAULTS) -> None:
        chosen = {**defaults, **parameters}
        check_reward(chosen["reward"])
        self.reward: Reward = chosen["reward"]
        self.rules = Rules(**{name: chosen[name] for name in NUMBERS_OF_THE_RULES})
        self.new_game = game_for(chosen["players"], self.rules, chosen["board"] or None)
        self.board = self.new_game.table.board
        self.players = len(self.new_game.table.players)
        self.numbering = numbering_of(self.board, self.rules)
        self.layout = layout_of(self.board, self.rules, self.players)
        self.tickets: dict[object, int] = {ticket: number for number, ticket in enumerate(self.board.tickets)}

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def outcomes(self, chance: Chance) -> dict[int, tuple[Luck, int]]:
        """What can happen at a chance node, by number, with its weight."""
        weighted = enumerate(zip(chance.things, chance.weights, strict=True))
        return {
            self.tickets.get(thing, index): (chance.event(index), weight)
            for index, (thing, weight) in weighted
            if weight
        }

    @property
    def max_chance_outcomes(self) -> int:
        """The numbers that outcomes have end below this."""
        return max(len(self.board.tickets), len(TRAIN_CARDS), self.players)

    @property
    def utilities(self) -> tuple[float, float]:
        """What a game can be worth at worst and at best. Nobody gets this far for points."""
        if self.reward == "win":
            return 0.0, 1.0
        tickets = sum(ticket.points for ticket in self.board.tickets.values())
        routes = sum(self.rules.route_points[route.length] for route in self.board.routes.values())
        lowest, highest = -tickets, 2 * routes + tickets + self.rules.globetrotter
        return (lowest, highest) if self.reward == "score" else (lowest - highest, highest - lowest)

    @property
    def utility_sum(self) -> float | None:
        """What a game is worth to all players together, if that is certain."""
        if self.reward == "win":
            return 1.0
        return 0.0 if self.reward == "margin" and self.players == 2 else None

    @property
    def max_decisions(self) -> int:
        """No game has more; most have a tenth.

        Cards come back to the decks only through claims, and each route is claimed once, so nobody can draw
        forever. Between two decisions that are not passes, fewer than all players pass (3.2).
        """
        claims, rules = len(self.board.routes), self.rules
        cost = max(rules.short_terrain_cost, rules.long_terrain_cost)
        train_cards = 8 * rules.cards_of_each_colour + rules.locomotives * (1 + claims)
        terrain_cards = 3 * rules.cards_of_each_terrain + cost * claims
        draws = train_cards + self.players * rules.trains + terrain_cards
        return self.players * (1 + draws + claims + 2 * len(self.board.tickets))

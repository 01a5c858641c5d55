"""What the planner's seat is faced with, in numbers."""

from functools import cached_property

from okapi.game import COLOURS, LOCOMOTIVE, Lines, Terrain, View, lines_of, standing

from .judgement import Judgement
from .pace import own_turns_left


class Situation:
    """The view of one seat, taken apart once for all the questions of a decision."""

    def __init__(self, view: View, judgement: Judgement) -> None:
        assert view.seat is not None
        self.view = view
        self.judgement = judgement
        self.table = view.table
        self.rules = view.table.rules
        self.seat = view.seat
        self.me = view.table.players[view.seat]
        self.trains = self.me.trains
        self.hand = dict(zip((*COLOURS, LOCOMOTIVE), view.hand.counts(), strict=True))
        self.lines: Lines = lines_of(view.table.board)
        number = self.lines.number
        self.own = [number[route] for route in view.table.routes_of(view.seat)]
        in_reach = view.table.open_routes(view.seat, self.lines.routes)
        self.open = [number[route.id] for route in in_reach if route.length <= self.trains]

    @cached_property
    def standing(self) -> dict[Terrain, tuple[int, int]]:
        """The seat's own face-up cards of each terrain, and the most that a rival has."""
        return standing(self.table, self.seat)

    @cached_property
    def turns_left(self) -> float:
        """The turns this seat can expect before the end."""
        return own_turns_left(self.table, self.seat, self.judgement)

    @cached_property
    def room_for_plans(self) -> tuple[int, float]:
        """The trains and turns a plan may count on: not the last trains, while tickets can be refused."""
        spare = self.judgement.spare_trains if self.view.offered else 0
        return self.trains - spare, self.turns_left * self.judgement.patience

    @cached_property
    def opponents(self) -> int:
        """How many play against this seat."""
        return len(self.table.players) - 1

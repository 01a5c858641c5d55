"""What the simple bots share: a turn is a claim they like, or else a draw."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from okapi.board import Route
from okapi.game import COLOURS, LOCOMOTIVE, Action, DrawTickets, KeepTickets, TrainCard, View, open_routes

from .bot import own_player, own_seat
from .drawing import TerrainWorth, best_draw
from .paying import ClaimOption, best_colour, cards_short_in, claim_options, in_bundles


class Style(ABC):
    """A way to play, in a few questions that a bot answers. It needs no luck and remembers nothing."""

    def __init__(self, seed: str) -> None:
        self.seed = seed  # for bots that use luck

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        options = in_bundles(view, options)
        if view.offered:
            return self.keep(view, [action for action in options.simple if isinstance(action, KeepTickets)])
        if DrawTickets() in options.simple and self.wants_tickets(view):
            return DrawTickets()
        claim = self.claim(view, list(claim_options(options)))
        if claim is not None:
            return claim.action()
        draw = best_draw(view, options.simple, self.cards_wanted(view), self.terrains_wanted(view))
        return draw or options[-1]

    def keep(self, view: View, choices: Sequence[KeepTickets]) -> KeepTickets:
        """Which tickets to keep: by default as few as the rules allow, of the least value."""
        return min(choices, key=lambda choice: points_of(view, choice))

    def wants_tickets(self, view: View) -> bool:
        return False

    @abstractmethod
    def claim(self, view: View, claims: Sequence[ClaimOption]) -> ClaimOption | None:
        """Which of the claims that are possible now to make, if any."""

    @abstractmethod
    def cards_wanted(self, view: View) -> dict[TrainCard, float]:
        """What each train card is worth."""

    def terrains_wanted(self, view: View) -> TerrainWorth:
        """What each terrain card is worth."""
        return {}


def points_of(view: View, choice: KeepTickets) -> int:
    return sum(view.table.board.tickets[ticket].points for ticket in choice.tickets)


def routes_in_reach(view: View) -> list[Route]:
    """The routes that the seat could still claim, given the cards (5.1, 5.4, 5.6)."""
    trains = own_player(view).trains
    return [route for route in open_routes(view.table, own_seat(view)) if route.length <= trains]


def long_routes(view: View, shortest: int) -> list[Route]:
    """The routes in reach of at least this length; if there are none, the longest."""
    routes = routes_in_reach(view)
    limit = min(shortest, max((route.length for route in routes), default=0))
    return [route for route in routes if route.length >= limit]


def best_claim(view: View, claims: Iterable[ClaimOption]) -> ClaimOption | None:
    """The claim with most points, then fewest locomotives."""
    return max(claims, key=lambda option: (option.points(view.table), -option.all_locomotives), default=None)


def best_claim_on(routes: Iterable[Route], view: View, claims: Iterable[ClaimOption]) -> ClaimOption | None:
    wanted = {route.id for route in routes}
    return best_claim(view, [option for option in claims if option.route.id in wanted])


def most_alike(view: View) -> dict[TrainCard, float]:
    """Cards are worth more, the more of them are in the hand: sets grow."""
    worth: dict[TrainCard, float] = {colour: 1.0 + view.hand.of(colour) for colour in COLOURS}
    worth[LOCOMOTIVE] = max(worth.values())
    return worth


def cards_towards(view: View, routes: Iterable[Route]) -> dict[TrainCard, float]:
    """Cards are worth more, the fewer are missing to pay for one of these routes with them."""
    worth: dict[TrainCard, float] = dict.fromkeys(COLOURS, 0.01)
    for route in routes:
        colour = best_colour(view.hand, route)
        if short := cards_short_in(view.hand, route, colour):
            worth[colour] = max(worth[colour], 1.0 / short)
    worth[LOCOMOTIVE] = 1.5 * max(worth.values())
    return worth

"""What the planner looks at: its tuning, what it sees, and how many turns are left (7.1)."""

from functools import cached_property

from msgspec import Struct

from okapi.game import (
    COLOURS,
    LOCOMOTIVE,
    Player,
    RouteGraph,
    Seat,
    Table,
    Terrain,
    View,
    open_routes,
    route_graph,
    standing,
)


class Tuning(Struct, frozen=True):
    """Points are the currency of all decisions; these say what other things are worth in it."""

    turn: float = 4.3  # what a turn is worth: about what a well-run one scores
    train: float = 0.6  # what a train is worth beyond the turns and cards it takes to place it
    card_turns: float = 0.55  # turns to get one particular card: two draws a turn, and some miss
    held: float = 0.4  # how much of a card in hand counts as free: it could serve elsewhere
    gap: float = 0.5  # of the terrain cards that a rival is ahead, the part one route must pay for
    least_price: float = 0.3  # of a route in a path: even a good one may be taken or not come together
    mean_route: float = 3.3  # spaces of the routes that others claim
    cards_of_use: float = 0.75  # of the cards in another's hand
    dawdling: float = 1.05  # how much longer others take than they could
    spare_trains: int = 3  # that new tickets may not count on
    safety: float = 0.7  # the part of the turns left in which a plan, not doubled, is half sure to succeed
    devotion: float = 1.5  # how much more than its points a ticket counts that was once kept
    patience: float = 1.3  # how much longer than expected the game may last, before a ticket is given up
    haste: float = 2.5  # how many turns more or less make that more or less than even
    undisturbed: float = 0.985  # the chance that nobody takes a planned route, for one opponent
    scarcity: float = 0.8  # how much longer a card takes to come if only one colour will do
    premium: float = 0.4  # what is lost when a locomotive pays for what a coloured card could
    loss: float = 6.0  # what it costs on average to go another way when a planned route is taken
    routes_left: int = 2  # of the plan, at most, when more tickets are thought of at all
    margin: float = 1.0  # by how much tickets must promise more than a turn, to be drawn
    wild: float = 1.1  # what a locomotive is worth, compared with the best colour
    risk: float = 0.03  # that an open route is taken until one's next turn, by each opponent close to it
    elsewhere: float = 0.6  # the worth of a card for routes that are no targets
    terrain: float = 1.5  # the worth of a terrain card, at most, compared with a train card for the same
    decay: float = 0.9  # how much less the next target's cards are worth than those of the one before
    globetrotter: float = 1.0  # how far the bonus counts in choosing tickets


def own_turns_left(table: Table, seat: Seat, tuning: Tuning) -> float:
    """The turns that a seat can still expect, the present one included; exact once the last round began."""
    if table.turns_left is not None:
        return 1.0
    others = [player for other, player in enumerate(table.players) if other != seat]
    return 1.0 + tuning.dawdling * min(turns_to_run_out(table, player, tuning) for player in others)


def turns_to_run_out(table: Table, player: Player, tuning: Tuning) -> float:
    """How soon a player could be down to the last trains: cards first, and then a claim a turn."""
    trains = max(0, player.trains - table.rules.trains_that_end_the_game)
    cards = max(0.0, trains - tuning.cards_of_use * player.cards)
    return trains / tuning.mean_route + cards / table.rules.draws


class Situation:
    """The view of one seat, taken apart once for all the questions of a decision."""

    def __init__(self, view: View, tuning: Tuning) -> None:
        assert view.seat is not None
        self.view = view
        self.tuning = tuning
        self.table = view.table
        self.rules = view.table.rules
        self.seat = view.seat
        self.me = view.table.players[view.seat]
        self.trains = self.me.trains
        self.hand = dict(zip((*COLOURS, LOCOMOTIVE), view.hand.counts(), strict=True))
        self.graph: RouteGraph = route_graph(view.table.board)
        number = self.graph.number
        self.own = [number[route] for route in view.table.routes_of(view.seat)]
        self.open = [
            number[route.id] for route in open_routes(view.table, view.seat) if route.length <= self.trains
        ]

    @cached_property
    def standing(self) -> dict[Terrain, tuple[int, int]]:
        """The seat's own face-up cards of each terrain, and the most that a rival has."""
        return standing(self.table, self.seat)

    @cached_property
    def turns_left(self) -> float:
        """The turns this seat can expect before the end."""
        return own_turns_left(self.table, self.seat, self.tuning)

    @cached_property
    def room_for_plans(self) -> tuple[int, float]:
        """The trains and turns a plan may count on: not the last trains, while tickets can be refused."""
        spare = self.tuning.spare_trains if self.view.offered else 0
        return self.trains - spare, self.turns_left * self.tuning.patience

    @cached_property
    def opponents(self) -> int:
        """How many play against this seat."""
        return len(self.table.players) - 1

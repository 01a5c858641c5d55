"""A game at one moment: the table, which everyone sees, and the secrets, which nobody sees whole.

The two are kept apart so that what a seat may know is a matter of structure: a view is the table plus that
seat's own secrets (see `views`). Neither holds an order that luck has not settled yet.
"""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from okapi.board import Board, RouteId, TicketId

from .cards import COLOURS, TERRAINS, Count, Terrain, TerrainCards, TrainCard, TrainCards
from .events import EndReason, Seat
from .rules import BadSetup, Rules, hindrances
from .variants import rules_for


class Stage(StrEnum):
    """What the game is waiting for."""

    SETUP = "setup"  # the dealer lays out the game (2.1–2.3)
    CHOOSING_TICKETS = "choosing-tickets"  # everyone at once (2.4)
    TURN = "turn"  # one of the three things a turn can be (3)
    DRAWING = "drawing"  # another draw (4.1)
    TRAIN_CARD_DUE = "train-card-due"  # the dealer: a card drawn blind (4.1)
    TERRAIN_CARD_DUE = "terrain-card-due"  # the dealer: a card drawn blind (4.1)
    TICKETS_DUE = "tickets-due"  # the dealer: the tickets drawn (6.1)
    KEEPING_TICKETS = "keeping-tickets"  # which of them to keep (6.1)
    TURN_OVER = "turn-over"
    GAME_OVER = "game-over"


_STAGES_OF_A_TURN = (Stage.TURN, Stage.DRAWING, Stage.KEEPING_TICKETS)  # it is for the player to decide


class Player(Struct, frozen=True, gc=False):
    """What everyone sees of one player (4.7, 6.2)."""

    trains: Count
    score: Count = 0  # for routes, as on the track around the board; tickets come at the end
    cards: Count = 0  # train cards in hand
    shown: TrainCards = TrainCards()  # those of them that everyone saw being taken
    terrain: TerrainCards = TerrainCards()
    tickets: Count = 0
    is_choosing: bool = False  # has tickets on offer and has not chosen yet


class Claim(Struct, frozen=True, gc=False):
    """A route's owner, and whether it was doubled."""

    seat: Seat
    doubled: bool = False


class Table(Struct, frozen=True, gc=False):
    """Everything that everyone sees."""

    board: Board
    rules: Rules
    players: tuple[Player, ...]
    train_deck: Count
    shuffled: TrainCards  # into the train deck, less those turned up since: no other card can be in it
    terrain_deck: TerrainCards  # its order is unknown, its contents follow from the face-up cards
    ticket_deck: Count
    display: tuple[TrainCard | None, ...]
    terrain_display: tuple[Terrain | None, ...]
    train_discard: TrainCards = TrainCards()
    terrain_discard: TerrainCards = TerrainCards()
    claims: Mapping[RouteId, Claim] = {}  # in the order they were made
    stage: Stage = Stage.SETUP
    turn: Seat | None = None  # None until the starting player is drawn
    draws: Count = 0  # made this turn
    tickets_due: Count = 0  # of those drawn this turn
    passes: Count = 0  # in a row
    turns_left: Count | None = None  # this one included, once the last round has begun
    end: EndReason | None = None
    revealed: tuple[tuple[TicketId, ...], ...] = ()  # everyone's tickets, when the game is over

    def shares_double_routes(self) -> bool:
        """5.6: whether there are enough players for both tracks of a double route to be claimed."""
        return len(self.players) >= self.rules.players_sharing_doubles

    def routes_of(self, seat: Seat) -> tuple[RouteId, ...]:
        """The routes a player has claimed."""
        return tuple(route for route, claim in self.claims.items() if claim.seat == seat)

    def acting(self) -> tuple[Seat, ...]:
        """The seats that must decide now."""
        if self.stage in _STAGES_OF_A_TURN and self.turn is not None:
            return (self.turn,)
        return tuple(seat for seat, player in enumerate(self.players) if player.is_choosing)


class Returned(Struct, frozen=True, gc=False):
    """A ticket put under the deck, and who knows that it is there."""

    ticket: TicketId
    by: Seat


class Secrets(Struct, frozen=True, gc=False):
    """What nobody sees, or only one seat; the tuples of tuples are by seat."""

    train_deck: TrainCards
    hands: tuple[TrainCards, ...]
    drawn: tuple[TrainCards, ...]  # blind, from the deck as it was last shuffled
    ticket_deck: tuple[TicketId, ...]  # the shuffled part, kept in the board's order: its own is not settled
    returned: tuple[Returned, ...] = ()  # under the shuffled part, topmost first
    tickets: tuple[tuple[TicketId, ...], ...] = ()
    offered: tuple[tuple[TicketId, ...], ...] = ()  # dealt, to choose from
    laid_aside: tuple[tuple[TicketId, ...], ...] = ()  # not kept at the start, until all have chosen (2.4)


class GameState(Struct, frozen=True, gc=False):
    """The whole game. Only the game itself and the dealer hold one; everyone else has a view."""

    table: Table
    secrets: Secrets


def new_game(board: Board, players: int, rules: Rules | None = None) -> GameState:
    """Section 1: the material, unpacked, for this many players; by default by the rules that the board is meant for.

    No card is dealt yet: `settle` has a dealer lay out the game. Raises BadSetup, with everything that stands
    in the way, if no game can begin with these numbers: too many players, too few cards or tickets, a route
    without points. Which numbers a group may agree on is in `VARIANTS`; any others are accepted here.
    """
    rules = rules or rules_for(board)
    longest_route = max(route.length for route in board.routes.values())
    if found := list(hindrances(rules, players, len(board.tickets), longest_route)):
        raise BadSetup(found)
    colours = dict.fromkeys(COLOURS, rules.cards_of_each_colour)
    train_deck = TrainCards(**colours, locomotive=rules.locomotives)
    nothing: tuple[tuple[TicketId, ...], ...] = ((),) * players
    table = Table(
        board=board,
        rules=rules,
        players=(Player(trains=rules.trains),) * players,
        train_deck=train_deck.total(),
        shuffled=train_deck,
        terrain_deck=TerrainCards(*[rules.cards_of_each_terrain] * len(TERRAINS)),
        ticket_deck=len(board.tickets),
        display=(None,) * rules.open_train_cards,
        terrain_display=(None,) * rules.open_terrain_cards,
    )
    secrets = Secrets(
        train_deck=train_deck,
        hands=(TrainCards(),) * players,
        drawn=(TrainCards(),) * players,
        ticket_deck=tuple(board.tickets),
        tickets=nothing,
        offered=nothing,
        laid_aside=nothing,
    )
    return GameState(table, secrets)

"""What a seat sees, as a fixed row of bytes: the form of a view that networks and other libraries read.

A row is a function of the view alone, so it shows nothing that the view hides. It is cut into segments, each
with a name, and its length follows from board, rules and number of players. Seats are counted from the one
that looks: 0 is itself, 1 the next to play, and so on. A number above 255 is written as 255.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from okapi.board import Board
from okapi.game import TERRAINS, TRAIN_CARDS, Rules, Seat, Stage, Table, View

__all__ = ["ObservationLayout", "Segment", "layout_of"]

STAGES = (Stage.CHOOSING_TICKETS, Stage.TURN, Stage.DRAWING, Stage.KEEPING_TICKETS)  # someone must decide
MAX_BYTE = 255


class Segment(NamedTuple):
    """One stretch of a row."""

    name: str
    start: int
    length: int
    meaning: str

    @property
    def where(self) -> slice:
        """The segment in a row: `row[segment.where]`."""
        return slice(self.start, self.start + self.length)


class ObservationLayout:
    """How the rows of one board, rules and number of players are cut. Made by `layout_of`."""

    def __init__(self, board: Board, rules: Rules, players: int) -> None:
        self.board = board
        self.rules = rules
        self.players = players
        self.segments: dict[str, Segment] = {}
        start = 0
        for name, length, meaning in _segments(board, players):
            self.segments[name] = Segment(name, start, length, meaning)
            start += length
        self._length = start
        self._routes = {route: position for position, route in enumerate(board.routes)}
        self._tickets = {ticket: position for position, ticket in enumerate(board.tickets)}

    def __len__(self) -> int:
        return self._length

    def observe(self, view: View) -> bytes:
        """The row of the seat that the view belongs to; ValueError for a spectator, who has no seat."""
        if view.seat is None:
            raise ValueError("a spectator has no seat to look from; take the view of a seat")
        return b"".join(
            (
                _saturated([*_table(view.table), *view.hand.counts(), *view.drawn.counts()]),
                self._own_tickets(view),
                _saturated(self._players(view.table, view.seat)),
                self._claims(view.table, view.seat),
            )
        )

    def _own_tickets(self, view: View) -> bytearray:
        """Three columns, one after the other, of a number for each ticket."""
        count = len(self._tickets)
        values = bytearray(3 * count)
        for ticket in view.tickets:
            values[self._tickets[ticket]] = 1
        for position, ticket in enumerate(view.offered):
            values[count + self._tickets[ticket]] = position + 1
        for returned in view.returned:
            if returned is not None:
                values[2 * count + self._tickets[returned]] = 1
        return values

    def _players(self, table: Table, seat: Seat) -> list[int]:
        values: list[int] = []
        for distance in range(self.players):
            other = (seat + distance) % self.players
            player = table.players[other]
            values += (player.trains, player.score, player.cards, player.tickets)
            values += (player.is_choosing, table.turn == other)
            values += player.terrain.counts()
            values += player.shown.counts()
        return values

    def _claims(self, table: Table, seat: Seat) -> bytearray:
        routes = len(self._routes)
        claims = bytearray(self.players * routes)
        for route, claim in table.claims.items():
            distance = (claim.seat - seat) % self.players
            claims[distance * routes + self._routes[route]] = 2 if claim.doubled else 1
        return claims


def _table(table: Table) -> list[int]:
    return [
        *(table.stage is stage for stage in STAGES),
        *(table.draws, table.turns_left or 0, table.passes),
        *(table.train_deck, table.ticket_deck),
        *map(table.display.count, TRAIN_CARDS),
        *table.shuffled.counts(),
        *table.train_discard.counts(),
        *map(table.terrain_display.count, TERRAINS),
        *table.terrain_deck.counts(),
        *table.terrain_discard.counts(),
    ]


def _saturated(values: list[int]) -> bytes:
    try:
        return bytes(values)
    except ValueError:  # one is too large, which is rare
        return bytes(min(value, MAX_BYTE) for value in values)


@lru_cache(maxsize=32)
def layout_of(board: Board, rules: Rules, players: int) -> ObservationLayout:
    return ObservationLayout(board, rules, players)


def _segments(board: Board, players: int) -> Iterator[tuple[str, int, str]]:
    cards, terrains, tickets = len(TRAIN_CARDS), len(TERRAINS), len(board.tickets)
    yield "stage", len(STAGES), f"1 at the stage of the game: {', '.join(STAGES)}"
    yield "draws", 1, "draws made this turn"
    yield "turns_left", 1, "turns left, this one included, once the last round has begun; else 0"
    yield "passes", 1, "passes in a row"
    yield "train_deck", 1, "cards in the train deck"
    yield "ticket_deck", 1, "tickets in the ticket deck"
    yield "display", cards, "face-up train cards of each kind"
    yield "shuffled", cards, "train cards last shuffled into the deck, less those turned up since"
    yield "train_discard", cards, "train cards discarded"
    yield "terrain_display", terrains, "face-up terrain cards of each kind"
    yield "terrain_deck", terrains, "terrain cards in the deck"
    yield "terrain_discard", terrains, "terrain cards discarded"
    yield "hand", cards, "train cards in your hand"
    yield "drawn", cards, "train cards you drew blind since the deck was last shuffled"
    yield "tickets", tickets, "1 for each ticket you hold"
    yield "offered", tickets, "1, 2, 3 … for the first, second, third … ticket you are offered"
    yield "returned", tickets, "1 for each ticket that you know to be under the deck"
    for distance in range(players):
        known = (
            "trains, score, cards, tickets; 1 if choosing tickets, 1 if on turn; terrain cards; train cards seen taken"
        )
        yield f"player_{distance}", 6 + terrains + cards, f"{_seat(distance)}: {known}"
    for distance in range(players):
        meaning = f"1 for each route that {_seat(distance)} claimed, 2 if it was doubled"
        yield f"routes_{distance}", len(board.routes), meaning


def _seat(distance: int) -> str:
    return ("you", "the next seat")[distance] if distance < 2 else f"the seat {distance} after you"

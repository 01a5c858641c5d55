"""The board: places, routes and tickets, and the files they are read from."""

from okapi.board.board import (
    Board,
    BoardContent,
    Colour,
    Country,
    Place,
    PlaceId,
    PlaceKind,
    Route,
    RouteId,
    Ticket,
    TicketId,
)
from okapi.board.loading import OFFICIAL, africa, check_board_file, load_board, official, official_boards
from okapi.board.problems import BoardError, Flaw, Problem
from okapi.board.writing import to_toml

__all__ = [
    "OFFICIAL", "Board", "BoardContent", "BoardError", "Colour", "Country", "Flaw", "Place", "PlaceId", "PlaceKind",
    "Problem", "Route", "RouteId", "Ticket", "TicketId", "africa", "check_board_file", "load_board", "official",
    "official_boards", "to_toml",
]  # fmt: skip

"""The board: places, routes and tickets, and the files they are read from."""

from okapi.board.board import Board, Colour, Country, Place, PlaceId, PlaceKind, Route, RouteId, Ticket, TicketId
from okapi.board.loading import africa, check_board_file, load_board
from okapi.board.problems import BoardError, Flaw, Problem

__all__ = [
    "Board", "BoardError", "Colour", "Country", "Flaw", "Place", "PlaceId", "PlaceKind", "Problem", "Route", "RouteId",
    "Ticket", "TicketId", "africa", "check_board_file", "load_board",
]  # fmt: skip

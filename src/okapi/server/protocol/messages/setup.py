"""What can be played: bots, clocks, rules, boards."""

from msgspec import Struct

from okapi.board import Place, Route, RouteId, Ticket, TicketId
from okapi.board.difference import Difference
from okapi.game import Terrain


class BotInfo(Struct, frozen=True):
    """A bot that can be given a seat."""

    name: str
    description: str
    level: int | None  # from 1, for a first game, to the strongest; null: it is no level for people
    rating: int | None  # 400 points more mean ten wins to one at two players; null: not measured
    elsewhere: str | None  # the bot that replaces it on maps that it has not learned; null: it plays on all maps


class ClockPreset(Struct, frozen=True):
    """A common clock setting."""

    id: str
    seconds: int


class RuleOption(Struct, frozen=True):
    """A number of the rules that a table may agree on."""

    name: str
    default: int
    min: int
    max: int
    choices: tuple[int, ...]  # that a form offers, the default first


class Limits(Struct, frozen=True):
    """Limits of this server."""

    name: int
    words: int
    message: int  # bytes
    body: int  # bytes
    open_games: int
    watched: int  # games, by one connection
    min_clock: int  # seconds
    max_clock: int
    max_bot_delay: int  # milliseconds


class Setup(Struct, frozen=True):
    """Everything a new-game form offers."""

    boards: tuple["BoardInfo", ...]
    bots: tuple[BotInfo, ...]
    clocks: tuple[ClockPreset, ...]
    rules: tuple[RuleOption, ...]
    min_seats: int
    max_seats: int
    default_bot_delay: int
    coach: bool  # whether this server can review games and give advice
    limits: Limits


class BoardInfo(Struct, frozen=True):
    """A board for new games."""

    id: str
    hash: str
    name: str
    names: dict[str, str] = {}  # in other languages
    trains: int | None = None  # of each player, if the board is made for another number than the rules


class CountryInfo(Struct, frozen=True):
    """A country: a ticket that ends there is completed at any of its places (6.4, 6.5)."""

    id: str
    name: str
    places: tuple[str, ...]


class NamedTicket(Struct, frozen=True):
    """A ticket with its id in actions and views."""

    id: TicketId
    ticket: Ticket


class WholeBoard(Struct, frozen=True):
    """A whole board, for drawing it. The board of a hash never changes."""

    id: str
    hash: str
    name: str
    size: tuple[int, int]
    places: tuple[Place, ...]
    routes: tuple[Route, ...]
    terrain: dict[RouteId, Terrain]  # 1.5: of each route
    tickets: tuple[NamedTicket, ...]
    countries: tuple[CountryInfo, ...]
    difference: Difference  # from the built-in board
    names: dict[str, str] = {}  # of the board in other languages
    trains: int | None = None  # as above

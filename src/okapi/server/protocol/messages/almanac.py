"""The almanac: what finished games add up to, for a person or a regular table."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from okapi.server.lengths import MAX_ID
from okapi.server.status import FinalCount

from .values import MAX_SEATS, MIN_SEATS, GameId, Milliseconds, Name


class LuckSum(Struct, frozen=True):
    """The coach's ledger, added up over reviewed games, in wins. The margins are half a 95% interval."""

    games: int
    luck: float
    luck_margin: float | None  # none: too few games
    choices: float
    choices_margin: float | None


class AlmanacPerson(Struct, frozen=True):
    """What the games of a person add up to."""

    id: str
    name: str
    games: int
    wins: int
    points: int  # in all games
    luck: LuckSum | None  # none: no game was reviewed


class AlmanacMonth(Struct, frozen=True):
    """The games of a person in a month (UTC)."""

    person: str
    year: int
    month: int
    games: int
    wins: int


class AlmanacPair(Struct, frozen=True):
    """How a person fared against another, or against a bot."""

    person: str
    other: str | None
    name: str | None  # of the other
    bot: str | None
    games: int
    ahead: int
    behind: int


class AlmanacFeat(Struct, frozen=True):
    """One of the best games, routes or tickets."""

    person: str
    name: str
    ends: tuple[str, str] | None  # of the route or ticket, on this board
    points: int
    board: str  # its hash
    game: GameId | None  # none: it was played on a real board
    ended: Milliseconds


class MedalKind(StrEnum):
    """What a medal is for; with `medal-` before it, a key of the message catalogs."""

    LEVEL = "level"  # the first win against a level
    GREAT_TICKET = "great-ticket"
    FROM_LAST = "from-last"  # won from last place before the tickets
    GLOBETROTTER = "globetrotter"


class Medal(Struct, frozen=True):
    """Something that a person has achieved, and when."""

    kind: MedalKind
    bot: str | None  # the level
    number: int | None  # of points or times, if it takes a number of them
    earned: Milliseconds | None  # none: not yet


class KeptGameLine(Struct, frozen=True):
    """A player of a game on a real board."""

    person: str | None
    name: str  # a dash for a person who has struck the game or was forgotten
    place: int
    total: int
    confirmed: bool


class KeptGame(Struct, frozen=True):
    """A game on a real board that somebody wrote down."""

    entry: GameId
    filed_by: str | None  # the name of the person who wrote it down; none: they are no longer here
    is_mine: bool  # the caller wrote it down
    regular_table: str | None
    ended: Milliseconds
    lines: tuple[KeptGameLine, ...]


class KeptGameList(Struct, frozen=True):
    """Games on a real board."""

    games: tuple[KeptGame, ...]


class Almanac(Struct, frozen=True):
    """What the finished games of a person, or of everyone at a regular table, add up to."""

    year: int | None  # none: all years
    years: tuple[int, ...]  # in which there were games, the latest first
    games: int
    people: tuple[AlmanacPerson, ...]  # those with the most wins first
    months: tuple[AlmanacMonth, ...]
    pairs: tuple[AlmanacPair, ...]
    best: tuple[AlmanacFeat, ...]  # games
    routes: tuple[AlmanacFeat, ...]
    tickets: tuple[AlmanacFeat, ...]
    medals: tuple[Medal, ...]  # of all years; none at a regular table
    kept: tuple[KeptGame, ...]  # the latest games on a real board


class AlmanacRow(FinalCount, frozen=True, kw_only=True):
    """A seat of a finished game, as a line of the exported file."""

    entry: str
    is_real_board: bool
    name: str
    bot: str | None
    is_mine: bool
    best_route: str | None
    best_route_points: int
    best_ticket: str | None
    best_ticket_points: int
    luck: float | None
    choices: float | None


class AlmanacFile(Struct, frozen=True):
    """All games of an almanac, a row for each seat."""

    rows: tuple[AlmanacRow, ...]


# Writing down a game on a real board.

Points = Annotated[int, Meta(ge=-2000, le=2000)]
Pieces = Annotated[int, Meta(ge=0, le=500)]
End = Annotated[str, Meta(min_length=1, max_length=MAX_ID, pattern="^[a-z0-9-]+$")]


class BestOnBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """A route or a ticket: its two ends, and its points."""

    ends: tuple[End, End]
    points: Points


class NewKeptLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A player of a game on a real board: a person on this server, or just a name. Total and place are computed."""

    name: Name
    person: GameId | None
    routes: Points
    doubling: Points
    tickets: Points
    globetrotter: Points
    claimed: Pieces
    doubled: Pieces
    completed: Pieces
    failed: Pieces
    best_route: BestOnBoard | None = None
    best_ticket: BestOnBoard | None = None


class NewKeptGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game from the score keeper, for the almanac."""

    id: GameId  # the score keeper's own: a game is filed once
    ended: Milliseconds
    lines: Annotated[tuple[NewKeptLine, ...], Meta(min_length=MIN_SEATS, max_length=MAX_SEATS)]
    regular_table: GameId | None = None
    # The hash of its board; none: the built-in one. Games on a board that not everyone has set no records.
    board: Annotated[str, Meta(max_length=64)] | None = None

"""People as others see them, and everything that is stored about a person."""

from msgspec import Struct

from okapi.server.status import Ending, Visibility

from .almanac import AlmanacRow
from .games import GameInfo, Rating
from .identity import Device
from .notifications import MailState, NotificationPreferences
from .values import GameId, Milliseconds
from .workshop import ExportedBoard


class ChangeVisibility(Struct, frozen=True, forbid_unknown_fields=True):
    """Change who may see the caller's page."""

    visibility: Visibility


class TableSizeRecord(Struct, frozen=True):
    """A person's games at tables of this size."""

    players: int
    games: int
    wins: int


class BestGame(Struct, frozen=True):
    """The game in which a person had the most points."""

    game: GameId | None  # shown only to the person themselves
    total: int
    ended: Milliseconds


class Opponent(Struct, frozen=True):
    """A person or bot that a person has played against."""

    player: str | None
    name: str | None
    bot: str | None
    games: int
    ahead: int  # games in which the person came before them


class RatingStep(Struct, frozen=True):
    """A rated game in the history of a rating."""

    game: GameId | None  # shown only to the person themselves
    place: int  # as it counted; 1 for everyone who won
    rating: Rating  # after it
    change: int
    made: Milliseconds


class PersonPage(Struct, frozen=True):
    """What a person's games add up to. Games that a bot finished for them do not count."""

    id: str
    name: str
    since: Milliseconds
    visibility: Visibility
    sizes: tuple[TableSizeRecord, ...]
    routes: int  # points of all games, as are the next three
    doubling: int
    tickets: int
    globetrotter: int
    claimed: int  # routes
    doubled: int  # routes
    completed: int  # tickets
    failed: int  # tickets
    best: BestGame | None
    opponents: tuple[Opponent, ...]  # the most frequent; shown only to the person themselves
    rating: Rating | None  # none: no rated game yet
    ratings: tuple[RatingStep, ...]  # the latest rated games, the latest first


class PersonLine(Struct, frozen=True):
    """A person in the list of players."""

    id: str
    name: str
    rating: Rating | None


class PersonList(Struct, frozen=True):
    """The people who chose to be listed: the strongest first, those with few rated games last."""

    people: tuple[PersonLine, ...]


class MutedPerson(Struct, frozen=True):
    """A person whose remarks the caller does not want to see."""

    id: str
    name: str
    blocked: bool = False  # kept away from the caller's tables, too


class MutedList(Struct, frozen=True):
    """The people whose remarks a client should not show."""

    people: tuple[MutedPerson, ...]


class ExportedResult(Ending, frozen=True, kw_only=True):
    """How a game ended for this person."""

    game: GameId


class ExportedRemark(Struct, frozen=True):
    """A remark of the person at a table."""

    game: GameId
    phrase: str | None  # none: it has a text
    text: str | None
    made: Milliseconds


class ExportedSubscription(Struct, frozen=True):
    """A device that gets notifications, since when, and what about."""

    device: str
    service: str  # the host of its push service
    since: Milliseconds
    preferences: NotificationPreferences


class ExportedReview(Struct, frozen=True):
    """A record that the person uploaded for review. It is at `/api/reviews/ID/record`."""

    id: GameId
    asked: Milliseconds


class ExportedRegularTable(Struct, frozen=True):
    """A regular table of which the person is a member."""

    id: str
    name: str
    is_owner: bool
    joined: Milliseconds


class ExportedDeal(Struct, frozen=True):
    """The person's try at a deal that counts."""

    deal: str
    game: GameId


class ExportedChallenge(Struct, frozen=True):
    """A duel or an evening that the person has joined, or was invited to."""

    id: str
    is_host: bool
    created: Milliseconds
    closes: Milliseconds
    joined: Milliseconds | None
    has_resigned: bool


class ExportedPuzzle(Struct, frozen=True):
    """The person's first try at a puzzle, and the rating after it."""

    puzzle: str
    theme: str
    found: bool
    rating: int
    made: Milliseconds


class Export(Struct, frozen=True):
    """Everything that the server stores about a person. Records of finished games are at `/api/games/GAME/record`."""

    id: str
    name: str
    since: Milliseconds
    visibility: Visibility
    seen: bool
    regular_tables: tuple[ExportedRegularTable, ...]
    almanac: tuple[AlmanacRow, ...]  # the person's own lines
    devices: tuple[Device, ...]
    subscriptions: tuple[ExportedSubscription, ...]
    muted: tuple[MutedPerson, ...]
    rating: Rating | None
    ratings: tuple[RatingStep, ...]  # of all rated games, the latest first
    games: tuple[GameInfo, ...]
    results: tuple[ExportedResult, ...]
    remarks: tuple[ExportedRemark, ...]
    reviews: tuple[ExportedReview, ...]  # of uploaded records; a game keeps its own review
    boards: tuple[ExportedBoard, ...]
    deals: tuple[ExportedDeal, ...]
    challenges: tuple[ExportedChallenge, ...]
    puzzles: tuple[ExportedPuzzle, ...]  # the latest first
    mail: MailState

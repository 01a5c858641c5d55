"""People as others see them, and all that is stored of one."""

from msgspec import Struct

from okapi.server.status import Ending, Visibility

from .almanac import AlmanacRow
from .games import GameInfo, Rating
from .identity import Device
from .notifications import MailState, NotificationPreferences
from .values import GameId, Milliseconds
from .workshop import ExportedBoard


class ChangeVisibility(Struct, frozen=True, forbid_unknown_fields=True):
    """Say who may see one's page."""

    visibility: Visibility


class TableSizeRecord(Struct, frozen=True):
    """A person's games at tables of one size."""

    players: int
    games: int
    wins: int


class BestGame(Struct, frozen=True):
    """The game in which a person had the most points."""

    game: GameId | None  # only to the person themselves
    total: int
    ended: Milliseconds


class Opponent(Struct, frozen=True):
    """Somebody a person has played against: a person, or a bot."""

    player: str | None
    name: str | None
    bot: str | None
    games: int
    ahead: int  # in how many the person came before them


class RatingStep(Struct, frozen=True):
    """A rated game in the history of a rating."""

    game: GameId | None  # only to the person themselves
    place: int  # that counted; 1 for everyone who won
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
    opponents: tuple[Opponent, ...]  # those met most often; only to the person themselves
    rating: Rating | None  # none: no rated game yet
    ratings: tuple[RatingStep, ...]  # the latest of them, the latest first


class PersonLine(Struct, frozen=True):
    """Somebody in the list of players."""

    id: str
    name: str
    rating: Rating | None


class PersonList(Struct, frozen=True):
    """The people who chose to be listed: the strongest first, then those of whom less is known."""

    people: tuple[PersonLine, ...]


class MutedPerson(Struct, frozen=True):
    """Somebody whose remarks one does not want to see."""

    id: str
    name: str
    blocked: bool = False  # altogether


class MutedList(Struct, frozen=True):
    """Whose remarks a client should not show."""

    people: tuple[MutedPerson, ...]


class ExportedResult(Ending, frozen=True, kw_only=True):
    """How a game ended for this person."""

    game: GameId


class ExportedRemark(Struct, frozen=True):
    """Something one said at a table."""

    game: GameId
    phrase: str | None  # none: it has a text
    text: str | None
    made: Milliseconds


class ExportedSubscription(Struct, frozen=True):
    """A device that gets notifications: since when, and what for."""

    device: str
    service: str  # the host of its push service
    since: Milliseconds
    preferences: NotificationPreferences


class ExportedReview(Struct, frozen=True):
    """A record that one had reviewed. It is at `/api/reviews/ID/record`."""

    id: GameId
    asked: Milliseconds


class ExportedRegularTable(Struct, frozen=True):
    """A regular table that one belongs to."""

    id: str
    name: str
    is_owner: bool
    joined: Milliseconds


class ExportedDeal(Struct, frozen=True):
    """One's try at a deal that counts."""

    deal: str
    game: GameId


class ExportedChallenge(Struct, frozen=True):
    """A duel or an evening that one plays along in, or was asked to."""

    id: str
    is_host: bool
    created: Milliseconds
    closes: Milliseconds
    joined: Milliseconds | None
    has_resigned: bool


class ExportedPuzzle(Struct, frozen=True):
    """One's first try at a puzzle, and the rating after it."""

    puzzle: str
    theme: str
    found: bool
    rating: int
    made: Milliseconds


class Export(Struct, frozen=True):
    """Everything the server keeps of a person. Records of finished games are at `/api/games/GAME/record`."""

    id: str
    name: str
    since: Milliseconds
    visibility: Visibility
    seen: bool
    regular_tables: tuple[ExportedRegularTable, ...]
    almanac: tuple[AlmanacRow, ...]  # one's own lines
    devices: tuple[Device, ...]
    subscriptions: tuple[ExportedSubscription, ...]
    muted: tuple[MutedPerson, ...]
    rating: Rating | None
    ratings: tuple[RatingStep, ...]  # of all rated games, the latest first
    games: tuple[GameInfo, ...]
    results: tuple[ExportedResult, ...]
    remarks: tuple[ExportedRemark, ...]
    reviews: tuple[ExportedReview, ...]  # of uploaded records; those of games stay with the game
    boards: tuple[ExportedBoard, ...]
    deals: tuple[ExportedDeal, ...]
    challenges: tuple[ExportedChallenge, ...]
    puzzles: tuple[ExportedPuzzle, ...]  # the latest first
    mail: MailState

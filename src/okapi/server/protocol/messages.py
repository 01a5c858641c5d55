"""The protocol: everything that travels between the server and a client, one type each.

JSON Schema, the OpenAPI document and the browser's TypeScript types are made from this file (see `schema`).
Actions, events and views travel in the JSON form that the game gives them.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from okapi.board import Colour, Place, Route, RouteId, Ticket, TicketId
from okapi.game import (
    Action,
    Event,
    Rules,
    Terrain,
    TicketProgress,
    TrainCard,
    TrainCards,
    View,
)
from okapi.lesson import FIRST_GAME, LessonStep
from okapi.record import BoardName
from okapi.server.lengths import MAX_ADDRESS, MAX_ID, MAX_MAIL_ADDRESS, MAX_NAME, MAX_SECRET, MAX_WORDS
from okapi.server.protocol.phrases import Phrase
from okapi.server.status import CALL_CHOICES, PlayedOn, SeatKind, Status, Timeout, Visibility

PROTOCOL = 2
MIN_SEATS = Rules().fewest_players
MAX_SEATS = Rules().most_players
LAST_SEAT = MAX_SEATS - 1
ID_CHARACTERS = "^[A-Za-z0-9_-]+$"
VISIBLE_ASCII = "^[!-~]+$"  # not every database keeps every character of Unicode

GameId = Annotated[str, Meta(min_length=1, max_length=MAX_ID, pattern=ID_CHARACTERS)]
CommandId = Annotated[str, Meta(min_length=1, max_length=MAX_ID, pattern=VISIBLE_ASCII)]
SeatNumber = Annotated[int, Meta(ge=0, le=LAST_SEAT)]
Sequence = Annotated[int, Meta(ge=0, le=1_000_000)]
Milliseconds = Annotated[int, Meta(ge=0)]  # since 1970, where it is a moment
Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
Words = Annotated[str, Meta(max_length=MAX_WORDS)]
Secret = Annotated[str, Meta(min_length=1, max_length=MAX_SECRET)]
BotName = Annotated[str, Meta(min_length=1, max_length=MAX_ID)]
Detail = str | int


# Who one is.


class Me(Struct, frozen=True):
    """An identity: a public id and a name."""

    id: str
    name: str


class NewIdentity(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for an identity. A browser gets a cookie; a program asks for a bearer token instead."""

    name: Name
    bearer: bool = False


class NewMe(Struct, frozen=True):
    """The identity made, and its token if it was asked for. The token is shown this once."""

    id: str
    name: str
    token: str | None = None


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name for this person."""

    name: Name


class Token(Struct, frozen=True):
    """A bearer token of one's own, shown this once."""

    token: str


class Transfer(Struct, frozen=True):
    """A code that makes another device the same identity, once, until it expires."""

    code: str
    path: str  # of the link to open on the other device; the code stands behind the #
    expires: Milliseconds


class Device(Struct, frozen=True):
    """A browser or program that is signed in as this person. `id` names it, and holds nothing secret."""

    id: str
    is_program: bool
    is_this: bool
    browser: str | None  # Firefox, Chrome, …; null: it did not say
    system: str | None  # Android, Windows, …
    since: Milliseconds


class DeviceList(Struct, frozen=True):
    """Where one is signed in, the latest first."""

    devices: tuple[Device, ...]


class TransferCode(Struct, frozen=True, forbid_unknown_fields=True):
    """Become the identity that this code was made for."""

    code: Secret


# Being called.


class NewSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """Where and how this device can be called, as its browser's push manager says."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=MAX_ADDRESS, pattern=VISIBLE_ASCII)]
    p256dh: Secret
    auth: Secret


CallChoice = Literal["turn", "over", "rematch", "joined"]
Hour = Annotated[int, Meta(ge=0, le=23)]


class CallWishes(Struct, frozen=True, forbid_unknown_fields=True):
    """What this device wants to be called for, in which language, and when not: by the clock of its zone."""

    kinds: Annotated[tuple[CallChoice, ...], Meta(max_length=len(CALL_CHOICES))]
    language: Annotated[str, Meta(min_length=1, max_length=16, pattern=ID_CHARACTERS)]
    zone: Annotated[str, Meta(min_length=1, max_length=64, pattern=VISIBLE_ASCII)]
    quiet_from: Hour | None = None
    quiet_to: Hour | None = None


class CallState(Struct, frozen=True):
    """Whether this device is called, and the key with which its browser subscribes."""

    key: str
    wishes: CallWishes | None  # none: it is not called


# Mail.


class NewMailAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """Where one would like to get mail; a link is sent there, in this language, that confirms it."""

    address: Annotated[str, Meta(min_length=3, max_length=MAX_MAIL_ADDRESS)]
    language: Annotated[str, Meta(min_length=1, max_length=16, pattern=ID_CHARACTERS)]
    zone: Annotated[str, Meta(min_length=1, max_length=64, pattern=VISIBLE_ASCII)]


class MailCode(Struct, frozen=True, forbid_unknown_fields=True):
    """What the link in a mail holds."""

    code: Secret


class MailWishes(Struct, frozen=True, forbid_unknown_fields=True):
    """What one wants mail about, in which language, when not, and whether even if a device was called."""

    kinds: Annotated[tuple[CallChoice, ...], Meta(max_length=len(CALL_CHOICES))]
    language: Annotated[str, Meta(min_length=1, max_length=16, pattern=ID_CHARACTERS)]
    zone: Annotated[str, Meta(min_length=1, max_length=64, pattern=VISIBLE_ASCII)]
    quiet_from: Hour | None = None
    quiet_to: Hour | None = None
    always: bool = False


class MailState(Struct, frozen=True):
    """Whether and where one gets mail from this server."""

    is_possible: bool  # the server can send any
    address: str | None = None  # confirmed
    pending: str | None = None  # waits for its link to be opened
    wishes: MailWishes | None = None  # none: there is no address


# What can be played.


class BotInfo(Struct, frozen=True):
    """A bot one can put on a seat."""

    name: str
    description: str
    level: int | None  # from 1, for a first game; the highest is the strongest; null: nobody has said
    rating: int | None  # 400 more is ten wins to one at two players; null: not measured


class ClockPreset(Struct, frozen=True):
    """A usual clock."""

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
    """What the server bounds."""

    name: int
    words: int
    message: int  # bytes
    body: int  # bytes
    open_games: int
    watched: int  # by one connection
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
    """A board one can play on."""

    id: str
    hash: str
    name: str


class CountryInfo(Struct, frozen=True):
    """A ticket end that is reached at any of its places (6.4, 6.5)."""

    id: str
    name: str
    places: tuple[str, ...]


class NamedTicket(Struct, frozen=True):
    """A ticket and the id it goes by in actions and views."""

    id: TicketId
    ticket: Ticket


class WholeBoard(Struct, frozen=True):
    """A board, to draw it. It never changes under its hash."""

    id: str
    hash: str
    name: str
    size: tuple[int, int]
    places: tuple[Place, ...]
    routes: tuple[Route, ...]
    terrain: dict[RouteId, Terrain]  # 1.5: of each route
    tickets: tuple[NamedTicket, ...]
    countries: tuple[CountryInfo, ...]


# Tables.


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as its host wants it: `open` for an invitation, `person` for the host, `bot` with its name."""

    kind: SeatKind
    bot: BotName | None = None
    name: Name | None = None  # of a second person at the host's browser


class NewGame(Struct, frozen=True, forbid_unknown_fields=True):
    """Set a game up."""

    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=MIN_SEATS, max_length=MAX_SEATS)]
    rules: Rules = Rules()
    board: Annotated[str, Meta(max_length=MAX_ID)] | None = None  # its hash; none: the first of the setup
    listed: bool = False
    clock: Annotated[int, Meta(ge=1)] | None = None  # seconds a move
    timeout: Timeout = Timeout.PLAYERS_DECIDE
    rated: bool = False  # it counts for people's ratings: no bots, and a seat for each person
    advice: bool = False  # the coach may advise everyone, though people play against each other
    bot_delay: Annotated[int, Meta(ge=0)] | None = None  # milliseconds a bot waits before it moves


class Agreement(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host may change until the game starts. It replaces everything that was agreed on before."""

    rules: Rules = Rules()
    listed: bool = False
    clock: Annotated[int, Meta(ge=1)] | None = None  # seconds a move
    timeout: Timeout = Timeout.PLAYERS_DECIDE
    rated: bool = False
    advice: bool = False


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat. A private table needs an invitation; `hot_seat` takes a seat besides one's own."""

    invite: Secret | None = None
    seat: SeatNumber | None = None
    name: Name | None = None
    hot_seat: bool = False


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """Leave a table: one seat, or all one holds. In a game that has started a bot plays on, to the end."""

    seat: SeatNumber | None = None


class AddWords(Struct, frozen=True, forbid_unknown_fields=True):
    """Words of one's own that go into the seed."""

    words: Words
    seat: SeatNumber | None = None


class NewInvite(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for an invitation, to any open seat or to one."""

    seat: SeatNumber | None = None


class Invite(Struct, frozen=True):
    """An invitation. Anyone who has it can sit down."""

    invite: str
    path: str  # of the link to send; the invitation stands behind the #


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How fast the bots of a game move from now on."""

    bot_delay: Annotated[int, Meta(ge=0)]  # milliseconds a bot waits before it moves


class TakeOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot play a seat whose person is gone, or late."""

    seat: SeatNumber
    bot: BotName | None = None


class EndEarly(Struct, frozen=True, forbid_unknown_fields=True):
    """Say that the game should end now, or that it should not. It ends when everyone who plays agrees."""

    agree: bool = True


class TakeBack(Struct, frozen=True, forbid_unknown_fields=True):
    """Take one's seat back from the bot."""

    seat: SeatNumber


class Rating(Struct, frozen=True):
    """How strong a person is, as far as rated games show it. 400 more is ten wins to one at two players."""

    value: int
    uncertainty: int  # to either side, within which it lies with a probability of 95 %
    games: int
    is_provisional: bool  # after few games


class SeatInfo(Struct, frozen=True):
    """A seat as everyone sees it."""

    kind: SeatKind
    name: str | None  # of the person, or of the bot
    player: str | None  # the person's public id
    bot: str | None
    present: bool  # a person whose browser is connected
    stand_in: str | None  # the bot that plays for an absent or late person, or for one who has left
    left: bool  # for good
    wants_end: bool  # before the game is over
    late: bool  # their time is up, and the others may let a bot play
    words: str
    rating: Rating | None  # of the person now, at a rated table


class SeatScore(Struct, frozen=True):
    """How a game ended for a seat."""

    total: int
    place: int  # 1 for everyone who won
    rating: Rating | None  # after a rated game, a moment after its end
    rating_change: int | None  # what this game added to it


class GameInfo(Struct, frozen=True):
    """A game and who sits at it. `yours` are the seats of the asker; the rest is the same for all."""

    id: GameId
    status: Status
    board: BoardName
    rules: Rules
    seats: tuple[SeatInfo, ...]
    host: str
    listed: bool
    rated: bool
    advice: bool  # the coach may advise everyone
    clock: int | None
    timeout: Timeout
    bot_delay: int
    commitment: str  # SHA-256 of the dealer's secret, fixed when the table was set up
    seq: Sequence
    acting: tuple[SeatNumber, ...]
    deadline: Milliseconds | None
    created: Milliseconds
    moved: Milliseconds | None
    rematch: GameId | None
    lesson: str | None  # a guided game: it follows this lesson, and is never counted; null: a real game
    played_on: PlayedOn | None  # from a moment of another game, and never counted; null: from the start
    version: int  # grows whenever anything but the play changes
    scores: tuple[SeatScore, ...]  # of all seats, once the game is over
    yours: tuple[SeatNumber, ...]


class CreatedGame(Struct, frozen=True):
    """The game just set up, and an invitation to it."""

    game: GameInfo
    invite: Invite


class GameList(Struct, frozen=True):
    """A list of games."""

    games: tuple[GameInfo, ...]


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin a guided game. It takes the place of an earlier one."""

    lesson: Annotated[str, Meta(max_length=MAX_ID)] = FIRST_GAME
    bot_delay: Annotated[int, Meta(ge=0)] | None = None  # milliseconds a bot waits before it moves


class LessonInfo(Struct, frozen=True):
    """What a lesson says, and when. The words are `lesson-ID` of the catalogs."""

    id: str
    steps: tuple[LessonStep, ...]


class Missed(Struct, frozen=True):
    """What has happened in a game since the last decision of a seat of one's own, as the seat may know it."""

    game: GameId
    seat: SeatNumber
    events: tuple[Event, ...]  # the latest of them


# People.


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


class MutedList(Struct, frozen=True):
    """Whose remarks a client should not show."""

    people: tuple[MutedPerson, ...]


class ExportedResult(Struct, frozen=True):
    """How a game ended for this person."""

    game: GameId
    seat: SeatNumber
    players: int
    place: int
    total: int
    routes: int  # points, as are the next three
    doubling: int
    tickets: int
    globetrotter: int
    claimed: int  # routes
    doubled: int
    completed: int  # tickets
    failed: int
    counts: bool
    ended: Milliseconds


class ExportedRemark(Struct, frozen=True):
    """Something one said at a table."""

    game: GameId
    phrase: str
    made: Milliseconds


class ExportedCalls(Struct, frozen=True):
    """A device that is called: when it was asked for, and for what."""

    device: str
    service: str  # the host of its push service
    since: Milliseconds
    wishes: CallWishes


class ExportedReview(Struct, frozen=True):
    """A record that one had reviewed. It is at `/api/reviews/ID/record`."""

    id: GameId
    asked: Milliseconds


class Export(Struct, frozen=True):
    """Everything the server keeps of a person. Records of finished games are at `/api/games/GAME/record`."""

    id: str
    name: str
    since: Milliseconds
    visibility: Visibility
    devices: tuple[Device, ...]
    calls: tuple[ExportedCalls, ...]
    muted: tuple[MutedPerson, ...]
    rating: Rating | None
    ratings: tuple[RatingStep, ...]  # of all rated games, the latest first
    games: tuple[GameInfo, ...]
    results: tuple[ExportedResult, ...]
    remarks: tuple[ExportedRemark, ...]
    reviews: tuple[ExportedReview, ...]  # of uploaded records; those of games stay with the game
    mail: MailState


class Refused(Struct, frozen=True):
    """The body of every answer from 400 on: a key of the message catalogs, and what fills it."""

    reason: str
    details: dict[str, Detail] = {}


# What a seat can do.


class DoublingOption(Struct, frozen=True):
    """How to double: the locomotives played as terrain, and the terrain cards discarded (5.7–5.9)."""

    locomotives: int
    discarded: int


class Payment(Struct, frozen=True):
    """The cards of a payment, and how to double with it; if that cannot be done, why."""

    cards: TrainCards
    doublings: tuple[DoublingOption, ...]
    why_not: Refused | None


class ClaimBundle(Struct, frozen=True):
    """Routes that can all be claimed alike: any of the routes with any of the payments.

    A route that takes several colours is in several of these.
    """

    routes: tuple[RouteId, ...]
    card: TrainCard  # what it is paid in; locomotive: locomotives alone
    points: int
    doubled: int  # points if doubled
    terrain: Terrain
    cost: int  # terrain cards to double (5.7)
    own: int  # cards of that terrain the seat has
    rival: int  # the most that any other has (5.8)
    payments: tuple[Payment, ...]


class ClosedRoutes(Struct, frozen=True):
    """Routes that a seat cannot claim any more, for one reason (5.1, 5.6)."""

    routes: tuple[RouteId, ...]
    reason: str
    details: dict[str, Detail]


class Unaffordable(Struct, frozen=True):
    """Prices that a seat cannot pay now: the colour, length and locomotives of a route (5.2–5.4)."""

    prices: tuple[tuple[Colour, int, int], ...]
    reason: str
    details: dict[str, Detail]


class TicketChoice(Struct, frozen=True):
    """Tickets to choose from: any of them, but at least this many."""

    tickets: tuple[TicketId, ...]
    fewest: int


class Offer(Struct, frozen=True):
    """Everything a seat can do now.

    `actions` can be sent as they are. A claim is `{"type": "claim-route", route, payment, doubling}` with a
    route and a payment of one of `claims`; a choice of tickets `{"type": "keep-tickets", tickets}`.
    """

    actions: tuple[Action, ...] = ()
    tickets: TicketChoice | None = None
    claims: tuple[ClaimBundle, ...] = ()
    unaffordable: tuple[Unaffordable, ...] = ()


# How it ended.


class ScoreLine(Struct, frozen=True):
    """One player's line of the score sheet (7.2–7.4)."""

    seat: SeatNumber
    routes: int
    doubling: int  # what doubling added
    completed: tuple[TicketId, ...]
    paths: tuple[tuple[RouteId, ...], ...]  # of the completed tickets, in their order
    failed: tuple[TicketId, ...]
    tickets: int  # completed less failed
    globetrotter: int
    total: int


class FinalScore(Struct, frozen=True):
    """The score sheet, and who won (7.5)."""

    lines: tuple[ScoreLine, ...]
    winners: tuple[SeatNumber, ...]


# From a client, on the socket.


class ClientMessage(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a client says."""


class Watch(ClientMessage, frozen=True, tag="watch"):
    """Follow a game from a seat of one's own, or as a spectator.

    `after` is the last sequence number one has; what happened since then is sent. 0 asks for everything,
    nothing for the view alone.
    """

    game: GameId
    seat: SeatNumber | None = None
    after: Sequence | None = None


class Unwatch(ClientMessage, frozen=True, tag="unwatch"):
    """Follow no longer."""

    game: GameId
    seat: SeatNumber | None = None


class Command(ClientMessage, frozen=True, tag="command"):
    """Do something: an action in its JSON form, or in its text form.

    `seq` is the sequence number it was decided at, `id` is the client's own name for it.
    """

    game: GameId
    seat: SeatNumber
    seq: Sequence
    id: CommandId
    action: Action | Annotated[str, Meta(max_length=1000)]


class Look(ClientMessage, frozen=True, tag="look"):
    """Ask how a game of one's own, or one that is watched, looked to a seat after event `at`."""

    game: GameId
    seat: SeatNumber | None = None
    at: Sequence = 0


class Say(ClientMessage, frozen=True, tag="say"):
    """Say one of the phrases: from a seat of one's own to everyone, or as a spectator to the spectators."""

    game: GameId
    phrase: Phrase
    seat: SeatNumber | None = None


class Follow(ClientMessage, frozen=True, tag="follow"):
    """Hear of changes in lists of games from now on: of listed games, and of one's own."""


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Ask for a pong."""


FromClient = Watch | Unwatch | Command | Look | Say | Follow | Ping


# From the server, on the socket.


class ServerMessage(Struct, frozen=True, tag_field="type"):
    """What the server says."""


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    """The first message: who the server takes one for."""

    protocol: int
    version: str
    me: Me | None


class GameChanged(ServerMessage, frozen=True, tag="game"):
    """The table, after `watch` and whenever who sits there (or anything but the play) changes."""

    game: GameInfo


class Update(ServerMessage, frozen=True, tag="update"):
    """What happened, as one seat may know it, and where the game stands now.

    `events` are those after sequence number `after`, up to `seq`. A client whose own number is not `after`
    takes the view and forgets its events. What none of the events changed may be null: it is as at `after`.
    """

    game: GameId
    seat: SeatNumber | None
    after: Sequence
    seq: Sequence
    events: tuple[Event, ...]
    view: View
    acting: tuple[SeatNumber, ...]  # who must decide now
    deadline: Milliseconds | None
    offer: Offer | None  # if this seat must decide
    progress: tuple[TicketProgress, ...] | None  # of the tickets held and on offer; null: as before
    closed: tuple[ClosedRoutes, ...] | None  # to this seat; null: as before
    score: FinalScore | None  # when the game is over


class Accepted(ServerMessage, frozen=True, tag="accepted"):
    """The command was carried out and is stored for good. The game stood at `seq` after it."""

    game: GameId
    seat: SeatNumber
    id: CommandId
    seq: Sequence


class RefusedMessage(ServerMessage, frozen=True, tag="refused"):
    """A message was refused, and nothing has changed; after `server.outcome-unknown` it may have.

    A stale command brings the update it was missing.
    """

    reason: str
    details: dict[str, Detail]
    game: str | None = None
    seat: int | None = None
    id: str | None = None
    update: Update | None = None


class Looked(ServerMessage, frozen=True, tag="looked"):
    """How a game looked to a seat after event `at`. It is the past: nothing can be done in it."""

    game: GameId
    seat: SeatNumber | None
    at: Sequence
    view: View
    progress: tuple[TicketProgress, ...] = ()
    closed: tuple[ClosedRoutes, ...] = ()


class Remark(Struct, frozen=True):
    """Something that was said. Who says too much for one's taste can be muted by their public id."""

    id: int
    seat: SeatNumber | None  # none: a spectator
    player: str | None  # the person's public id
    name: str | None
    phrase: str  # a `Phrase` that this version knows, or one that it does not
    seq: Sequence  # how far the game was
    made: Milliseconds


class Remarks(ServerMessage, frozen=True, tag="remarks"):
    """What was said at a table: the latest after `watch`, then each remark as it is made."""

    game: GameId
    remarks: tuple[Remark, ...]


class Lists(ServerMessage, frozen=True, tag="lists"):
    """Lines of lists that have changed, and games that are in no public list any more."""

    games: tuple[GameInfo, ...]
    gone: tuple[GameId, ...]


class Muted(ServerMessage, frozen=True, tag="muted"):
    """Whose remarks a client should not show from now on: one has changed it, perhaps on another device."""

    people: tuple[MutedPerson, ...]


class Pong(ServerMessage, frozen=True, tag="pong"):
    """The answer to a ping."""


class Closing(ServerMessage, frozen=True, tag="closing"):
    """The server is about to close the connection; connect again after this many milliseconds."""

    reason: str
    reconnect: Milliseconds


FromServer = (
    Welcome
    | GameChanged
    | Update
    | Accepted
    | RefusedMessage
    | Looked
    | Remarks
    | Lists
    | Muted
    | Pong
    | Closing
)

List = Literal["mine", "open", "watch", "finished"]

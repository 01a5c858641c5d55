"""Messages on the socket, from clients and from the server."""

from typing import Annotated

from msgspec import Meta, Struct

from okapi.board import TicketId
from okapi.game import Action, CardCost, Event, TicketProgress, TrainCards, View
from okapi.server.lengths import MAX_REMARK
from okapi.server.protocol.phrases import Phrase
from okapi.server.protocol.reasons import Detail

from .games import GameInfo
from .identity import Me
from .offers import ClosedRoutes, FinalScore, Offer
from .people import MutedPerson
from .values import CommandId, GameId, Milliseconds, SeatNumber, Sequence

# From a client.


class ClientMessage(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message from a client."""


class Watch(ClientMessage, frozen=True, tag="watch"):
    """Follow a game from the sender's own seat, or as a spectator.

    `after` is the last sequence number that the client has; what happened since then is sent. 0 asks for
    everything; without it, only the view is sent.
    """

    game: GameId
    seat: SeatNumber | None = None
    after: Sequence | None = None


class Unwatch(ClientMessage, frozen=True, tag="unwatch"):
    """Stop following a game."""

    game: GameId
    seat: SeatNumber | None = None


class Command(ClientMessage, frozen=True, tag="command"):
    """Carry out an action, in its JSON form or in its text form.

    `seq` is the sequence number at which it was decided; `id` is the client's own name for the command.
    """

    game: GameId
    seat: SeatNumber
    seq: Sequence
    id: CommandId
    action: Action | Annotated[str, Meta(max_length=1000)]


class Look(ClientMessage, frozen=True, tag="look"):
    """Ask how a game looked to one of the sender's seats, or to a spectator, after event `at`."""

    game: GameId
    seat: SeatNumber | None = None
    at: Sequence = 0


class Say(ClientMessage, frozen=True, tag="say"):
    """Say one of the phrases: from the sender's seat to everyone, or as a spectator to the spectators.

    `id` is the client's own name for the remark, which a refusal repeats.
    """

    game: GameId
    phrase: Phrase
    seat: SeatNumber | None = None
    id: CommandId | None = None


class Write(ClientMessage, frozen=True, tag="write"):
    """Say something in free text, to the people at the table, if the table has agreed to that (`chat`)."""

    game: GameId
    text: Annotated[str, Meta(min_length=1, max_length=MAX_REMARK)]
    seat: SeatNumber | None = None
    id: CommandId | None = None


class Follow(ClientMessage, frozen=True, tag="follow"):
    """Receive changes in lists of games from now on: of listed games, and of the sender's own."""


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Ask for a pong."""


FromClient = Watch | Unwatch | Command | Look | Say | Write | Follow | Ping


# From the server.


class ServerMessage(Struct, frozen=True, tag_field="type"):
    """A message from the server."""


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    """The first message, with the identity of the client."""

    protocol: int
    version: str
    me: Me | None


class GameChanged(ServerMessage, frozen=True, tag="game"):
    """The table, after `watch` and whenever its seats, or anything but the play, change."""

    game: GameInfo


class Update(ServerMessage, frozen=True, tag="update"):
    """What happened, as one seat may know it, and where the game stands now.

    `events` are those after sequence number `after`, up to `seq`. A client whose own number is not `after`
    takes the view and forgets its events. A field that none of the events changed may be null: it is as at `after`.
    """

    game: GameId
    seat: SeatNumber | None
    after: Sequence
    seq: Sequence
    events: tuple[Event, ...]
    stood_in: tuple[Sequence, ...]  # the numbers of those that a bot decided on for a person
    view: View
    acting: tuple[SeatNumber, ...]  # the seats that must decide now
    deadline: Milliseconds | None
    offer: Offer | None  # if this seat must decide
    progress: tuple[TicketProgress, ...] | None  # of the tickets held and on offer; null: as before
    cost: CardCost | None  # of the tickets held, together; null: as before
    closed: tuple[ClosedRoutes, ...] | None  # to this seat; null: as before
    score: FinalScore | None  # when the game is over


class Accepted(ServerMessage, frozen=True, tag="accepted"):
    """The command was carried out and is stored for good. The game stood at `seq` after it."""

    game: GameId
    seat: SeatNumber
    id: CommandId
    seq: Sequence


class RefusedMessage(ServerMessage, frozen=True, tag="refused"):
    """A message was refused, and nothing has changed; with `server.outcome-unknown`, something may have.

    The refusal of a stale command includes the update that its sender was missing.
    """

    reason: str
    details: dict[str, Detail]
    game: str | None = None
    seat: int | None = None
    id: str | None = None
    update: Update | None = None


class OpenHand(Struct, frozen=True):
    """A player's hand and tickets, shown after the game."""

    hand: TrainCards
    tickets: tuple[TicketId, ...]
    progress: tuple[TicketProgress, ...]  # of these, and of the tickets to choose from


class Looked(ServerMessage, frozen=True, tag="looked"):
    """How a game looked to a seat after event `at`. It is the past, so it has no offer."""

    game: GameId
    seat: SeatNumber | None
    at: Sequence
    view: View
    progress: tuple[TicketProgress, ...] = ()
    closed: tuple[ClosedRoutes, ...] = ()
    hands: tuple[OpenHand, ...] = ()  # of every seat, once the game is over


class Remark(Struct, frozen=True):
    """Something that was said. Its author can be muted by their public id."""

    id: int
    seat: SeatNumber | None  # none: a spectator
    player: str | None  # the person's public id
    name: str | None
    phrase: str | None  # a `Phrase`, perhaps one of another version; none: the remark has a text
    text: str | None  # plain text, never markup
    seq: Sequence  # the game's, when it was said
    made: Milliseconds


class Remarks(ServerMessage, frozen=True, tag="remarks"):
    """Remarks at a table: the latest after `watch`, then each one as it is made."""

    game: GameId
    remarks: tuple[Remark, ...]


class Lists(ServerMessage, frozen=True, tag="lists"):
    """Games that have changed in lists, and games that are no longer in any public list."""

    games: tuple[GameInfo, ...]
    gone: tuple[GameId, ...]


class Muted(ServerMessage, frozen=True, tag="muted"):
    """The people whose remarks the client should not show from now on. The change may come from another device."""

    people: tuple[MutedPerson, ...]


class Pong(ServerMessage, frozen=True, tag="pong"):
    """The answer to a ping."""


class Closing(ServerMessage, frozen=True, tag="closing"):
    """The server is about to close the connection; connect again after this many milliseconds."""

    reason: str
    reconnect: Milliseconds


FromServer = (
    Welcome | GameChanged | Update | Accepted | RefusedMessage | Looked | Remarks | Lists | Muted | Pong | Closing
)

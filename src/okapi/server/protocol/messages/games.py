"""Games: how they are set up, who sits there, how they stand."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from okapi.game import Event
from okapi.record import BoardName
from okapi.server.lengths import MAX_ID
from okapi.server.status import Agreement, PlayedDeal, PlayedOn, SeatKind, Status
from okapi.tutorial import FIRST_GAME, TutorialStep

from . import values


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as its host wants it: `open` for an invitation, `person` for the host, `bot` with its name."""

    kind: SeatKind
    bot: values.BotName | None = None
    name: values.Name | None = None  # of a second person at the host's browser


class NewGame(Struct, frozen=True, forbid_unknown_fields=True):
    """Set a game up."""

    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=values.MIN_SEATS, max_length=values.MAX_SEATS)]
    agreement: Agreement = Agreement()
    board: Annotated[str, Meta(max_length=MAX_ID)] | None = None  # its hash; none: the first of the setup
    bot_delay: Annotated[int, Meta(ge=0)] | None = None  # milliseconds a bot waits before it moves


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat, or those kept for one. A private table needs an invitation; `hot_seat` takes a seat
    in addition to one's own. Sitting down agrees to the terms: those named, or else those of the moment.
    """

    invite: values.Secret | None = None
    seat: values.SeatNumber | None = None
    name: values.Name | None = None
    hot_seat: bool = False
    terms: values.Terms | None = None


class Confirm(Struct, frozen=True, forbid_unknown_fields=True):
    """Agree to the terms of a table where one sits, after they have changed."""

    terms: values.Terms


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """Deal the cards, if everyone has agreed to these terms."""

    terms: values.Terms


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """Leave a table: one seat, or all one holds. In a game that has started a bot plays on, to the end."""

    seat: values.SeatNumber | None = None


class AddWords(Struct, frozen=True, forbid_unknown_fields=True):
    """Words of one's own that go into the seed."""

    words: values.Words
    seat: values.SeatNumber | None = None


class ChooseLivery(Struct, frozen=True, forbid_unknown_fields=True):
    """The colour and sign of one's trains: 0 red with a crown, 1 blue with an anchor, 2 green with a bell,
    3 yellow with a key, 4 black with an hourglass.
    """

    livery: values.Livery
    seat: values.SeatNumber | None = None


class NewInvite(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for an invitation, to any open seat or to one."""

    seat: values.SeatNumber | None = None


class Invite(Struct, frozen=True):
    """An invitation. Anyone who has it can sit down."""

    invite: str
    path: str  # of the link to send; the invitation stands behind the #


class BotDelay(Struct, frozen=True, forbid_unknown_fields=True):
    """How long the bots of a game wait from now on."""

    bot_delay: Annotated[int, Meta(ge=0)]  # milliseconds a bot waits before it moves


class TakeOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot play for a person whose time is up; or, without a clock, vote for it after a long absence."""

    seat: values.SeatNumber


class EndEarly(Struct, frozen=True, forbid_unknown_fields=True):
    """Say that the game should end now, or that it should not. It ends when everyone who plays agrees. With
    one's next move one wants to go on.
    """

    agree: bool = True


class TakeBack(Struct, frozen=True, forbid_unknown_fields=True):
    """Take one's seat back from the bot: at once, or after the decision for which one's time was up."""

    seat: values.SeatNumber


class Rating(Struct, frozen=True):
    """How strong a person is, as far as rated games show it. 400 more is ten wins to one at two players."""

    value: int
    uncertainty: int  # to either side, within which it lies with a probability of 95%
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
    agreed: bool  # to the terms as they are
    late: bool  # their time is up, and the others may let a bot play
    comes_back: bool  # the bot makes one more decision, for which their time was up
    replaceable_from: values.Milliseconds | None  # without a clock, the others may vote for a bot from then on
    votes: tuple[values.SeatNumber, ...]  # the players who have
    words: str
    rating: Rating | None  # of the person now, at a rated table
    livery: values.Livery  # the colour and sign of their trains, which no other seat has


class SeatScore(Struct, frozen=True):
    """How a game ended for a seat."""

    total: int
    place: int  # 1 for everyone who won
    rating: Rating | None  # after a rated game, a moment after its end
    rating_change: int | None  # what this game added to it


class GameInfo(Struct, frozen=True):
    """A game and who sits at it. All but `yours` and `may_ask_advice` is the same for everyone who asks."""

    id: values.GameId
    status: Status
    board: BoardName
    agreement: Agreement
    seats: tuple[SeatInfo, ...]
    host: str
    bot_delay: int
    commitment: str  # SHA-256 of the dealer's secret, fixed when the table was set up
    seq: values.Sequence
    acting: tuple[values.SeatNumber, ...]
    deadline: values.Milliseconds | None
    minutes: int | None  # about how long it takes in one go; none: it is played over days
    created: values.Milliseconds
    moved: values.Milliseconds | None
    rematch: values.GameId | None
    tutorial: str | None  # a guided game: it follows this tutorial, and is never counted; null: a real game
    played_on: PlayedOn | None  # from a moment of another game, and never counted; null: from the start
    deal: PlayedDeal | None  # whose luck it has; until it closes, nobody else may watch; null: its own
    version: int  # grows whenever anything but the play changes
    terms: values.Terms  # the version of what the table plays by: the agreement, and which seats are whose
    scores: tuple[SeatScore, ...]  # of all seats, once the game is over
    yours: tuple[values.SeatNumber, ...]
    may_ask_advice: bool  # the coach may advise a seat of yours when it must decide
    reviewable: bool  # the coach may review the game
    has_record: bool  # anyone may fetch its record


class CreatedGame(Struct, frozen=True):
    """The game just set up, and an invitation to it."""

    game: GameInfo
    invite: Invite


List = Literal["mine", "open", "watch", "finished"]


class GameList(Struct, frozen=True):
    """A list of games."""

    games: tuple[GameInfo, ...]


class NewTutorial(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin a guided game. It takes the place of an earlier one."""

    tutorial: Annotated[str, Meta(max_length=MAX_ID)] = FIRST_GAME
    bot_delay: Annotated[int, Meta(ge=0)] | None = None  # milliseconds a bot waits before it moves


class TutorialInfo(Struct, frozen=True):
    """What a tutorial says, and when. The words are `tutorial-say-ID` of the catalogs."""

    id: str
    steps: tuple[TutorialStep, ...]


class Missed(Struct, frozen=True):
    """What has happened in a game since the last decision of a seat of one's own, as the seat may know it."""

    game: values.GameId
    seat: values.SeatNumber
    after: values.Sequence  # the number of the event before the first of them
    events: tuple[Event, ...]  # the latest
    stood_in: tuple[values.Sequence, ...]  # the numbers of those that a bot decided on for a person

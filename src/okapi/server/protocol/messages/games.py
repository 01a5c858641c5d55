"""Games: setting them up, their seats, and their state."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from okapi.game import Event
from okapi.record import BoardName
from okapi.server.lengths import MAX_ID
from okapi.server.status import Agreement, PlayedDeal, PlayedOn, SeatKind, Status
from okapi.tutorial import FIRST_GAME, TutorialStep

from . import values


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as the host wants it: `open` for an invitation, `person` for the host, `bot` with its name."""

    kind: SeatKind
    bot: values.BotName | None = None
    name: values.Name | None = None  # of a second person at the host's browser


class NewGame(Struct, frozen=True, forbid_unknown_fields=True):
    """Set up a game."""

    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=values.MIN_SEATS, max_length=values.MAX_SEATS)]
    agreement: Agreement = Agreement()
    board: Annotated[str, Meta(max_length=MAX_ID)] | None = None  # its hash; none: the first of the setup
    bot_delay: Annotated[int, Meta(ge=0)] | None = None  # milliseconds a bot waits before it moves


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat, or the seats kept for the caller. A private table needs an invitation; `hot_seat` takes
    another seat for a second person at the same browser. Sitting down is agreeing to the terms: those named, or else
    the current ones.
    """

    invite: values.Secret | None = None
    seat: values.SeatNumber | None = None
    name: values.Name | None = None
    hot_seat: bool = False
    terms: values.Terms | None = None


class Confirm(Struct, frozen=True, forbid_unknown_fields=True):
    """Agree to the terms of the caller's table, after they have changed."""

    terms: values.Terms


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """Deal the cards, if everyone has agreed to these terms."""

    terms: values.Terms


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """Leave a table: one seat, or all of the caller's. In a game that has started, a bot plays on to the end."""

    seat: values.SeatNumber | None = None


class AddWords(Struct, frozen=True, forbid_unknown_fields=True):
    """The caller's words for the seed."""

    words: values.Words
    seat: values.SeatNumber | None = None


class ChooseLivery(Struct, frozen=True, forbid_unknown_fields=True):
    """The colour and sign of the caller's trains: 0 red with a crown, 1 blue with an anchor, 2 green with a bell,
    3 yellow with a key, 4 black with an hourglass.
    """

    livery: values.Livery
    seat: values.SeatNumber | None = None


class NewInvite(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for an invitation, to any open seat or to this one."""

    seat: values.SeatNumber | None = None


class Invite(Struct, frozen=True):
    """An invitation. Anyone who has it can take a seat."""

    invite: str
    path: str  # of the link to send; the invitation comes after the #


class BotDelay(Struct, frozen=True, forbid_unknown_fields=True):
    """Change how long the bots of a game wait before they move."""

    bot_delay: Annotated[int, Meta(ge=0)]  # milliseconds


class TakeOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot play for a person whose time is up; without a clock, vote for that after a long absence."""

    seat: values.SeatNumber


class EndEarly(Struct, frozen=True, forbid_unknown_fields=True):
    """Vote to end the game now, or withdraw the vote. The game ends when everyone who plays agrees. Moving withdraws a
    vote.
    """

    agree: bool = True


class TakeBack(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat back from the bot: at once, or after the decision for which the caller's time was up."""

    seat: values.SeatNumber


class Rating(Struct, frozen=True):
    """How strong a person is by their rated games. 400 points more mean ten wins to one at two players."""

    value: int
    uncertainty: int  # half of the 95% interval
    games: int
    is_provisional: bool  # based on few games


class SeatInfo(Struct, frozen=True):
    """A seat as everyone sees it."""

    kind: SeatKind
    name: str | None  # of the person or the bot
    player: str | None  # the person's public id
    bot: str | None
    present: bool  # the person is connected
    stand_in: str | None  # the bot that plays for a person who is absent, late or gone
    left: bool  # for good
    wants_end: bool  # votes to end the game early
    agreed: bool  # to the current terms
    late: bool  # the person's time is up, and the others may let a bot play
    comes_back: bool  # the person plays again after the bot's next decision, for which their time was up
    replaceable_from: values.Milliseconds | None  # from when the others may vote for a bot, without a clock
    votes: tuple[values.SeatNumber, ...]  # the seats that have voted for it
    words: str
    rating: Rating | None  # the person's, at a rated table
    livery: values.Livery  # the colour and sign of the trains, different for every seat


class SeatScore(Struct, frozen=True):
    """How a game ended for a seat."""

    total: int
    place: int  # 1 for everyone who won
    rating: Rating | None  # after a rated game; known a moment after its end
    rating_change: int | None  # by this game


class GameInfo(Struct, frozen=True):
    """A game and its seats. All but `yours` and `may_ask_advice` is the same for everyone who asks."""

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
    minutes: int | None  # roughly how long it takes in one sitting; none: it is played over days
    created: values.Milliseconds
    moved: values.Milliseconds | None
    rematch: values.GameId | None
    tutorial: str | None  # that a guided game follows, which is never counted; null: a real game
    played_on: PlayedOn | None  # the moment of another game where it begins, never counted; null: from the start
    deal: PlayedDeal | None  # whose luck it has; until it closes, nobody else may watch; null: its own luck
    version: int  # grows with every change other than a move
    terms: values.Terms  # the version of the terms: the agreement, and which seats are whose
    scores: tuple[SeatScore, ...]  # of all seats, once the game is over
    yours: tuple[values.SeatNumber, ...]
    may_ask_advice: bool  # the coach may advise your seat when it must decide
    reviewable: bool  # the coach may review the game
    has_record: bool  # anyone may fetch its record


class CreatedGame(Struct, frozen=True):
    """The game that was set up, and an invitation to it."""

    game: GameInfo
    invite: Invite


List = Literal["mine", "open", "watch", "finished"]


class GameList(Struct, frozen=True):
    games: tuple[GameInfo, ...]


class NewTutorial(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin a guided game. It replaces an earlier one."""

    tutorial: Annotated[str, Meta(max_length=MAX_ID)] = FIRST_GAME
    bot_delay: Annotated[int, Meta(ge=0)] | None = None  # milliseconds a bot waits before it moves


class TutorialInfo(Struct, frozen=True):
    """What a tutorial says, and when. The texts are `tutorial-say-ID` in the catalogs."""

    id: str
    steps: tuple[TutorialStep, ...]


class Missed(Struct, frozen=True):
    """What has happened in a game since the last decision of one of the caller's seats, as that seat may know it."""

    game: values.GameId
    seat: values.SeatNumber
    after: values.Sequence  # the number of the event before the first of these
    events: tuple[Event, ...]  # the latest of them
    stood_in: tuple[values.Sequence, ...]  # the numbers of those that a bot decided on for a person

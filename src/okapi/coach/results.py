"""What the coach finds, as data: a review of a finished game, its story, advice, another try, and why there is none.

Loading it needs no Numba, so a server without the extra `fast` can store, send and describe what another
process found. Everything here has one JSON form: `okapi review --json`, stored reviews and the protocol.
"""

from enum import StrEnum

from msgspec import Struct

from okapi.board import RouteId, TicketId
from okapi.game import Action, Seat


class NotFinished(ValueError):
    """A game that is not over: what a decision was worth depends on its end."""


class UnknownBoard(ValueError):
    """A game that the network cannot read: see `network_for`."""


# The curve of winning chances.


class CurvePoint(Struct, frozen=True):
    """The winning chances and expected points of all seats at one moment."""

    step: int  # how many events came before it
    turn: int
    shares: tuple[float, ...]
    points: tuple[float, ...]


# The ledger of luck.


class LedgerSource(StrEnum):
    """Where a change of the winning chances came from."""

    STARTING_HAND = "starting-hand"  # the starting player, and the cards and tickets dealt
    BLIND = "blind"  # cards drawn from a deck
    TURNED_UP = "turned-up"  # cards laid face up, for the next player
    TICKETS = "tickets"  # tickets drawn
    OWN_CHOICES = "own-choices"
    CHOICES_OF_OTHERS = "choices-of-others"


LUCK = (LedgerSource.STARTING_HAND, LedgerSource.BLIND, LedgerSource.TURNED_UP, LedgerSource.TICKETS)


class LedgerEntry(Struct, frozen=True):
    """A line of a seat's ledger: what came from one source."""

    source: LedgerSource
    share: float
    points: float


class SeatAccount(Struct, frozen=True):
    """A seat's ledger: `start` and the entries add up to the result."""

    start: float
    start_points: float
    entries: tuple[LedgerEntry, ...]
    share: float  # of the win, in the end
    points: float

    def luck(self) -> tuple[float, float]:
        """What luck brought in total: share of the win, and points."""
        of_luck = [entry for entry in self.entries if entry.source in LUCK]
        return sum(entry.share for entry in of_luck), sum(entry.points for entry in of_luck)


# Judged decisions.


class Verdict(StrEnum):
    """What a decision is called."""

    FINE = "fine"
    INEXACT = "inexact"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class BetterMove(Struct, frozen=True):
    """Another move, and by how much it would have been better: a share of the win, give or take `margin`."""

    action: Action
    share: float
    gain: float
    margin: float
    points: float  # gained


class JudgedDecision(Struct, frozen=True):
    """What a decision was worth to the player who made it, by what they could know."""

    step: int  # how many events came before it
    turn: int  # as the record counts them, from 1; 0: before the first
    seat: Seat
    action: Action
    before: float  # share of the win that the player could expect
    after: float
    better: tuple[BetterMove, ...]  # the best first
    loss: float
    margin: float  # half the interval of the loss
    verdict: Verdict


# Key moments.


class FactKind(StrEnum):
    """What a fact is about; with `fact-` before it, a key of the message catalogs."""

    AHEAD = "ahead"  # the standing on the score track
    BEHIND = "behind"
    LEVEL = "level"
    ON_THE_WAY = "on-the-way"  # the better route lies on the path of a ticket
    TAKEN_LATER = "taken-later"  # another player claimed the better route
    CARD_WANTED = "card-wanted"  # the colour was what a ticket still needed


class MomentFact(Struct, frozen=True, omit_defaults=True):
    """How things stood at a moment, in a sentence of its own."""

    about: FactKind
    rival: Seat | None = None
    points: int | None = None
    ticket: TicketId | None = None
    trains: int | None = None
    turn: int | None = None


class MomentKind(StrEnum):
    """What a moment is about; with `moment-` before it, a key of the message catalogs."""

    NOT_DOUBLED = "not-doubled"  # a route was claimed that could have been doubled
    BETTER_MOVE = "better-move"
    CUT_OFF = "cut-off"  # a route was claimed that another player's ticket needed
    COLOUR_NEVER_CAME = "colour-never-came"  # a ticket failed for want of one colour
    TICKET_TOO_LATE = "ticket-too-late"  # a ticket was drawn that the turns left could not complete
    TICKET_HOPELESS = "ticket-hopeless"  # a ticket was drawn and kept to which no path was left
    TICKET_FAILED = "ticket-failed"  # any other ticket that was drawn and never completed
    LUCKY_CARD = "lucky-card"
    UNLUCKY_CARD = "unlucky-card"
    LUCKY_TICKETS = "lucky-tickets"
    UNLUCKY_TICKETS = "unlucky-tickets"
    UPSWING = "upswing"  # the largest change of a chance, if there is nothing else to say about it
    DOWNSWING = "downswing"


class KeyMoment(Struct, frozen=True, omit_defaults=True):
    """A moment that mattered, and what its sentence speaks of; the rest is left out."""

    kind: MomentKind
    step: int
    turn: int
    seat: Seat  # the sentence is about this player
    share: float  # of the win, gained or lost; never negative
    points: float = 0.0
    rival: Seat | None = None
    route: RouteId | None = None
    ticket: TicketId | None = None
    trains: int | None = None  # that a ticket was still short of
    turns: int | None = None  # that the player had left
    card: str | None = None  # a train card or a terrain
    cards: int | None = None  # of that kind that were missing
    draws: int | None = None  # in which none came
    played: Action | None = None
    better: Action | None = None
    before: float | None = None  # the chance of `rival`, where it swings; `share` is by how much
    facts: tuple[MomentFact, ...] = ()


# The story of a game, for one of its players.


class StoryKind(StrEnum):
    """What a sentence of the story says; with `story-` before it, a key of the message catalogs."""

    AHEAD_ALL_GAME = "ahead-all-game"  # won, and never behind
    AHEAD_FROM = "ahead-from"  # won, ahead from some turn on
    CAME_BACK = "came-back"  # won after a chance that was small
    OPEN_TO_THE_END = "open-to-the-end"  # won, never clearly ahead before
    LED_UNTIL = "led-until"  # lost after a long lead
    LAST_AHEAD = "last-ahead"  # lost after a short one
    NEVER_AHEAD = "never-ahead"  # lost; the best chance there was
    CLAIM_DECIDED = "claim-decided"  # what changed the chance most: a route somebody claimed
    MOVE_DECIDED = "move-decided"  # another decision
    CARD_DECIDED = "card-decided"
    TICKETS_DECIDED = "tickets-decided"
    BETTER_THERE = "better-there"  # that was the player's own, and another would have been better
    MISSED_JUST_BEFORE = "missed-just-before"  # the player's own decision before that could have been better
    COSTLIEST = "costliest"  # the decision that gave away most
    NO_MISTAKES = "no-mistakes"
    LUCK_WITH = "luck-with"
    LUCK_RATHER_WITH = "luck-rather-with"
    LUCK_EVEN = "luck-even"
    LUCK_RATHER_AGAINST = "luck-rather-against"
    LUCK_AGAINST = "luck-against"
    LUCK_COST_POINTS = "luck-cost-points"  # many points, and hardly any of the chance of winning
    LUCK_BROUGHT_POINTS = "luck-brought-points"


class StoryFact(Struct, frozen=True, omit_defaults=True):
    """A sentence of the story: what it says, and what it speaks of."""

    about: StoryKind
    turn: int | None = None
    share: float | None = None  # the chance of winning then, or after what decided; of a decision, what it cost
    before: float | None = None  # the chance of winning before what decided
    doer: Seat | None = None  # the seat that did what decided the game; None: nobody
    route: RouteId | None = None
    card: str | None = None
    action: Action | None = None  # that decided, or that would have been better
    points: int | None = None  # that luck cost or brought


class Story(Struct, frozen=True):
    """A game as one seat would tell it: a few sentences, and the moments that mattered to that seat."""

    seat: Seat
    facts: tuple[StoryFact, ...]
    moments: tuple[KeyMoment, ...]


class GameReview(Struct, frozen=True):
    """What the coach says about a finished game."""

    players: tuple[str, ...]
    seats: tuple[Seat, ...]  # whose decisions were judged
    curve: tuple[CurvePoint, ...]
    accounts: tuple[SeatAccount, ...]
    judgements: tuple[JudgedDecision, ...]
    moments: tuple[KeyMoment, ...]  # for readers who did not play
    stories: tuple[Story, ...] = ()  # of the seats whose decisions were judged; none in reviews of older versions
    level: float = 0.75  # of the table, as the forecast takes it into account

    def story_of(self, seat: Seat | None) -> Story | None:
        """The story of a seat; for a reader who did not play, that of the winner."""
        won = max(range(len(self.accounts)), key=lambda it: self.accounts[it].share) if self.accounts else None
        wanted = won if seat is None else seat
        return next((story for story in self.stories if story.seat == wanted), None)


# Advice.


class AdviceReason(StrEnum):
    """Why a move is good; with `because-` before it, a key of the message catalogs."""

    DOUBLES = "doubles"
    SERVES_A_TICKET = "serves-a-ticket"
    SCORES = "scores"
    CARD_FOR_A_TICKET = "card-for-a-ticket"
    CARD_FOR_A_SET = "card-for-a-set"
    TERRAIN = "terrain"
    MORE_TICKETS = "more-tickets"
    BEST_TICKETS = "best-tickets"
    UNKNOWN_CARD = "unknown-card"


class AdvisedMove(Struct, frozen=True, omit_defaults=True):
    """A good move, the chance of winning with it, and why."""

    action: Action
    share: float
    because: AdviceReason
    points: int = 0
    ticket: TicketId | None = None


# Learning from mistakes.


class TryOutcome(StrEnum):
    """How a try compares with what was played; with `learn-` before it, a key of the message catalogs."""

    FOUND = "found"  # nothing is wrong with it
    BETTER = "better"  # than what was played, but not good enough
    WORSE = "worse"  # or equal
    SAME = "same"  # it is what was played


class ComparedMove(Struct, frozen=True):
    """Another try at a decision of a finished game: what it is worth, beside what was played."""

    outcome: TryOutcome
    share: float  # of the win, with the move that was tried
    played: float  # with the one that was played
    moves: tuple[AdvisedMove, ...]  # what the coach would do, the best first

"""A game as it is stored: the table with its seats. The cards are in the log."""

from msgspec import Struct
from msgspec.structs import replace

from okapi.server.status import Agreement, PlayedOn, SeatKind, Status

from .deals import StoredDeal
from .ratings import RatingChange, StoredRating
from .results import SeatResult
from .steps import PERSON, Step


class StoredSeat(Struct, frozen=True):
    kind: SeatKind
    identity: str | None = None
    person: str | None = None  # the identity's own name
    bot: str | None = None
    name: str | None = None
    words: str = ""
    stand_in: str | None = None
    left: bool = False  # for good: a bot plays to the end
    wants_end: bool = False
    agreed: int = 0  # to these terms
    comes_back: bool = False  # the stand-in makes one more decision
    votes: str = ""  # to let a bot play, see `house_rules`
    livery: int | None = None  # as chosen; none: see `StoredGame.liveries`
    away_since: int | None = None
    online: bool = False  # on another process
    rating: StoredRating | None = None  # the person's own, if they have one

    @property
    def shown_name(self) -> str | None:
        return self.bot if self.kind is SeatKind.BOT else self.name or self.person

    def is_held_by(self, identity: str) -> bool:
        return self.identity == identity and self.kind is SeatKind.PERSON and not self.left

    @property
    def played_by_bot(self) -> str | None:
        return self.bot if self.kind is SeatKind.BOT else self.stand_in


class StoredGame(Struct, frozen=True):
    """A table as it is stored. The cards are in the log."""

    id: str
    status: Status
    host: str
    board_id: str
    board_hash: str
    agreement: Agreement
    bot_delay: int
    secret: str
    commitment: str
    words: tuple[str, ...]
    seq: int
    acting: tuple[int, ...]
    deadline: int | None
    wake_at: int | None
    version: int
    terms: int  # the version of the agreement, and of which seats are bots'
    created: int
    moved: int | None
    rematch: str | None
    tutorial: str | None  # whose script it follows; none: a real game
    played_on: PlayedOn | None  # from a moment of another game; none: from the start
    seats: tuple[StoredSeat, ...]
    deal: StoredDeal | None = None  # whose luck it has; none: its own
    results: tuple[SeatResult, ...] = ()  # once it is over
    rating_changes: tuple[RatingChange, ...] = ()  # a moment after a rated game is over
    regular_table: str | None = None  # whose series it belongs to

    @property
    def is_counted(self) -> bool:
        """Whether lists and metrics count the game. Guided games are practice."""
        return self.tutorial is None

    @property
    def luck(self) -> str:
        """The secret that determines the game's luck, and the chance in bots' decisions."""
        return self.secret if self.deal is None else self.deal.secret

    @property
    def is_try(self) -> bool:
        """Whether it was begun while its deal was open, so that it may count."""
        return self.deal is not None and self.created < self.deal.closes

    @property
    def liveries(self) -> tuple[int, ...]:
        """The colour and sign of every seat's trains: as chosen, or the seat's own number, or the first free one."""
        wanted = [seat.livery for seat in self.seats]
        for number, livery in enumerate(wanted):
            if livery is None and number not in wanted:
                wanted[number] = number
        free = (livery for livery in range(len(wanted)) if livery not in wanted)
        return tuple([next(free) if livery is None else livery for livery in wanted])

    def is_stood_in(self, step: Step) -> bool:
        """H12: whether a bot decided on this step for a person."""
        if step.seat is None or step.actor == PERSON:
            return False
        return self.seats[step.seat].kind is SeatKind.PERSON

    def seats_of(self, identity: str | None) -> tuple[int, ...]:
        """The seats of a person, without those that they left for good or that are only kept for them."""
        if identity is None:
            return ()
        return tuple([number for number, seat in enumerate(self.seats) if seat.is_held_by(identity)])

    def is_called_otherwise(self, identity: str, name: str) -> bool:
        """Whether a person has a seat with another name than this one, which they have now."""
        return any(seat.identity == identity and seat.person != name for seat in self.seats)

    def with_name(self, identity: str, name: str) -> "StoredGame":
        seats = [replace(seat, person=name) if seat.identity == identity else seat for seat in self.seats]
        return replace(self, seats=tuple(seats))

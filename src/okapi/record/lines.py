"""What is in the file of a game: a header, its events, an end; one JSON object per line."""

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from okapi.board import Board, BoardContent
from okapi.dealer import DuplicateDealer, FairDealer, SeededDealer, SplitMixDealer
from okapi.game import Event, Rules, rules_for

FORMAT = 1
WITH_ITS_BOARD = 2  # the format of a file that holds its board
OF_A_DEAL = 3  # of a game whose luck many people play
FORMATS = (FORMAT, WITH_ITS_BOARD, OF_A_DEAL)


class BoardName(Struct, frozen=True, forbid_unknown_fields=True):
    """Which board, and exactly which version of it."""

    id: str
    hash: str


class FairLuck(Struct, frozen=True, tag_field="kind", tag="fair", forbid_unknown_fields=True):
    """The provably fair dealer's promise, and the players' words."""

    commitment: str
    words: tuple[str, ...] = ()


class DuplicateLuck(Struct, frozen=True, tag_field="kind", tag="duplicate", forbid_unknown_fields=True):
    """The promise for a deal that many play, each for themselves, and its name."""

    commitment: str
    deal: str


class SeededLuck(Struct, frozen=True, tag_field="kind", tag="seeded", forbid_unknown_fields=True):
    """Luck from a seed that was known before."""

    seed: str


class SplitMixLuck(Struct, frozen=True, tag_field="kind", tag="splitmix", forbid_unknown_fields=True):
    """Luck in whole numbers from a seed that was known before, as the compiled engine deals it."""

    seed: Annotated[str, Meta(pattern="^[0-9]{1,20}$")]  # a number of 64 bits, which not every JSON reader can hold


class UnknownLuck(Struct, frozen=True, tag_field="kind", tag="unknown", forbid_unknown_fields=True):
    """Luck that happened elsewhere, such as at a real table: only whether it is possible can be checked."""


class PlayedOnLuck(Struct, frozen=True, tag_field="kind", tag="played-on", forbid_unknown_fields=True):
    """A game played on from a moment of another: what one seat could not see there was dealt again.

    From this position on the luck is the provably fair dealer's. The file does not show how it came about.
    """

    commitment: str
    words: tuple[str, ...]
    seat: int
    position: Raw  # a state of the game, as JSON


Luck = FairLuck | DuplicateLuck | SeededLuck | SplitMixLuck | UnknownLuck | PlayedOnLuck
RecordedDealer = FairDealer | DuplicateDealer | SeededDealer | SplitMixDealer  # those whose luck can be dealt again


class RecordHeader(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    okapi: Literal["game"] = "game"
    format: int = FORMAT
    board: BoardName
    players: tuple[str, ...]
    rules: Rules = Rules()
    luck: Luck = UnknownLuck()
    board_content: BoardContent | UnsetType = UNSET  # in format 2: the board itself, which others may not have
    check: str = ""


class RecordEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A line in the middle: the event, numbered from 1."""

    seq: int
    event: Event
    check: str = ""


class RecordEnding(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The last line. It seals the file: without it, the file was cut off."""

    end: Literal["finished", "unfinished"]
    events: int
    secret: str | None = None  # of the provably fair dealer, in hexadecimal
    check: str = ""


class Record(Struct, frozen=True):
    """A game that was played, or begun."""

    header: RecordHeader
    events: tuple[Event, ...]
    secret: str | None = None


def header_for(
    board: Board, players: Iterable[str], rules: Rules | None = None, luck: Luck | None = None
) -> RecordHeader:
    return RecordHeader(
        format=OF_A_DEAL if isinstance(luck, DuplicateLuck) else FORMAT,
        board=BoardName(board.id, board.content_hash),
        players=tuple(players),
        rules=rules or rules_for(board),
        luck=luck or UnknownLuck(),
    )


def luck_of(dealer: RecordedDealer) -> Luck:
    """What a header says about a dealer."""
    if isinstance(dealer, FairDealer):
        return FairLuck(dealer.commitment, dealer.words)
    if isinstance(dealer, DuplicateDealer):
        return DuplicateLuck(dealer.commitment, dealer.name)
    if isinstance(dealer, SplitMixDealer):
        return SplitMixLuck(str(dealer.seed))
    return SeededLuck(dealer.seed)

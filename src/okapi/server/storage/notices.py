"""How processes that share a PostgreSQL database learn of each other's changes."""

from collections.abc import Iterable

import msgspec
from msgspec import Struct
from sqlalchemy import text

from .statements import Statement

CHANNEL = "okapi"
_MAX_BYTES = 7_900  # PostgreSQL allows 8,000
_notify = text("SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice")
_encode = msgspec.json.Encoder().encode


class Notice(Struct, frozen=True, omit_defaults=True):
    """A process has changed a game, with the entry of its log unless that is too long; or somebody made a remark."""

    process: str
    game: str
    entry: msgspec.Raw = msgspec.Raw()  # empty: not sent
    remark: msgspec.Raw = msgspec.Raw()  # a remark, which does not change the game
    readers: tuple[str, ...] | None = None  # of the remark; none: it depends on where people are


def notices(sent: Iterable[Notice]) -> Statement:
    """A statement that sends notices when its transaction commits."""
    texts = [_encode(_short(notice)).decode() for notice in sent]
    return _notify, [{"channel": CHANNEL, "notices": texts}]


def _short(notice: Notice) -> Notice:
    fits = len(bytes(notice.entry)) + 200 < _MAX_BYTES
    return notice if fits else Notice(notice.process, notice.game)

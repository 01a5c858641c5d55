"""The types of fields that many messages share."""

from typing import Annotated

from msgspec import Meta, Struct

from okapi.game import Rules
from okapi.server.lengths import MAX_ID, MAX_NAME, MAX_SECRET, MAX_WORDS
from okapi.server.protocol.reasons import Detail

PROTOCOL = 3
MIN_SEATS = Rules().min_players
MAX_SEATS = Rules().max_players
LAST_SEAT = MAX_SEATS - 1
ID_CHARACTERS = "^[A-Za-z0-9_-]+$"
VISIBLE_ASCII = "^[!-~]+$"  # not every database stores all of Unicode

GameId = Annotated[str, Meta(min_length=1, max_length=MAX_ID, pattern=ID_CHARACTERS)]
CommandId = Annotated[str, Meta(min_length=1, max_length=MAX_ID, pattern=VISIBLE_ASCII)]
SeatNumber = Annotated[int, Meta(ge=0, le=LAST_SEAT)]
Livery = SeatNumber  # a colour with its sign: as many as there are seats
Sequence = Annotated[int, Meta(ge=0, le=1_000_000)]
Milliseconds = Annotated[int, Meta(ge=0)]  # since 1970, if it is a moment
Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
Terms = Annotated[int, Meta(ge=1, le=1_000_000_000)]  # the version of a table's terms
Words = Annotated[str, Meta(max_length=MAX_WORDS)]
Secret = Annotated[str, Meta(min_length=1, max_length=MAX_SECRET)]
BotName = Annotated[str, Meta(min_length=1, max_length=MAX_ID)]


class Refused(Struct, frozen=True):
    """The body of every answer from 400 on: a key of the message catalogs, and its parameters."""

    reason: str
    details: dict[str, Detail] = {}

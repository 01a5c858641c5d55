"""The tables of the database. Moments are milliseconds since 1970. Migrations bring older databases up to date."""

from enum import StrEnum

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

from okapi.server.lengths import MAX_ID, MAX_NAME, MAX_WORDS

metadata = MetaData()


class SecretForm(StrEnum):
    """How a secret is stored. `column.info` says so, and `python -m tools.audit` lists them."""

    SEALED = "sealed"  # see `keyring`
    SEALED_UNTIL_OVER = "sealed-until-over"  # then it is public
    HASHED = "hashed"  # SHA-256: the value has too many bits to be guessed
    KEYED_HASH = "keyed-hash"  # HMAC-SHA-256 with a key outside the database: the value could be guessed
    CLEAR = "clear"


_SEALED, _SEALED_UNTIL_OVER = {"kept": SecretForm.SEALED}, {"kept": SecretForm.SEALED_UNTIL_OVER}
_HASHED, _KEYED_HASH, _CLEAR = {"kept": SecretForm.HASHED}, {"kept": SecretForm.KEYED_HASH}, {"kept": SecretForm.CLEAR}

identities = Table(
    "identities",
    metadata,
    Column("id", String(MAX_ID), primary_key=True),  # public
    Column("name", String(MAX_NAME), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("visibility", String(16), nullable=False, server_default="private"),  # of their page
    Column("seen", Boolean, nullable=False, server_default=false()),  # by people they played with, while connected
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True, info=_HASHED),
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),  # see identities.TokenKind
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
    Column("browser", String(32)),  # as the device called itself when it signed in
    Column("system", String(32)),
)

# The keys that identify this server to push services, made when somebody first subscribes. If they cannot be decrypted
# because the secret key was lost, new ones are made: the newest that can be decrypted are used.
push_keys = Table(
    "push_keys",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("private", Text, nullable=False, info=_SEALED),  # PEM
    Column("public", Text, nullable=False),
)

# Devices that get notifications, with their preferences: at most one row for each token.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("token", ForeignKey("tokens.hash", ondelete="CASCADE"), primary_key=True),
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False, info=_SEALED),
    Column("endpoint_hash", String(64), nullable=False, unique=True, info=_HASHED),
    Column("p256dh", Text, nullable=False, info=_SEALED),
    Column("auth", Text, nullable=False, info=_SEALED),
    Column("kinds", String(64), nullable=False),  # separated by commas
    Column("language", String(16), nullable=False),
    Column("zone", String(64), nullable=False),  # for the quiet hours
    Column("quiet_from", Integer),  # hours
    Column("quiet_to", Integer),
    Column("created", BigInteger, nullable=False),
)

# The mail addresses of people who asked for mail. An address is used once it is confirmed.
mailboxes = Table(
    "mailboxes",
    metadata,
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("address", Text, info=_SEALED),  # confirmed
    Column("pending", Text, info=_SEALED),  # not confirmed yet
    Column("code", String(64), unique=True, info=_HASHED),  # that confirms it
    Column("asked", BigInteger, nullable=False),  # when the code was sent
    Column("stop", Text, nullable=False, info=_SEALED),  # the token in every mail that ends all mail
    Column("stop_hash", String(64), nullable=False, unique=True, info=_HASHED),
    Column("kinds", String(64), nullable=False),  # separated by commas
    Column("language", String(16), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("always", Boolean, nullable=False),  # even if a device was notified
    Column("created", BigInteger, nullable=False),
)

# Recent links to confirm an address, so that nobody can be pestered with them.
mail_requests = Table(
    "mail_requests",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("identity", String(MAX_ID), index=True),  # none: the person has been forgotten since
    Column("address", String(64), nullable=False, index=True, info=_KEYED_HASH),
    Column("made", BigInteger, nullable=False),
)

boards = Table(
    "boards",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("content", Text, nullable=False),  # as JSON, which has this hash
)

# People's own boards, perhaps unfinished. Others see one only by its link.
own_boards = Table(
    "own_boards",
    metadata,
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(MAX_ID), primary_key=True),  # chosen by the person's device
    Column("content", Text, nullable=False, info=_CLEAR),  # as JSON
    Column("hash", String(64)),  # of the board; none: it has problems and cannot be played on
    Column("problems", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("link", String(64), unique=True, info=_CLEAR),  # for friends; not sealed, as the board itself is not
    Column("changed", BigInteger, nullable=False),
)

# Deals that many people play, each at a table of their own. The secret, which determines all cards, stays sealed:
# records show it once the deal is over for everybody.
deals = Table(
    "deals",
    metadata,
    Column("id", String(MAX_ID), primary_key=True),  # its day, as in 2026-11-17, or a challenge and a number
    Column("secret", Text, nullable=False, info=_SEALED),  # of the dealer, in hexadecimal
    Column("commitment", String(64), nullable=False),
    Column("opponents", String(MAX_ID), nullable=False),  # separated by commas
    Column("opens", BigInteger, nullable=False),
    Column("closes", BigInteger, nullable=False),  # when it is over for everybody; a challenge may close it early
    Column("seat", Integer, nullable=False, server_default="0"),  # of everyone who plays it
    Column("challenge", String(MAX_ID), index=True),  # that it belongs to; none: it is a day's
)

# Duels and evenings: several people play the same few deals, each when they have time.
challenges = Table(
    "challenges",
    metadata,
    Column("id", String(MAX_ID), primary_key=True),
    Column("host", ForeignKey("identities.id"), nullable=False, index=True),
    Column("link", Text, nullable=False, info=_SEALED),  # by which people join
    Column("size", Integer, nullable=False),  # the most people who can play
    Column("deals", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("closes", BigInteger, nullable=False, index=True),  # together with its deals
    Column("settled", Boolean, nullable=False, server_default=false()),  # over, and everyone was notified
)

challengers = Table(
    "challengers",
    metadata,
    Column("challenge", ForeignKey("challenges.id", ondelete="CASCADE"), primary_key=True),
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("asked", BigInteger, nullable=False),
    Column("joined", BigInteger),  # none: only invited
    Column("resigned", Boolean, nullable=False, server_default=false()),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # the person has blocked the host
)

games = Table(
    "games",
    metadata,
    Column("id", String(MAX_ID), primary_key=True),
    Column("status", String(16), nullable=False),
    Column("host", ForeignKey("identities.id"), nullable=False, index=True),
    Column("board_id", String(64), nullable=False),
    Column("board_hash", String(64), nullable=False),
    Column("rules", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("rated_at", BigInteger),  # when its result was counted; none: not yet
    Column("advice", Boolean, nullable=False, server_default=false()),  # the coach may advise everyone
    Column("chat", Boolean, nullable=False, server_default=false()),  # people may write to each other
    Column("puzzles", Boolean, nullable=False, server_default=false()),  # moments of it may become puzzles
    Column("clock", Integer),  # seconds a move
    Column("timeout", String(16), nullable=False, server_default="bot-plays"),
    Column("bot_delay", Integer, nullable=False),  # milliseconds
    Column("secret", Text, nullable=False, info=_SEALED_UNTIL_OVER),  # of the dealer, in hexadecimal
    Column("commitment", String(64), nullable=False),
    Column("words", Text, nullable=False, server_default="[]"),  # as they went into the seed
    Column("seq", Integer, nullable=False, server_default="0"),
    Column("acting", String(16), nullable=False, server_default=""),  # seats, as in "0,2"
    Column("deadline", BigInteger),  # of the people who must decide
    Column("wake_at", BigInteger),  # when a process must look at the game, if nobody has moved before
    Column("version", Integer, nullable=False, server_default="1"),
    Column("terms", Integer, nullable=False, server_default="1"),  # grows when what was agreed on changes
    Column("created", BigInteger, nullable=False),
    Column("moved", BigInteger),
    Column("rematch", String(64)),
    Column("tutorial", String(MAX_ID)),  # none: a real game; guided games are never listed or counted
    Column("played_on", Text),  # the moment and game where it begins, as JSON; none: from the start
    Column("regular_table", String(MAX_ID)),  # whose series it belongs to
    Column("deal", String(MAX_ID)),  # whose luck it has; none: its own
    Index("games_by_status", "status", "listed"),
    Index("games_by_wake_at", "wake_at"),
    Index("games_by_rating", "rated", "rated_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("identity", ForeignKey("identities.id"), index=True),
    Column("bot", String(MAX_ID)),
    Column("name", String(MAX_NAME)),  # if it is not the identity's own
    Column("words", String(MAX_WORDS), nullable=False, server_default=""),
    Column("stand_in", String(MAX_ID)),
    Column("left", Boolean, nullable=False, server_default=false()),  # for good: a bot plays to the end
    Column("wants_end", Boolean, nullable=False, server_default=false()),  # before the game is over
    Column("agreed", Integer, nullable=False, server_default="0"),  # to these terms
    Column("comes_back", Boolean, nullable=False, server_default=false()),  # after the next decision
    Column("votes", String(32), nullable=False, server_default=""),  # to let a bot play, see `house_rules`
    Column("livery", Integer),  # colour and sign of the trains, if they were chosen
    Column("online", String(MAX_ID), index=True),  # the process that the person is connected to
    Column("away_since", BigInteger),  # none: connected, or never seen leaving
)

invites = Table(
    "invites",
    metadata,
    Column("hash", String(64), primary_key=True, info=_HASHED),
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),
    Column("created", BigInteger, nullable=False),
)

# The log. A step is a decision and everything that follows from it, with events from `seq` to `last`. If two processes
# make the next step at once, both want the same primary key, and one of them wins.
steps = Table(
    "steps",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("last", Integer, nullable=False),
    Column("seat", Integer),  # none: the dealer's first step
    Column("command", String(MAX_ID)),  # of a person; bots' decisions have no name
    Column("actor", String(80), nullable=False),  # person, bot NAME, dealer
    Column("events", Text, nullable=False, info=_CLEAR),  # the cards that were dealt
    Column("made", BigInteger, nullable=False),
    sqlite_with_rowid=False,  # a move is written in one place, not two
)

# The initial state of games that were played on from another, before their first step.
positions = Table(
    "positions",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("state", Text, nullable=False, info=_CLEAR),  # as JSON, with all secrets
)

# The steps of games that ended long ago, one row for each game; see `archive`.
archives = Table(
    "archives",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("steps", Text, nullable=False),
)

# The results of games, a row for each seat, stored with the last step so that no game has to be replayed.
results = Table(
    "results",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("identity", ForeignKey("identities.id"), index=True),
    Column("bot", String(MAX_ID)),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # 1 for everyone who won
    Column("total", Integer, nullable=False),
    Column("routes", Integer, nullable=False),  # points, as are the next three
    Column("doubling", Integer, nullable=False),
    Column("tickets", Integer, nullable=False),
    Column("globetrotter", Integer, nullable=False),
    Column("claimed", Integer, nullable=False),  # routes
    Column("doubled", Integer, nullable=False),  # routes
    Column("completed", Integer, nullable=False),  # tickets
    Column("failed", Integer, nullable=False),  # tickets
    Column("counts", Boolean, nullable=False),  # for the person's own account
    Column("ended", BigInteger, nullable=False),
)

# The tries at deals that count, one for each person, and our levels' games.
deal_tries = Table(
    "deal_tries",
    metadata,
    Column("deal", ForeignKey("deals.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(MAX_ID), primary_key=True),  # an identity or a bot
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), index=True),  # none: it is a bot
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), nullable=False, unique=True),
)

# People's first tries at puzzles, which count. A person's puzzle rating is that of the try with the highest number.
# Numbers are unique, so that each try builds on the previous one, even if two come at the same moment.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(MAX_ID), primary_key=True),
    Column("number", Integer, nullable=False),  # of this person's tries, from 1
    Column("theme", String(16), nullable=False),
    Column("found", Boolean, nullable=False),
    Column("rating", Float(53), nullable=False),  # after it
    Column("made", BigInteger, nullable=False),
    Index("ix_puzzle_tries_number", "identity", "number", unique=True),
)

# Puzzles from games whose tables agreed to it, as one seat saw them. Nothing says whose games they were.
people_puzzles = Table(
    "people_puzzles",
    metadata,
    Column("id", String(MAX_ID), primary_key=True),
    Column("theme", String(16), nullable=False),
    Column("rating", Integer, nullable=False),
    Column("body", Text, nullable=False),  # the whole puzzle, as JSON
    Column("made", BigInteger, nullable=False, index=True),
)

# People's ratings: normal distributions, in the library's units.
ratings = Table(
    "ratings",
    metadata,
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
)

# The coach's reviews, of games on this server and of uploaded records.
reviews = Table(
    "reviews",
    metadata,
    Column("id", String(MAX_ID), primary_key=True),  # the game's, if it was played on this server
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), unique=True),
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), index=True),  # who uploaded a record
    Column("record", Text),  # the whole file, verified
    Column("board", String(64)),  # its hash, if there is a record
    Column("status", String(16), nullable=False, index=True),  # waiting, running, done, failed
    Column("done", Integer, nullable=False, server_default="0"),  # decisions judged
    Column("total", Integer, nullable=False, server_default="0"),
    Column("failures", Integer, nullable=False, server_default="0"),  # of the reviewer
    Column("held_until", BigInteger),  # after which its process counts as dead
    Column("review", Text),  # as JSON, when it is done
    Column("refused", Text),  # as JSON, when it failed
    Column("asked", BigInteger, nullable=False),
    Column("person", String(MAX_ID)),  # who waits for it, until it is done or has failed
    Column("address", String(64), info=_KEYED_HASH),  # of the request's network
)

# When the last review for a person or an address began, so that they take turns.
review_turns = Table(
    "review_turns",
    metadata,
    Column("who", String(64), primary_key=True, info=_KEYED_HASH),  # of an address, or a person's id
    Column("begun", BigInteger, nullable=False, index=True),
)

# Changes of ratings by games, a row for each person.
rating_changes = Table(
    "rating_changes",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("place", Integer, nullable=False),  # as it counted; 1 for everyone who won
    Column("mu_before", Float(53), nullable=False),
    Column("sigma_before", Float(53), nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),  # of the person, including this one
    Column("made", BigInteger, nullable=False),
)

# The people whose remarks a person has muted, and which of them are blocked.
muted = Table(
    "muted",
    metadata,
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("blocks", Boolean, nullable=False, server_default=false()),
)

# Regular tables, which the same people come back to.
regular_tables = Table(
    "regular_tables",
    metadata,
    Column("id", String(MAX_ID), primary_key=True),
    Column("name", String(MAX_NAME), nullable=False),
    Column("owner", ForeignKey("identities.id"), nullable=False, index=True),
    Column("link", Text, nullable=False, info=_SEALED),  # by which people join
    Column("game", String(MAX_ID)),  # the last one, or the one it was made from, which the next one is like
    Column("created", BigInteger, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("regular_table", ForeignKey("regular_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("identity", ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("joined", BigInteger, nullable=False),
)

# A line for each seat of each finished game, with everything that the almanac adds up, so that no game has to be read.
almanac = Table(
    "almanac",
    metadata,
    Column("entry", String(MAX_ID), primary_key=True),  # the game's id, if it was played on this server
    Column("seat", Integer, primary_key=True),
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), index=True),  # none: played on a real board
    Column("filed_by", ForeignKey("identities.id"), index=True),  # the author of a game on a real board
    Column("regular_table", String(MAX_ID), index=True),
    Column("identity", ForeignKey("identities.id")),  # the person it counts for
    Column("confirmed", Boolean, nullable=False),  # by that person, if another filed it
    Column("name", String(MAX_NAME)),  # of a player on a real board without an identity
    Column("bot", String(MAX_ID)),
    Column("board", String(64), nullable=False),  # its hash
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # 1 for everyone who won
    Column("total", Integer, nullable=False),
    Column("routes", Integer, nullable=False),  # points, as are the next three
    Column("doubling", Integer, nullable=False),
    Column("tickets", Integer, nullable=False),
    Column("globetrotter", Integer, nullable=False),
    Column("claimed", Integer, nullable=False),  # routes
    Column("doubled", Integer, nullable=False),  # routes
    Column("completed", Integer, nullable=False),  # tickets
    Column("failed", Integer, nullable=False),  # tickets
    Column("best_route", Text),  # its two ends, separated by a bar; none: no route at all
    Column("best_route_points", Integer, nullable=False),
    Column("best_ticket", Text),  # likewise of the best completed ticket
    Column("best_ticket_points", Integer, nullable=False),
    Column("from_last", Boolean, nullable=False),  # won, though last before the tickets were counted
    Column("luck", Float(53)),  # by the coach's ledger, in shares of a win; none: not reviewed
    Column("choices", Float(53)),
    Column("ended", BigInteger, nullable=False),
    Column("year", Integer, nullable=False),  # UTC
    Column("month", Integer, nullable=False),
    Index("almanac_by_person", "identity", "ended"),  # finds the first of something without reading all
)

# Remarks at tables: phrases, which are shown in the reader's language, or free texts.
remarks = Table(
    "remarks",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),  # none: a spectator
    Column("identity", ForeignKey("identities.id"), index=True),
    Column("phrase", String(32), nullable=False),  # empty: it has a text
    Column("text", Text, info=_SEALED),  # only for the people at the table
    Column("text_key", String(MAX_ID), index=True, unique=True),  # the row's key for sealing: ids change in backups
    Column("seq", Integer, nullable=False),  # of the game
    Column("made", BigInteger, nullable=False),
    info={"sealed_for": "text_key"},
)

bot_failures = Table(
    "bot_failures",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seq", Integer, nullable=False),  # up to which the game's record shows what the bot saw
    Column("seat", Integer, nullable=False),
    Column("bot", String(MAX_ID), nullable=False),
    Column("error", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)


def _notifications(name: str, to: str, recipient: str) -> Table:
    """Notifications to people who are elsewhere: at most one for each game, or other subject, and recipient."""
    return Table(
        name,
        metadata,
        Column(to, ForeignKey(recipient, ondelete="CASCADE"), primary_key=True),
        Column("game", String(MAX_ID), primary_key=True),  # or a regular table, an entry of the almanac, a challenge
        Column("kind", String(16), nullable=False),
        Column("seq", Integer, nullable=False),  # of the game when it was made
        Column("name", String(MAX_NAME)),  # of the person it is about
        Column("made", BigInteger, nullable=False),
        Column("wake_at", BigInteger, index=True),  # when to send it; none: it was sent, and may be on the screen
        Column("attempts", Integer, nullable=False, server_default="0"),
    )


push_notifications = _notifications("push_notifications", "token", "subscriptions.token")
email_notifications = _notifications("email_notifications", "identity", "mailboxes.identity")

# One row: until when a server was up.
service = Table(
    "service",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("served_until", BigInteger, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(MAX_ID), primary_key=True),
    Column("heartbeat", BigInteger, nullable=False),
    Column("people", Text, nullable=False, server_default=""),  # connected to it, separated by blanks
)

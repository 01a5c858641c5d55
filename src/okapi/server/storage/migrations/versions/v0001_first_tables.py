"""The tables of the first release."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _belongs_to(column: str) -> sa.ForeignKey:
    return sa.ForeignKey(column, ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "boards",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("content", sa.Text(), nullable=False),
    )
    op.create_table(
        "identities",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("visibility", sa.String(16), server_default="private", nullable=False),
    )
    op.create_table(
        "mail_requests",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("identity", sa.String(64), index=True),
        sa.Column("address", sa.String(64), nullable=False, index=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("heartbeat", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "push_keys",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("private", sa.Text(), nullable=False),
        sa.Column("public", sa.Text(), nullable=False),
    )
    op.create_table(
        "review_turns",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("begun", sa.BigInteger(), nullable=False, index=True),
    )
    op.create_table(
        "service",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("served_until", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("host", sa.String(64), sa.ForeignKey("identities.id"), nullable=False, index=True),
        sa.Column("board_id", sa.String(64), nullable=False),
        sa.Column("board_hash", sa.String(64), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("rated_at", sa.BigInteger()),
        sa.Column("advice", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("clock", sa.Integer()),
        sa.Column("timeout", sa.String(16), server_default="bot-plays", nullable=False),
        sa.Column("bot_delay", sa.Integer(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("words", sa.Text(), server_default="[]", nullable=False),
        sa.Column("seq", sa.Integer(), server_default="0", nullable=False),
        sa.Column("acting", sa.String(16), server_default="", nullable=False),
        sa.Column("deadline", sa.BigInteger()),
        sa.Column("wake_at", sa.BigInteger()),
        sa.Column("version", sa.Integer(), server_default="1", nullable=False),
        sa.Column("terms", sa.Integer(), server_default="1", nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("moved", sa.BigInteger()),
        sa.Column("rematch", sa.String(64)),
        sa.Column("tutorial", sa.String(64)),
        sa.Column("played_on", sa.Text()),
    )
    op.create_index("games_by_rating", "games", ["rated", "rated_at"])
    op.create_index("games_by_status", "games", ["status", "listed"])
    op.create_index("games_by_wake_at", "games", ["wake_at"])
    op.create_table(
        "mailboxes",
        sa.Column("identity", sa.String(64), _belongs_to("identities.id"), primary_key=True),
        sa.Column("address", sa.Text()),
        sa.Column("pending", sa.Text()),
        sa.Column("code", sa.String(64), unique=True),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("stop", sa.Text(), nullable=False),
        sa.Column("stop_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("kinds", sa.String(64), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_to", sa.Integer()),
        sa.Column("always", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "muted",
        sa.Column("identity", sa.String(64), _belongs_to("identities.id"), primary_key=True),
        sa.Column("person", sa.String(64), _belongs_to("identities.id"), primary_key=True, index=True),
    )
    op.create_table(
        "ratings",
        sa.Column("identity", sa.String(64), _belongs_to("identities.id"), primary_key=True),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("identity", sa.String(64), _belongs_to("identities.id"), nullable=False, index=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger()),
        sa.Column("browser", sa.String(32)),
        sa.Column("system", sa.String(32)),
    )
    op.create_table(
        "archives",
        sa.Column("game", sa.String(64), _belongs_to("games.id"), primary_key=True),
        sa.Column("steps", sa.Text(), nullable=False),
    )
    op.create_table(
        "bot_failures",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("game", sa.String(64), _belongs_to("games.id"), nullable=False, index=True),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("error", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "email_notifications",
        sa.Column("identity", sa.String(64), _belongs_to("mailboxes.identity"), primary_key=True),
        sa.Column("game", sa.String(64), _belongs_to("games.id"), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(40)),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("wake_at", sa.BigInteger(), index=True),
        sa.Column("attempts", sa.Integer(), server_default="0", nullable=False),
    )
    op.create_table(
        "invites",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), _belongs_to("games.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer()),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "positions",
        sa.Column("game", sa.String(64), _belongs_to("games.id"), primary_key=True),
        sa.Column("state", sa.Text(), nullable=False),
    )
    op.create_table(
        "rating_changes",
        sa.Column("game", sa.String(64), _belongs_to("games.id"), primary_key=True),
        sa.Column("identity", sa.String(64), _belongs_to("identities.id"), primary_key=True, index=True),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("mu_before", sa.Float(53), nullable=False),
        sa.Column("sigma_before", sa.Float(53), nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "remarks",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("game", sa.String(64), _belongs_to("games.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer()),
        sa.Column("identity", sa.String(64), sa.ForeignKey("identities.id"), index=True),
        sa.Column("phrase", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("game", sa.String(64), _belongs_to("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("identity", sa.String(64), sa.ForeignKey("identities.id"), index=True),
        sa.Column("bot", sa.String(64)),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("routes", sa.Integer(), nullable=False),
        sa.Column("doubling", sa.Integer(), nullable=False),
        sa.Column("tickets", sa.Integer(), nullable=False),
        sa.Column("globetrotter", sa.Integer(), nullable=False),
        sa.Column("claimed", sa.Integer(), nullable=False),
        sa.Column("doubled", sa.Integer(), nullable=False),
        sa.Column("completed", sa.Integer(), nullable=False),
        sa.Column("failed", sa.Integer(), nullable=False),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), _belongs_to("games.id"), unique=True),
        sa.Column("identity", sa.String(64), _belongs_to("identities.id"), index=True),
        sa.Column("record", sa.Text()),
        sa.Column("board", sa.String(64)),
        sa.Column("status", sa.String(16), nullable=False, index=True),
        sa.Column("done", sa.Integer(), server_default="0", nullable=False),
        sa.Column("total", sa.Integer(), server_default="0", nullable=False),
        sa.Column("failures", sa.Integer(), server_default="0", nullable=False),
        sa.Column("held_until", sa.BigInteger()),
        sa.Column("review", sa.Text()),
        sa.Column("refused", sa.Text()),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.String(64)),
        sa.Column("address", sa.String(64)),
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.String(64), _belongs_to("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("identity", sa.String(64), sa.ForeignKey("identities.id"), index=True),
        sa.Column("bot", sa.String(64)),
        sa.Column("name", sa.String(40)),
        sa.Column("words", sa.String(100), server_default="", nullable=False),
        sa.Column("stand_in", sa.String(64)),
        sa.Column("left", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("wants_end", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("agreed", sa.Integer(), server_default="0", nullable=False),
        sa.Column("comes_back", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("votes", sa.String(32), server_default="", nullable=False),
        sa.Column("online", sa.String(64), index=True),
        sa.Column("away_since", sa.BigInteger()),
    )
    op.create_table(
        "steps",
        sa.Column("game", sa.String(64), _belongs_to("games.id"), primary_key=True),
        sa.Column("seq", sa.Integer(), primary_key=True),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("command", sa.String(64)),
        sa.Column("actor", sa.String(80), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "subscriptions",
        sa.Column("token", sa.String(64), _belongs_to("tokens.hash"), primary_key=True),
        sa.Column("identity", sa.String(64), _belongs_to("identities.id"), nullable=False, index=True),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("endpoint_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("p256dh", sa.Text(), nullable=False),
        sa.Column("auth", sa.Text(), nullable=False),
        sa.Column("kinds", sa.String(64), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_to", sa.Integer()),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "push_notifications",
        sa.Column("token", sa.String(64), _belongs_to("subscriptions.token"), primary_key=True),
        sa.Column("game", sa.String(64), _belongs_to("games.id"), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(40)),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("wake_at", sa.BigInteger(), index=True),
        sa.Column("attempts", sa.Integer(), server_default="0", nullable=False),
    )
    op.execute("INSERT INTO service (id, served_until) VALUES (1, 0)")

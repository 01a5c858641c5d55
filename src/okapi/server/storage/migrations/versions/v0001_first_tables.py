"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "identities",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("host", sa.String(length=64), nullable=False),
        sa.Column("board_id", sa.String(length=64), nullable=False),
        sa.Column("board_hash", sa.String(length=64), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.Integer(), nullable=True),
        sa.Column("pace", sa.Integer(), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("words", sa.Text(), server_default="[]", nullable=False),
        sa.Column("seq", sa.Integer(), server_default="0", nullable=False),
        sa.Column("acting", sa.String(length=16), server_default="", nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("version", sa.Integer(), server_default="1", nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("moved", sa.BigInteger(), nullable=True),
        sa.Column("rematch", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(
            ["host"],
            ["identities.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("games_by_due", "games", ["due"], unique=False)
    op.create_index("games_by_status", "games", ["status", "listed"], unique=False)
    op.create_index(op.f("ix_games_host"), "games", ["host"], unique=False)
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("identity", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index(op.f("ix_tokens_identity"), "tokens", ["identity"], unique=False)
    op.create_table(
        "bot_failures",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("bot", sa.String(length=64), nullable=False),
        sa.Column("error", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_bot_failures_game"), "bot_failures", ["game"], unique=False)
    op.create_table(
        "invites",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index(op.f("ix_invites_game"), "invites", ["game"], unique=False)
    op.create_table(
        "seats",
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("identity", sa.String(length=64), nullable=True),
        sa.Column("bot", sa.String(length=64), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=True),
        sa.Column("words", sa.String(length=100), server_default="", nullable=False),
        sa.Column("stand_in", sa.String(length=64), nullable=True),
        sa.Column("online", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["identity"],
            ["identities.id"],
        ),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.create_index(op.f("ix_seats_identity"), "seats", ["identity"], unique=False)
    op.create_table(
        "steps",
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("command", sa.String(length=64), nullable=True),
        sa.Column("actor", sa.String(length=80), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seq"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("steps")
    op.drop_index(op.f("ix_seats_identity"), table_name="seats")
    op.drop_table("seats")
    op.drop_index(op.f("ix_invites_game"), table_name="invites")
    op.drop_table("invites")
    op.drop_index(op.f("ix_bot_failures_game"), table_name="bot_failures")
    op.drop_table("bot_failures")
    op.drop_index(op.f("ix_tokens_identity"), table_name="tokens")
    op.drop_table("tokens")
    op.drop_index(op.f("ix_games_host"), table_name="games")
    op.drop_index("games_by_status", table_name="games")
    op.drop_index("games_by_due", table_name="games")
    op.drop_table("games")
    op.drop_table("processes")
    op.drop_table("identities")

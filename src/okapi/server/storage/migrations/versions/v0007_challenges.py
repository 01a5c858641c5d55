"""Duels and evenings: some people play the same deals. Notifications may be about them, and not only about games."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("deals", sa.Column("seat", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("deals", sa.Column("challenge", sa.String(64)))
    op.create_index("ix_deals_challenge", "deals", ["challenge"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("host", sa.String(64), sa.ForeignKey("identities.id"), nullable=False, index=True),
        sa.Column("link", sa.Text(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("closes", sa.BigInteger(), nullable=False, index=True),
        sa.Column("settled", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "challengers",
        sa.Column("challenge", sa.String(64), sa.ForeignKey("challenges.id", ondelete="CASCADE"), primary_key=True),
        sa.Column(
            "identity",
            sa.String(64),
            sa.ForeignKey("identities.id", ondelete="CASCADE"),
            primary_key=True,
            index=True,
        ),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("joined", sa.BigInteger()),
        sa.Column("resigned", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    _let_notifications_be_about_anything("push_notifications", "token", "subscriptions.token")
    _let_notifications_be_about_anything("email_notifications", "identity", "mailboxes.identity")


def _let_notifications_be_about_anything(name: str, to: str, recipient: str) -> None:
    """Another table in place of one whose column `game` could name nothing but a game: SQLite cannot change that."""
    new, kept = f"new_{name}", "game, kind, seq, name, made, wake_at, attempts"
    op.create_table(
        new,
        sa.Column(to, sa.String(64), sa.ForeignKey(recipient, ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(40)),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("wake_at", sa.BigInteger()),
        sa.Column("attempts", sa.Integer(), nullable=False, server_default="0"),
    )
    op.execute(f"INSERT INTO {new} ({to}, {kept}) SELECT {to}, {kept} FROM {name}")
    op.drop_table(name)
    op.rename_table(new, name)
    op.create_index(f"ix_{name}_wake_at", name, ["wake_at"])

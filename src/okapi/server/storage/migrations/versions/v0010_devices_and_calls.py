"""Devices: what they call themselves, those that want to be called, and the calls to be made."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("tokens", sa.Column("browser", sa.String(length=32)))
    op.add_column("tokens", sa.Column("system", sa.String(length=32)))
    op.create_table(
        "push_keys",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("private", sa.Text(), nullable=False),
        sa.Column("public", sa.Text(), nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column(
            "token", sa.String(length=64), sa.ForeignKey("tokens.hash", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column(
            "identity",
            sa.String(length=64),
            sa.ForeignKey("identities.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("endpoint", sa.String(length=1000), nullable=False, unique=True),
        sa.Column("p256dh", sa.String(length=128), nullable=False),
        sa.Column("auth", sa.String(length=128), nullable=False),
        sa.Column("kinds", sa.String(length=64), nullable=False),
        sa.Column("language", sa.String(length=16), nullable=False),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_to", sa.Integer()),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "calls",
        sa.Column(
            "token",
            sa.String(length=64),
            sa.ForeignKey("subscriptions.token", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column(
            "game", sa.String(length=64), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=40)),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("wake_at", sa.BigInteger(), index=True),
        sa.Column("attempts", sa.Integer(), nullable=False, server_default="0"),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("calls")
    op.drop_table("subscriptions")
    op.drop_table("push_keys")
    op.drop_column("tokens", "system")
    op.drop_column("tokens", "browser")

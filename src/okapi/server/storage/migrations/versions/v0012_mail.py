"""Mail: the addresses of people who wish it, what is to be sent, and how often addresses were asked about."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "mailboxes",
        sa.Column(
            "identity",
            sa.String(length=64),
            sa.ForeignKey("identities.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("address", sa.String(length=254)),
        sa.Column("pending", sa.String(length=254)),
        sa.Column("code", sa.String(length=64), unique=True),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("stop", sa.String(length=128), nullable=False, unique=True),
        sa.Column("kinds", sa.String(length=64), nullable=False),
        sa.Column("language", sa.String(length=16), nullable=False),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_to", sa.Integer()),
        sa.Column("always", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "mail_requests",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("identity", sa.String(length=64), index=True),
        sa.Column("address", sa.String(length=64), nullable=False, index=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "mails",
        sa.Column(
            "identity",
            sa.String(length=64),
            sa.ForeignKey("mailboxes.identity", ondelete="CASCADE"),
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
    for name in ("mails", "mail_requests", "mailboxes"):
        op.drop_table(name)

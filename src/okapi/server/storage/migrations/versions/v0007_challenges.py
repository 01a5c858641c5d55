"""Duels and evenings: some people play the same deals."""

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

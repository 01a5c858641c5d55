"""Puzzles: the first try of each person, which counts."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        sa.Column("identity", sa.String(64), sa.ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("puzzle", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("theme", sa.String(16), nullable=False),
        sa.Column("found", sa.Boolean(), nullable=False),
        sa.Column("rating", sa.Float(53), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_puzzle_tries_number", "puzzle_tries", ["identity", "number"], unique=True)

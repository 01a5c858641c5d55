"""Moments of a game may become puzzles, where the table has agreed to it; and those puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("puzzles", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "people_puzzles",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("theme", sa.String(16), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_people_puzzles_made", "people_puzzles", ["made"])

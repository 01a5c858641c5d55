"""The coach: reviews of games, tables that agreed to advice, and games played on from a moment of another."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward. No game that is there agreed to advice, and all began at their beginning."""
    op.add_column("games", sa.Column("advice", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("games", sa.Column("played_on", sa.Text()))
    op.create_table(
        "positions",
        sa.Column(
            "game", sa.String(length=64), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("state", sa.Text(), nullable=False),
    )
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(length=64), primary_key=True),
        sa.Column("game", sa.String(length=64), sa.ForeignKey("games.id", ondelete="CASCADE"), unique=True),
        sa.Column(
            "identity",
            sa.String(length=64),
            sa.ForeignKey("identities.id", ondelete="CASCADE"),
            index=True,
        ),
        sa.Column("record", sa.Text()),
        sa.Column("status", sa.String(length=16), nullable=False, index=True),
        sa.Column("done", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("total", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("attempts", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("held_until", sa.BigInteger()),
        sa.Column("review", sa.Text()),
        sa.Column("refused", sa.Text()),
        sa.Column("asked", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    """Go back; reviews are lost, and games that were played on cannot be shown any more."""
    op.execute("DELETE FROM games WHERE played_on IS NOT NULL")
    op.drop_table("reviews")
    op.drop_table("positions")
    for name in ("played_on", "advice"):
        op.drop_column("games", name)

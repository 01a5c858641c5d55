"""Decent ends: people who left for good or want to end early, and a compact form of old games."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    for name in ("left", "wants_end"):
        op.add_column("seats", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "archives",
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("steps", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game"),
    )


def downgrade() -> None:
    """Go back; the steps of archived games are lost."""
    op.drop_table("archives")
    for name in ("wants_end", "left"):
        op.drop_column("seats", name)

"""Lessons: which script a guided game follows."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward. Until now there were real games only."""
    op.add_column("games", sa.Column("lesson", sa.String(length=64), nullable=True))


def downgrade() -> None:
    """Go back."""
    op.drop_column("games", "lesson")

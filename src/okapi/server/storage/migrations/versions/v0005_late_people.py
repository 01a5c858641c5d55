"""Late people: what a table agreed on for those who are there when their time runs out."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward. Until now a bot played."""
    timeout = sa.Column("timeout", sa.String(length=16), nullable=False, server_default="bot-plays")
    op.add_column("games", timeout)


def downgrade() -> None:
    """Go back."""
    op.drop_column("games", "timeout")

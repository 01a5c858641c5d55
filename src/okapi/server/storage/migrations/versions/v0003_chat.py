"""People who sit at a table may write to each other in their own words, where the table has agreed to it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("chat", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("remarks", sa.Column("text", sa.Text()))
    op.add_column("remarks", sa.Column("text_key", sa.String(64)))
    op.create_index("ix_remarks_text_key", "remarks", ["text_key"], unique=True)

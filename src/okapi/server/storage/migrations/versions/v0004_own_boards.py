"""People keep boards of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "own_boards",
        sa.Column("identity", sa.String(64), sa.ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("hash", sa.String(64)),
        sa.Column("problems", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("link", sa.String(64), unique=True),
        sa.Column("changed", sa.BigInteger(), nullable=False),
    )

"""Many people play the same deal."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("opponents", sa.String(64), nullable=False),
        sa.Column("opens", sa.BigInteger(), nullable=False),
        sa.Column("closes", sa.BigInteger(), nullable=False),
    )
    op.add_column("games", sa.Column("deal", sa.String(64)))
    op.create_table(
        "deal_tries",
        sa.Column("deal", sa.String(64), sa.ForeignKey("deals.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("identity", sa.String(64), sa.ForeignKey("identities.id", ondelete="CASCADE")),
        sa.Column("game", sa.String(64), sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False, unique=True),
    )
    op.create_index("ix_deal_tries_identity", "deal_tries", ["identity"])

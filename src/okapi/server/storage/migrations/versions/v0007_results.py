"""Results: how games ended, a row for each seat; who may see a person's page."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

_NUMBERS = (
    "players", "place", "total", "routes", "doubling", "tickets", "globetrotter",
    "claimed", "doubled", "completed", "failed",
)  # fmt: skip


def upgrade() -> None:
    """Go forward. Servers fill in the results of older games."""
    op.create_table(
        "results",
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("identity", sa.String(length=64), nullable=True),
        sa.Column("bot", sa.String(length=64), nullable=True),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in _NUMBERS),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"]),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.create_index("ix_results_identity", "results", ["identity"], unique=False)
    private = sa.Column("visibility", sa.String(length=16), nullable=False, server_default="private")
    op.add_column("identities", private)


def downgrade() -> None:
    """Go back."""
    op.drop_column("identities", "visibility")
    op.drop_index("ix_results_identity", table_name="results")
    op.drop_table("results")

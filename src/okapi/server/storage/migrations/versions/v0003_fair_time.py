"""Fair time: until when somebody served the games, so that the rest can be given back."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    service = op.create_table(
        "service",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("served_until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.bulk_insert(service, [{"id": 1, "served_until": 0}])


def downgrade() -> None:
    """Go back."""
    op.drop_table("service")

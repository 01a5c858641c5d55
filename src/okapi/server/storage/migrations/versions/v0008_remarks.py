"""Remarks: what people say at a table, of phrases that everyone hears in their own language."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "remarks",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("identity", sa.String(length=64), nullable=True),
        sa.Column("phrase", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_remarks_game", "remarks", ["game"], unique=False)
    op.create_index("ix_remarks_identity", "remarks", ["identity"], unique=False)


def downgrade() -> None:
    """Go back."""
    op.drop_table("remarks")

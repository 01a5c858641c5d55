"""Clearer names: wake_at for due, bot_delay for pace, heartbeat for beat."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_RENAMED = (("games", "due", "wake_at"), ("games", "pace", "bot_delay"), ("processes", "beat", "heartbeat"))


def upgrade() -> None:
    """Go forward."""
    op.drop_index("games_by_due", table_name="games")
    for table, old, new in _RENAMED:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}")
    op.create_index("games_by_wake_at", "games", ["wake_at"], unique=False)


def downgrade() -> None:
    """Go back."""
    op.drop_index("games_by_wake_at", table_name="games")
    for table, old, new in _RENAMED:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {new} TO {old}")
    op.create_index("games_by_due", "games", ["due"], unique=False)

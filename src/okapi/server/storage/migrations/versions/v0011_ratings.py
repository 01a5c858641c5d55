"""Ratings: games that count for them, how strong people are, what each game changed; and who mutes whom."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward. No game that is there was played for a rating."""
    op.add_column("games", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("games", sa.Column("rated_at", sa.BigInteger()))
    op.create_index("games_by_rating", "games", ["rated", "rated_at"])
    op.create_table(
        "ratings",
        _person("identity"),
        *_numbers("mu", "sigma"),
        sa.Column("games", sa.Integer(), nullable=False),
    )
    op.create_table(
        "rating_changes",
        sa.Column(
            "game", sa.String(length=64), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
        ),
        _person("identity", index=True),
        sa.Column("place", sa.Integer(), nullable=False),
        *_numbers("mu_before", "sigma_before", "mu", "sigma"),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
    )
    op.create_table("muted", _person("identity"), _person("person", index=True))


def _person(name: str, *, index: bool = False) -> sa.Column[str]:
    known = sa.ForeignKey("identities.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(length=64), known, primary_key=True, index=index)


def _numbers(*names: str) -> list[sa.Column[float]]:
    return [sa.Column(name, sa.Float(53), nullable=False) for name in names]


def downgrade() -> None:
    """Go back; all ratings are lost."""
    for table in ("muted", "rating_changes", "ratings"):
        op.drop_table(table)
    op.drop_index("games_by_rating", "games")
    for name in ("rated_at", "rated"):
        op.drop_column("games", name)

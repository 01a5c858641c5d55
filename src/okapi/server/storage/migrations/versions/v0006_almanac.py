"""People come back: regular tables, blocking, and an almanac of finished games.

The server files the games that are over by then by itself, a few at a time.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def _identity(name: str, *, nullable: bool = True) -> sa.Column[str]:
    return sa.Column(name, sa.String(64), sa.ForeignKey("identities.id"), nullable=nullable, index=True)


def upgrade() -> None:
    op.add_column("identities", sa.Column("seen", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("muted", sa.Column("blocks", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("games", sa.Column("regular_table", sa.String(64)))
    for table in ("push_notifications", "email_notifications"):  # they are about other things than games, too
        with op.batch_alter_table(table, naming_convention={"fk": "%(table_name)s_%(column_0_name)s_fkey"}) as batch:
            batch.drop_constraint(f"{table}_game_fkey", type_="foreignkey")
    op.add_column("processes", sa.Column("people", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "regular_tables",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        _identity("owner", nullable=False),
        sa.Column("link", sa.Text(), nullable=False),
        sa.Column("game", sa.String(64)),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "members",
        sa.Column(
            "regular_table", sa.String(64), sa.ForeignKey("regular_tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column(
            "identity",
            sa.String(64),
            sa.ForeignKey("identities.id", ondelete="CASCADE"),
            primary_key=True,
            index=True,
        ),
        sa.Column("joined", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "almanac",
        sa.Column("entry", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("game", sa.String(64), sa.ForeignKey("games.id", ondelete="CASCADE"), index=True),
        _identity("filed_by"),
        sa.Column("regular_table", sa.String(64), index=True),
        sa.Column("identity", sa.String(64), sa.ForeignKey("identities.id")),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("name", sa.String(40)),
        sa.Column("bot", sa.String(64)),
        sa.Column("board", sa.String(64), nullable=False),
        *[
            sa.Column(name, sa.Integer(), nullable=False)
            for name in (
                "players",
                "place",
                "total",
                "routes",
                "doubling",
                "tickets",
                "globetrotter",
                "claimed",
                "doubled",
                "completed",
                "failed",
            )
        ],
        sa.Column("best_route", sa.Text()),
        sa.Column("best_route_points", sa.Integer(), nullable=False),
        sa.Column("best_ticket", sa.Text()),
        sa.Column("best_ticket_points", sa.Integer(), nullable=False),
        sa.Column("from_last", sa.Boolean(), nullable=False),
        sa.Column("luck", sa.Float(53)),
        sa.Column("choices", sa.Float(53)),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("year", sa.Integer(), nullable=False),
        sa.Column("month", sa.Integer(), nullable=False),
    )
    op.create_index("almanac_by_person", "almanac", ["identity", "ended"])

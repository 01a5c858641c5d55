"""The tables of the first release. Until that is out, they are whatever `schema` says."""

from alembic import op

from okapi.server.storage.schema import metadata, service

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    metadata.create_all(op.get_bind())
    op.bulk_insert(service, [{"id": 1, "served_until": 0}])


def downgrade() -> None:
    """Go back."""
    metadata.drop_all(op.get_bind())

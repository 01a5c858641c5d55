"""Where Alembic comes in: it is handed a connection (see `storage.migrate`)."""

from alembic import context

from okapi.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()

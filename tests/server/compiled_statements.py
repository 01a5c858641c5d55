"""SQLAlchemy compiles a statement once for all databases of a run, instead of once for each.

Every test has a database of its own, and that took up to a third of a short one.
"""

from typing import Any

from sqlalchemy import Engine
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite

_COMPILED: dict[Any, Any] = {}


class _Alike:
    """Statements compiled for one database can be used with others of its kind."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self))

    @classmethod
    def engine_created(cls, engine: Engine) -> None:
        engine.update_execution_options(compiled_cache=_COMPILED)


class AnySQLite(_Alike, SQLiteDialect_aiosqlite):
    supports_statement_cache = True


class AnyPostgreSQL(_Alike, PGDialect_asyncpg):
    supports_statement_cache = True


def share_compiled_statements() -> None:
    registry.register("sqlite.aiosqlite", __name__, AnySQLite.__name__)
    registry.register("postgresql.asyncpg", __name__, AnyPostgreSQL.__name__)

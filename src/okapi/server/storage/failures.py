"""Failures of the database, and what they mean for a transaction."""

import sqlite3
from socket import gaierror

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

FAILURES = (DBAPIError, sqlite3.Error, PoolTimeout, ConnectionError, TimeoutError, gaierror)  # away, or busy
_ABOUT_THE_DATA = ("22", "23")  # PostgreSQL's classes of errors: data exception, integrity violation
_SQLITE_STORED_NOTHING = ("SQLITE_BUSY", "SQLITE_FULL", "SQLITE_READONLY")


class OutcomeUnknown(Exception):
    """The database did not answer a commit: the transaction may be stored, or not."""


def is_taken(error: Exception) -> bool:
    """Whether a row could not be stored because it violates a constraint."""
    return isinstance(error, (IntegrityError, sqlite3.IntegrityError))


def is_about_the_data(error: Exception) -> bool:
    """Whether a statement failed because of its data. It would fail again, though the database is well."""
    code = str(getattr(getattr(error, "orig", None), "sqlstate", None) or "")  # PostgreSQL's
    is_data = isinstance(error, (DataError, sqlite3.DataError, sqlite3.ProgrammingError, UnicodeError))
    return is_data or is_taken(error) or code.startswith(_ABOUT_THE_DATA)


def stored_nothing(error: Exception) -> bool:
    """Whether a commit that failed has certainly stored nothing."""
    cause = getattr(error, "orig", error)
    is_sqlite_well = isinstance(cause, sqlite3.Error) and cause.sqlite_errorname in _SQLITE_STORED_NOTHING
    return is_sqlite_well or is_about_the_data(error)

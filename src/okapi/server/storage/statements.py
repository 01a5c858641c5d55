"""Statements that are run together, each for all of its rows."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable

Statement = tuple[Executable, Sequence[dict[str, Any]]]

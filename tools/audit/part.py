"""What one part of the audit has found."""

from collections.abc import Sequence

from msgspec import Struct


class AuditPart(Struct, frozen=True):
    """A heading and what to read below it. Findings must be fixed, and what is unchecked must be checked elsewhere."""

    title: str
    lines: tuple[str, ...] = ()
    findings: tuple[str, ...] = ()
    unchecked: tuple[str, ...] = ()


def table(rows: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """The rows as lines, each column as wide as it needs to be."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return tuple("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows)

"""The tables of docs/benchmark.md, from the lines of docs/leaderboard.jsonl.

To add figures: `okapi benchmark TASK --agent AGENT --json >> docs/leaderboard.jsonl`, and then `make generate`. What
follows from the deals is computed again then.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from okapi.arena.tasks import TASKS, Entry, Figure, Metric, Task, estimated

DOCS = Path(__file__).parents[2] / "docs"
LINES, PAGE = DOCS / "leaderboard.jsonl", DOCS / "benchmark.md"
ROUNDED = 2e-4  # as far apart as rounded figures may be
BEGIN, END = "<!-- leaderboard -->\n", "<!-- end -->"


def entries() -> list[Entry]:
    return [msgspec.json.decode(line, type=Entry) for line in LINES.read_text("utf-8").splitlines()]


def tables(found: Sequence[Entry]) -> str:
    """A table for each task, the best first."""
    return "\n".join(line for task in TASKS.values() for line in _table(task, found))


def _table(task: Task, found: Sequence[Entry]) -> Iterator[str]:
    figure = "win share, %" if task.metric is Metric.WINS else "lead, points"
    within = [it for it in found if it.task == task.name and not it.is_outside_the_budget]
    outside = [it for it in found if it.task == task.name and it.is_outside_the_budget]
    yield f"**{task.name}** (`{task.fingerprint()}`)\n"
    yield f"| agent | {figure} (95%) | games | forfeits | ms per decision | learned from | version |"
    yield "|---|---:|---:|---:|---:|---:|---|"
    for it in [it for its in (within, outside) for it in sorted(its, key=lambda it: -it.value)]:
        learned = f"{it.trained_on:,}" if it.trained_on is not None else "outside the budget" if it in outside else ""
        forfeits, spent = it.forfeits or "", f"{it.milliseconds:.2f}"
        yield f"| {it.agent} | {_figure(task, it)} | {it.games} | {forfeits} | {spent} | {learned} | {it.version} |"
    yield ""


def _figure(task: Task, it: Entry) -> str:
    assert it.low is not None
    assert it.high is not None
    if task.metric is Metric.WINS:
        return f"{100 * it.value:.1f} ({100 * it.low:.1f}–{100 * it.high:.1f})"
    return f"{it.value:+.1f} ({it.low:+.1f} to {it.high:+.1f})".replace("-", "−")


def renewed_lines() -> str:
    """All lines, with the figures that follow from their deals as they are computed today."""
    found = zip(LINES.read_text("utf-8").splitlines(), entries(), strict=True)
    return "".join(f"{_renewed(line, entry)}\n" for line, entry in found)


def _renewed(line: str, entry: Entry) -> str:
    figure = estimated(TASKS[entry.task].metric, entry.deals)
    given = Figure(entry.value, entry.low, entry.high)
    if all(abs((its or 0) - (follows or 0)) < ROUNDED for its, follows in zip(given, figure, strict=True)):
        return line
    return replace(entry, **figure.rounded()._asdict()).line()


def benchmark_page() -> str:
    """The page as it is, with the tables renewed."""
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}{tables(entries())}{END}{after}"

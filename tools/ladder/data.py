"""The ladder as data: what was played, and what it says."""

from collections.abc import Iterator
from math import log10
from pathlib import Path

import msgspec
from msgspec import Struct

from okapi.arena.export import ForfeitedGame
from okapi.arena.intervals import Estimate
from okapi.arena.standings import Standings
from okapi.arena.style import StyleFigures
from okapi.arena.tournament import Settings

FORMAT = 1


class LadderSection(Struct, frozen=True):
    """One tournament of the ladder."""

    title: str
    settings: Settings
    games: int
    standings: Standings
    forfeits: tuple[ForfeitedGame, ...] = ()

    @property
    def command(self) -> str:
        """What plays it again."""
        asked = self.settings
        if asked.is_alone:
            return f"python -m tools.ladder docs --only challenges --games {asked.games}"
        return (
            f"okapi arena --bots {','.join(asked.bots)} --players {asked.players} "
            f"--games {asked.games} --seed {asked.seed}" + (f" --with {asked.featuring}" if asked.featuring else "")
        )


class Weights(Struct, frozen=True):
    """The network that ships."""

    parameters: int
    bytes: int  # of its file
    decisions: int  # that it learned from


class Ladder(Struct, frozen=True, kw_only=True):
    """All of it."""

    okapi: str = "ladder"
    format: int = FORMAT
    version: str
    board: str
    board_hash: str
    bots: tuple[str, ...]
    sections: tuple[LadderSection, ...]
    times: LadderSection | None = None  # a quiet run, for the times alone; None: not measured yet
    memory: dict[str, float] = {}  # megabytes of a process in which a bot plays
    weights: Weights | None = None  # None: not measured yet
    challenges: tuple[LadderSection, ...] = ()  # one bot against another in all other seats
    exploiter: LadderSection | None = None  # a policy that learned to beat `champion`, and nothing else
    styles: tuple[StyleFigures, ...] = ()
    remarks: tuple[str, ...] = ()  # what people noticed in these figures

    def of_everyone(self) -> Iterator[LadderSection]:
        """The tournaments in which all bots meet, by the number of players."""
        for section in self.sections:
            if section.settings.featuring is None and section.settings.bots == self.bots:
                yield section

    def ratings(self, section: LadderSection) -> dict[str, Estimate]:
        """Best first: of all who met there, and of those who challenged one of them at a table of that size.

        A challenger stands as far above the other as it finishes ahead of it; its interval is that of their
        games, and leaves out how sure the other's rating is.
        """
        found = {line.bot: line.rating for line in section.standings.bots if line.rating is not None}
        for challenge in self.challenges:
            one, other = challenge.settings.bots
            ahead = next(it.ahead for it in challenge.standings.head_to_head if it.bot == one)
            is_rated_here = challenge.settings.players == section.settings.players and other in found
            if is_rated_here and one not in found and 0 < ahead.value < 1:
                base = found[other].value
                found[one] = Estimate(*(base + _lead(part) for part in (ahead.value, ahead.low, ahead.high)))
        return dict(sorted(found.items(), key=lambda item: -item[1].value))


def _lead(ahead: float) -> float:
    """By how many points of rating a bot leads that finishes ahead this often."""
    return 400 * log10(ahead / (1 - ahead))


def load(file: Path) -> Ladder:
    """Read what `save` wrote."""
    return msgspec.json.decode(file.read_bytes(), type=Ladder)


def to_json(ladder: Ladder) -> str:
    """As text that can be compared line by line."""
    return msgspec.json.format(msgspec.json.encode(ladder), indent=1).decode() + "\n"

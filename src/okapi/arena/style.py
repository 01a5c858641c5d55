"""How bots play, in figures: `python -m okapi.arena.style champion,planner --deals 20` prints a table.

The bots sit at one table, and every deal is played once on each rotation of the seats.
"""

import argparse
from collections.abc import Sequence

from msgspec import Struct

from okapi.board import africa
from okapi.bots import bot_seed, find_bot
from okapi.dealer import SeededDealer
from okapi.game import GameState, RouteClaimed, Seat, TicketState, evolve, new_game, score_sheet, ticket_progress

from .match import Match, play_match
from .sheets import Sheet, markdown


class StyleFigures(Struct):
    bot: str
    games: int = 0
    decisions: int = 0  # of all at the table
    points: int = 0
    claims: int = 0
    spaces: int = 0
    doubled: int = 0
    with_locomotives: int = 0  # doubled with locomotives played as terrain (5.9)
    blocks: int = 0  # claims of a route on a rival's path and on none of the player's own
    kept: int = 0  # tickets
    completed: int = 0

    def line(self) -> tuple[str, ...]:
        """The figures of a table: means of a game, and shares."""
        claims, games = max(self.claims, 1), max(self.games, 1)
        return (
            f"`{self.bot}`",
            f"{self.points / games:.1f}",
            f"{self.decisions / games:.0f}",
            f"{self.claims / games:.1f}",
            f"{self.spaces / claims:.2f}",
            f"{100 * self.doubled / claims:.0f}%",
            f"{100 * self.with_locomotives / claims:.0f}%",
            f"{100 * self.blocks / claims:.0f}%",
            f"{self.kept / games:.2f}",
            f"{100 * self.completed / max(self.kept, 1):.0f}%",
        )


HEADINGS = (
    "bot", "points", "decisions per game", "routes", "spaces per route", "doubled",
    "doubled with locomotives", "blocking", "tickets kept", "completed",
)  # fmt: skip


def note(match: Match, seated: Sequence[StyleFigures]) -> None:
    table = match.state.table
    state = new_game(table.board, len(seated), table.rules)
    for event in match.events:
        if isinstance(event, RouteClaimed):
            style = seated[event.seat]
            style.claims += 1
            style.spaces += table.board.routes[event.route].length
            style.doubled += event.doubling is not None
            style.with_locomotives += event.doubling is not None and event.doubling.locomotives > 0
            style.blocks += is_block(state, event)
        state = evolve(state, event)
    for score, style in zip(score_sheet(match.state).scores, seated, strict=True):
        style.games += 1
        style.decisions += match.decisions
        style.points += score.total
        style.completed += len(score.completed)
        style.kept += len(score.completed) + len(score.failed)


def is_block(state: GameState, claim: RouteClaimed) -> bool:
    """Whether a claim takes a route on another player's path, and on none of the player's own."""

    def is_on_path_of(seat: Seat) -> bool:
        progress = ticket_progress(state.table, seat, state.secrets.tickets[seat])
        return any(claim.route in it.missing for it in progress if it.state is TicketState.OPEN)

    others = (seat for seat in range(len(state.table.players)) if seat != claim.seat)
    return not is_on_path_of(claim.seat) and any(map(is_on_path_of, others))


def styles(bots: Sequence[str], deals: int, seed: str = "style") -> list[StyleFigures]:
    found = [StyleFigures(bot) for bot in bots]
    for deal in range(deals):
        luck = f"{seed}/{deal}"
        for turn in range(len(bots)):
            seated = [*found[turn:], *found[:turn]]
            players = [find_bot(it.bot).factory(bot_seed(luck, found.index(it))) for it in seated]
            note(play_match(africa(), players, SeededDealer(luck)), seated)
    return found


def as_table(found: Sequence[StyleFigures]) -> str:
    return markdown(Sheet("", HEADINGS, tuple(it.line() for it in found)))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m okapi.arena.style", description=__doc__)
    parser.add_argument("bots", help="the bots at the table, by name, with commas")
    parser.add_argument("--deals", type=int, default=20)
    given = parser.parse_args(arguments)
    print(as_table(styles(given.bots.split(","), given.deals)), end="")


if __name__ == "__main__":
    main()

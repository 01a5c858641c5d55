"""Draw the map of a game between bots: `python -m tools.pictures.map` makes map.svg."""

from pathlib import Path

from okapi.board import africa
from okapi.bots import find_bot
from okapi.dealer import SeededDealer
from okapi.game import new_game, options, play, settle, view_for
from okapi.picture import svg_of

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
BOTS = ("planner", "hoarder", "route-focused", "opportunist")


def main() -> None:
    """Play to the end and draw the table."""
    bots = [find_bot(name).factory(f"map {seat}") for seat, name in enumerate(BOTS)]
    dealer = SeededDealer("map")
    state, _ = settle(new_game(africa(), len(bots)), dealer)
    while acting := state.table.acting():
        view = view_for(state, acting[0])
        state, _ = play(state, acting[0], bots[acting[0]].choose(view, options(view)), dealer)
    (PICTURES / "map.svg").write_text(svg_of(state.table) + "\n")


if __name__ == "__main__":
    main()

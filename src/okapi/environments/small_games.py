"""Games on small boards, for methods that look at every node: `vector_env(64, **small_game("tiny"))`.

In OpenSpiel they are the games `okapi_tiny` and `okapi_medium`. They are Okapi by other numbers of the rules, and
for research alone: nobody would have fun with them. What is known of them is in docs/small-games.md.
"""

from pathlib import Path
from typing import TypedDict

from msgspec.structs import replace

from okapi.board import Board, load_board
from okapi.game import Rules

# All cards are locomotives and there are no terrain cards, so that the tickets are all that is hidden.
_PLAIN = Rules(
    max_players=2, trains=2, cards_of_each_colour=0, locomotives=4, open_train_cards=0, draws=1,
    cards_of_each_terrain=0, terrain_cards_dealt=0, open_terrain_cards=0, tickets_dealt=1, starting_tickets_kept=1,
    tickets_drawn=1, globetrotter=2,
)  # fmt: skip
SMALL_GAMES = {
    # A route costs a locomotive, and another one doubles it. Laying a train brings on the last round.
    "tiny": replace(_PLAIN, train_cards_dealt=1, trains_that_end_the_game=1),
    # Two tickets are dealt to each, to keep one or both. Nobody can double.
    "medium": replace(_PLAIN, train_cards_dealt=2, trains_that_end_the_game=1, tickets_dealt=2, short_terrain_cost=7),
}


class SmallGame(TypedDict):
    board: Board
    rules: Rules


def small_game(name: str) -> SmallGame:
    """A small game by its name. ValueError: there is none of this name."""
    if name not in SMALL_GAMES:
        raise ValueError(f"there is no small game {name!r}; take one of {', '.join(SMALL_GAMES)}")
    rules = SMALL_GAMES[name]
    board = load_board(Path(__file__).with_name("boards") / f"{name}.toml", smallest_deck=1)
    return {"board": board, "rules": rules}

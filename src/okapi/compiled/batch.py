"""Many games at once."""

from .compilation import entry_point
from .luck import whim
from .moves import count_options, nth_option, play
from .turns import deal, is_over
from .words import Grid, Words, word


@entry_point
def random_games(rows: Grid, tables: Words, players: int, first_seed: int) -> int:
    """Play a whole game of random decisions in every row; how many decisions there were."""
    decisions = 0
    for game in range(len(rows)):
        row = rows[game]
        deal(row, tables, players, first_seed + game)
        while not is_over(row):
            play(row, tables, nth_option(row, tables, whim(row, count_options(row, tables))))
            decisions += 1
    return decisions

"""Playing a few moves ahead in many worlds at a time, for a search that asks the network what they led to."""

from okapi.compiled.actions import play_action
from okapi.compiled.compilation import entry_point
from okapi.compiled.layout import IN_TURN, STAGE, flow
from okapi.compiled.moves import play
from okapi.compiled.policies import GREEDY, policy_move
from okapi.compiled.turns import acting, is_over
from okapi.compiled.words import Grid, Words, number

NO_ACTION = -1
NEXT_TURN, GOES_ON, OVER = range(3)  # where a world stands


@entry_point
def advance(rows: Grid, tables: Words, seat: int, actions: Words, standing: Words) -> None:
    """Carry out an action of the seat in every world, and have the others answer until it is to act again.

    They answer greedily, which costs next to nothing. `standing` says whether the seat's turn goes on.
    """
    for world in range(len(rows)):
        row = rows[world]
        if actions[world] != NO_ACTION:
            play_action(row, tables, number(actions[world]))
            while not is_over(row) and acting(row) != seat:
                play(row, tables, policy_move(row, tables, GREEDY))
        if is_over(row):
            standing[world] = OVER
        else:
            standing[world] = NEXT_TURN if flow(row, STAGE) == IN_TURN else GOES_ON

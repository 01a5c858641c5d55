"""Playing a few moves ahead in many worlds at a time, for a search that asks the network what they led to."""

from okapi.compiled.actions import play_action
from okapi.compiled.compilation import entry_point
from okapi.compiled.layout import IN_TURN, STAGE, flow
from okapi.compiled.moves import play
from okapi.compiled.policies import GREEDY, policy_move
from okapi.compiled.turns import acting, is_over
from okapi.compiled.words import WordRows, Words, number

NO_ACTION = -1
TURN_IS_OVER, GOES_ON, OVER = range(3)  # where a world stands


@entry_point
def advance(rows: WordRows, tables: Words, seat: int, actions: Words, standing: Words, answers: int) -> None:
    """Carry out an action of the seat in every world; `standing` says whether its turn goes on.

    With `answers`, the others answer until it is to act again: greedily, which costs next to nothing.
    """
    for world in range(len(rows)):
        row = rows[world]
        if actions[world] != NO_ACTION:
            play_action(row, tables, number(actions[world]))
            while answers and not is_over(row) and acting(row) != seat:
                play(row, tables, policy_move(row, tables, GREEDY))
        if is_over(row):
            standing[world] = OVER
        elif acting(row) != seat or flow(row, STAGE) == IN_TURN:
            standing[world] = TURN_IS_OVER
        else:
            standing[world] = GOES_ON

"""The loops of the vector environment, in the small language of `okapi.compiled`."""

from okapi.compiled.actions import play_action
from okapi.compiled.bits import ONE
from okapi.compiled.compilation import compiled, entry_point
from okapi.compiled.layout import score_on_track
from okapi.compiled.loops import look_at
from okapi.compiled.moves import play
from okapi.compiled.policies import policy_move
from okapi.compiled.scoring import final_scores, winning
from okapi.compiled.turns import acting, deal, is_over
from okapi.compiled.words import Grid, Words

ASKED = -1  # in place of a policy: this seat's actions come from outside
NEW_GAME = -1  # in place of an action: deal a new game here


@compiled
def play_until_asked(row: Words, tables: Words, policies: Words) -> None:
    """Let the seats that have a policy play, until another must decide or the game is over."""
    while not is_over(row) and policies[acting(row)] != ASKED:
        play(row, tables, policy_move(row, tables, policies[acting(row)]))


@entry_point
def advance_games(
    rows: Grid,
    tables: Words,
    players: int,
    actions: Words,
    policies: Grid,
    seats: Words,
    masks: Grid,
    observations: Grid,
    over: Words,
    scores: Grid,
    completed: Grid,
    winners: Words,
    seed: int,
) -> int:
    """Play an action in every row, and on until a seat is asked; score games that end, deal new ones there.

    `scores` are the points so far, or the final ones of a game that ended. The next unused seed is returned.
    One function for everything, because compiling takes seconds a function.
    """
    for game in range(len(rows)):
        row = rows[game]
        is_new = actions[game] == NEW_GAME
        if not is_new:
            play_action(row, tables, actions[game])
        over[game] = 0
        while True:
            if is_new:
                deal(row, tables, players, seed)
                seed += ONE
            play_until_asked(row, tables, policies[game])
            if not is_over(row):
                break
            over[game] = 1
            final_scores(row, tables, scores[game], completed[game])
            winners[game] = winning(row, scores[game], completed[game])
            is_new = True
        if over[game] == 0:
            for seat in range(players):
                scores[game][seat] = score_on_track(row, seat)
        seats[game] = look_at(row, tables, masks[game], observations[game])
    return seed

"""The loop of the vector environment, in the small language of `okapi.compiled`."""

from okapi.compiled.actions import move_of_number
from okapi.compiled.bits import ONE
from okapi.compiled.claiming import CLAIM, KIND
from okapi.compiled.compilation import compiled, entry_point
from okapi.compiled.layout import score_on_track
from okapi.compiled.moves import play
from okapi.compiled.observing import note_claim
from okapi.compiled.policies import policy_move
from okapi.compiled.scoring import final_scores, winning
from okapi.compiled.turns import acting, deal, is_over
from okapi.compiled.words import Grid, Words

ASKED = -1  # in place of a policy: this seat's actions come from outside
NEW_GAME = -1  # in place of an action: deal a new game here


@compiled
def play_and_note(row: Words, tables: Words, claims: Words, move: int) -> None:
    """Carry out a move; `claims` lists the claimed routes for those who look."""
    seat = acting(row)
    play(row, tables, move)
    if move >> KIND == CLAIM:
        note_claim(row, tables, claims, seat, move & 255)


@compiled
def play_until_asked(row: Words, tables: Words, claims: Words, policies: Words) -> None:
    """Let the seats that have a policy play, until another must decide or the game is over."""
    while not is_over(row) and policies[acting(row)] != ASKED:
        play_and_note(row, tables, claims, policy_move(row, tables, policies[acting(row)]))


@entry_point
def advance_games(
    rows: Grid,
    tables: Words,
    players: int,
    actions: Words,
    policies: Grid,
    claims: Grid,
    over: Words,
    scores: Grid,
    completed: Grid,
    winners: Words,
    seed: int,
) -> int:
    """Play an action in every row, and on until a seat is asked; score games that end, deal new ones there.

    `scores` are the points so far, or the final ones of a game that ended. The next unused seed is returned.
    """
    for game in range(len(rows)):
        row = rows[game]
        is_new = actions[game] == NEW_GAME
        if not is_new:
            play_and_note(row, tables, claims[game], move_of_number(row, tables, actions[game]))
        over[game] = 0
        while True:
            if is_new:
                deal(row, tables, players, seed)
                seed += ONE
                for at in range(len(claims[game])):
                    claims[game][at] = 0
            play_until_asked(row, tables, claims[game], policies[game])
            if not is_over(row):
                break
            over[game] = 1
            final_scores(row, tables, scores[game], completed[game])
            winners[game] = winning(row, scores[game], completed[game])
            is_new = True
        if over[game] == 0:
            for seat in range(players):
                scores[game][seat] = score_on_track(row, seat)
    return seed

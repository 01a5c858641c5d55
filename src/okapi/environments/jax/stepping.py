"""What happens in each game of a batch, step by step. The same text serves the processor and a GPU.

What a step writes lies in slots that take turns: `before` is the slot of the position that is played in, `after`
the one of what comes of it.
"""

from typing import Any

from okapi.compiled.actions import play_action
from okapi.compiled.bits import is_in
from okapi.compiled.compilation import compiled, entry_point
from okapi.compiled.layout import score_on_track
from okapi.compiled.legal import SIX, SIXTY_THREE, nth_in_mask, write_legal
from okapi.compiled.luck import player_random
from okapi.compiled.observing import write_observation
from okapi.compiled.scoring import final_scores, winning
from okapi.compiled.turns import acting, deal, is_over
from okapi.compiled.words import WordRows, Words, number, word

from ..paying import pay_game


@compiled
def begin_game(
    game: int, tables: Words, players: int, rows: WordRows, seeds: Words, worth: Any, seats: WordRows, masks: Any,
    legal: Words, observations: Any,
) -> None:  # fmt: skip
    """Deal a game, and show it in the first slot."""
    deal(rows[game], tables, players, seeds[game])
    for seat in range(players):
        worth[game][seat] = 0.0
    show_game(game, 0, tables, rows, seats, masks, legal, observations)


@compiled
def show_game(
    game: int, slot: int, tables: Words, rows: WordRows, seats: WordRows, masks: Any, legal: Words, observations: Any
) -> None:
    """Who decides, what that seat may do, and what it sees."""
    seat = acting(rows[game])
    seats[slot][game] = seat
    legal[game] = write_legal(rows[game], tables, masks[slot][game])
    write_observation(rows[game], tables, seat, observations[slot][game])


@compiled
def step_game(
    game: int, before: int, after: int, actions: Words, kind: int, tables: Words, players: int, rows: WordRows,
    seeds: Words, worth: Any, seats: WordRows, masks: Any, legal: Words, observations: Any, refused: WordRows,
    over: WordRows, totals: Any, completed: WordRows, rewards: Any, own: WordRows,
) -> None:  # fmt: skip
    """Play an action, pay for it, deal the next game where this one ended, and show what comes of it.

    An action that is not legal is refused: nothing happens in that game.
    """
    row, action, points = rows[game], number(actions[game]), totals[after][game]
    is_legal = 0 <= action < 64 * len(masks[before][game])
    if is_legal:
        is_legal = is_in(masks[before][game][action >> SIX], action & SIXTY_THREE)
    refused[after][game] = number(not is_legal)
    if is_legal:
        play_action(row, tables, action)
    is_done, winners = is_over(row), word(0)
    over[after][game] = number(is_done)
    if is_done:
        final_scores(row, tables, points, completed[game])
        winners = winning(row, points, completed[game])
    else:
        for seat in range(players):
            points[seat] = score_on_track(row, seat)
    pay_game(kind, is_done, points, winners, worth[game], rewards[after][game])
    own[after][game] = rewards[after][game][seats[before][game]]
    if is_done:
        seeds[game] += word(len(rows))
        deal(row, tables, players, seeds[game])
    show_game(game, after, tables, rows, seats, masks, legal, observations)


@compiled
def pick_action(game: int, slot: int, rows: WordRows, masks: Any, legal: Words, actions: Words) -> None:
    """Any legal action, each as likely as the others."""
    actions[game] = nth_in_mask(masks[slot][game], player_random(rows[game], number(legal[game])))


# On the processor: a game after the other.


@entry_point
def begin_games(
    tables: Words, players: int, rows: WordRows, seeds: Words, worth: Any, seats: WordRows, masks: Any, legal: Words,
    observations: Any,
) -> None:  # fmt: skip
    for game in range(len(rows)):
        begin_game(game, tables, players, rows, seeds, worth, seats, masks, legal, observations)


@entry_point
def step_all(
    before: int, after: int, actions: Words, kind: int, tables: Words, players: int, rows: WordRows, seeds: Words,
    worth: Any, seats: WordRows, masks: Any, legal: Words, observations: Any, refused: WordRows, over: WordRows,
    totals: Any, completed: WordRows, rewards: Any, own: WordRows,
) -> None:  # fmt: skip
    for game in range(len(rows)):
        step_game(
            game, before, after, actions, kind, tables, players, rows, seeds, worth, seats, masks, legal, observations,
            refused, over, totals, completed, rewards, own,
        )  # fmt: skip


@entry_point
def pick_actions(slot: int, rows: WordRows, masks: Any, legal: Words, actions: Words) -> None:
    for game in range(len(rows)):
        pick_action(game, slot, rows, masks, legal, actions)

"""Games from their seeds and actions: played once more, to see what happened and what every seat saw."""

from okapi.compiled.actions import play_action
from okapi.compiled.bits import is_in
from okapi.compiled.compilation import compiled, entry_point
from okapi.compiled.legal import SIX, SIXTY_THREE, write_legal
from okapi.compiled.observing import write_observation
from okapi.compiled.turns import acting, deal, is_over
from okapi.compiled.words import WordRows, Words


class NotAGame(ValueError):
    """Actions that no game has: they do not fit their seed, board and rules, or do not end it."""


@compiled
def may_play(row: Words, tables: Words, action: int, mask: Words) -> bool:
    """Whether an action is legal; what is legal is written into the mask."""
    write_legal(row, tables, mask)
    if is_over(row) or action < 0 or action >= 64 * len(mask):
        return False
    return is_in(mask[action >> SIX], action & SIXTY_THREE)


@entry_point
def replay_game(row: Words, tables: Words, players: int, seed: int, actions: Words, seats: Words, mask: Words) -> int:
    """Play a game and note who decides; how many actions were legal, all before the first that is not."""
    deal(row, tables, players, seed)
    for step in range(len(actions)):
        if not may_play(row, tables, actions[step], mask):
            return step
        seats[step] = acting(row)
        play_action(row, tables, actions[step])
    return len(actions)


@entry_point
def observe_game(
    row: Words, tables: Words, players: int, seed: int, actions: Words, seats: Words, observations: WordRows,
    masks: WordRows,
) -> int:  # fmt: skip
    """As `replay_game`; and what the deciding seat saw and might do at every decision."""
    deal(row, tables, players, seed)
    for step in range(len(actions)):
        if not may_play(row, tables, actions[step], masks[step]):
            return step
        seats[step] = acting(row)
        write_observation(row, tables, acting(row), observations[step])
        play_action(row, tables, actions[step])
    return len(actions)

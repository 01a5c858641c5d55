"""Games from their seeds and actions: played once more, to see what happened and what every seat saw."""

from okapi.compiled.actions import play_action
from okapi.compiled.bits import is_in
from okapi.compiled.compilation import entry_point
from okapi.compiled.legal import SIX, SIXTY_THREE, write_legal
from okapi.compiled.observing import write_observation
from okapi.compiled.turns import acting, deal
from okapi.compiled.words import WordRows, Words


@entry_point
def replay_game(row: Words, tables: Words, players: int, seed: int, actions: Words, seats: Words, mask: Words) -> None:
    """Play a game to its end, and note who decides; it ends early at an action that is not legal."""
    deal(row, tables, players, seed)
    for step in range(len(actions)):
        action = actions[step]
        write_legal(row, tables, mask)
        if not is_in(mask[action >> SIX], action & SIXTY_THREE):
            break
        seats[step] = acting(row)
        play_action(row, tables, action)


@entry_point
def observe_game(
    row: Words, tables: Words, players: int, seed: int, actions: Words, seats: Words, observations: WordRows,
    masks: WordRows,
) -> None:  # fmt: skip
    """What the deciding seat saw and might do at every decision of a game."""
    deal(row, tables, players, seed)
    for step in range(len(actions)):
        seats[step] = acting(row)
        write_legal(row, tables, masks[step])
        write_observation(row, tables, acting(row), observations[step])
        play_action(row, tables, actions[step])

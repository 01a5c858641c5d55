"""What a match of searches does in its games and worlds, row by row: the same text serves processor and GPU."""

from typing import Any

from okapi.bots.network.features import write_features
from okapi.bots.network.positions import write_result
from okapi.compiled.actions import play_action
from okapi.compiled.compilation import compiled, entry_point
from okapi.compiled.legal import write_legal
from okapi.compiled.turns import acting, deal, is_over
from okapi.compiled.unseen import deal_unseen
from okapi.compiled.words import WordRows, Words, number


@compiled
def deal_for_match(place: int, rows: WordRows, tables: Words, players: int, seeds: Words) -> None:
    """2.1–2.3: a new game."""
    deal(rows[place], tables, players, seeds[place])


@compiled
def enter_world(
    place: int, rows: WordRows, tables: Words, games: WordRows, source: Words, seats: Words, seeds: Words,
    actions: Words, over: Words,
) -> None:  # fmt: skip
    """A game as one seat sees it, the rest dealt again; then an action of that seat."""
    row, game = rows[place], games[source[place]]
    for at in range(len(row)):
        row[at] = game[at]
    deal_unseen(row, tables, number(seats[place]), seeds[place])
    play_action(row, tables, number(actions[place]))
    over[place] = number(is_over(row))


@compiled
def see(
    place: int, rows: WordRows, tables: Words, lines: Words, over: Words, deciding: Words, features: WordRows,
    legal: WordRows, base: WordRows, scratch: WordRows,
) -> None:  # fmt: skip
    """What the deciding seat sees and may do."""
    row = rows[place]
    if not over[place]:
        deciding[place] = acting(row)
        write_features(row, tables, lines, deciding[place], features[place], base[place], scratch[place])
        write_legal(row, tables, legal[place])


@compiled
def go(place: int, rows: WordRows, tables: Words, actions: Words, over: Words) -> None:
    """Play an action, unless the game is over."""
    if not over[place]:
        play_action(rows[place], tables, number(actions[place]))
        over[place] = number(is_over(rows[place]))


@compiled
def judge(
    place: int, rows: WordRows, tables: Words, lines: Words, seats: Words, over: Words, features: WordRows,
    base: WordRows, totals: WordRows, shares: Any, owners: WordRows, scratch: WordRows,
) -> None:  # fmt: skip
    """What one seat sees at the end of a world, and the result if there is one."""
    row = rows[place]
    write_features(row, tables, lines, number(seats[place]), features[place], base[place], scratch[place])
    if over[place]:
        write_result(row, tables, totals[place], shares[place], owners[place], scratch[place])


# On the processor: all rows, one after the other.


@entry_point
def deal_match(count: int, rows: WordRows, tables: Words, players: int, seeds: Words) -> None:
    for place in range(count):
        deal_for_match(place, rows, tables, number(players), seeds)


@entry_point
def enter_worlds(
    count: int, rows: WordRows, tables: Words, games: WordRows, source: Words, seats: Words, seeds: Words,
    actions: Words, over: Words,
) -> None:  # fmt: skip
    for place in range(count):
        enter_world(place, rows, tables, games, source, seats, seeds, actions, over)


@entry_point
def see_all(
    count: int, rows: WordRows, tables: Words, lines: Words, over: Words, deciding: Words, features: WordRows,
    legal: WordRows, base: WordRows, scratch: WordRows,
) -> None:  # fmt: skip
    for place in range(count):
        see(place, rows, tables, lines, over, deciding, features, legal, base, scratch)


@entry_point
def go_on(count: int, rows: WordRows, tables: Words, actions: Words, over: Words) -> None:
    for place in range(count):
        go(place, rows, tables, actions, over)


@entry_point
def judge_all(
    count: int, rows: WordRows, tables: Words, lines: Words, seats: Words, over: Words, features: WordRows,
    base: WordRows, totals: WordRows, shares: Any, owners: WordRows, scratch: WordRows,
) -> None:  # fmt: skip
    for place in range(count):
        judge(place, rows, tables, lines, seats, over, features, base, totals, shares, owners, scratch)

"""Many positions at a time: what their deciding seats see and may do, and playing an action in each."""

from typing import Any

from okapi.compiled.actions import play_action
from okapi.compiled.bits import count_bits, is_in
from okapi.compiled.compilation import compiled, entry_point
from okapi.compiled.layout import OWNED, PLAYERS, flow, seat_at
from okapi.compiled.legal import write_legal
from okapi.compiled.scoring import final_scores, winning
from okapi.compiled.turns import acting, deal, is_over
from okapi.compiled.words import WordRows, Words, number, word

from .features import write_features
from .layout import MAX_PLAYERS


@entry_point
def deal_each(rows: WordRows, tables: Words, players: Words, seeds: Words) -> None:
    """2.1–2.3: a new game in every row, each of its own number of players."""
    for game in range(len(rows)):
        deal(rows[game], tables, number(players[game]), seeds[game])


@entry_point
def observe_seat(
    row: Words, tables: Words, lines: Words, seat: int, features: Words, base: Words, scratch: Words
) -> None:
    write_features(row, tables, lines, seat, features, base, scratch)


@entry_point
def observe_each(
    rows: WordRows, tables: Words, lines: Words, features: WordRows, legal: WordRows, seats: Words,
    base: WordRows, scratch: WordRows,
) -> None:  # fmt: skip
    """What the deciding seats see, and what they may do."""
    for game in range(len(rows)):
        row = rows[game]
        seat = acting(row)
        seats[game] = seat
        write_features(row, tables, lines, seat, features[game], base[game], scratch[game])
        write_legal(row, tables, legal[game])


@entry_point
def observe_as(
    rows: WordRows, tables: Words, lines: Words, seat: int, features: WordRows, base: WordRows, scratch: WordRows
) -> None:
    """What one seat sees of every position, whether it is to move or not."""
    for game in range(len(rows)):
        write_features(rows[game], tables, lines, seat, features[game], base[game], scratch[game])


@entry_point
def play_each(
    rows: WordRows, tables: Words, actions: Words, seeds: Words, stride: int, over: Words,
    totals: WordRows, shares: Any, owners: WordRows, scratch: WordRows,
) -> None:  # fmt: skip
    """Carry out one action in every game."""
    for game in range(len(rows)):
        play_one(
            rows[game], tables, number(actions[game]), seeds, stride, game, over,
            totals[game], shares[game], owners[game], scratch[game],
        )  # fmt: skip


@compiled
def play_one(
    row: Words, tables: Words, action: int, seeds: Words, stride: int, game: int, over: Words,
    totals: Words, shares: Any, owners: Words, scratch: Words,
) -> None:  # fmt: skip
    """Carry out an action. If the game ends with it, note its result and deal the next, `stride` seeds on."""
    play_action(row, tables, number(action))
    over[game] = number(is_over(row))
    if is_over(row):
        players = flow(row, PLAYERS)
        write_result(row, tables, totals, shares, owners, scratch)
        seeds[game] += word(stride)
        deal(row, tables, players, seeds[game])


@compiled
def write_result(row: Words, tables: Words, totals: Words, shares: Any, owners: Words, completed: Words) -> None:
    """7.2–7.5: final points and shares of the win by seat, and the owner of every route, -1 for nobody."""
    players = flow(row, PLAYERS)
    final_scores(row, tables, totals, completed)
    winners = winning(row, totals, completed)
    for seat in range(MAX_PLAYERS):
        shares[seat] = 0.0
        if seat < players and is_in(winners, seat):
            shares[seat] = 1.0 / count_bits(winners)
    for route in range(len(owners)):
        owners[route] = -1
        for seat in range(players):
            if is_in(row[seat_at(seat) + OWNED + (route >> 6)], route & 63):
                owners[route] = seat

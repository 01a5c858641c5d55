"""What training does in each of its games, step by step: choose, play on, look. The same text serves both machines.

Everything is written where learning reads it: `Arrays` says what there is. A game that ends makes room for the next
at once, of the same setting and number of players.
"""

import math
from typing import Any

from okapi.bots.network.features import write_features
from okapi.bots.network.positions import play_one
from okapi.compiled.bits import ONE, ZERO, lowest_bit
from okapi.compiled.compilation import compiled, entry_point
from okapi.compiled.legal import write_legal
from okapi.compiled.luck import player_random
from okapi.compiled.turns import acting, deal
from okapi.compiled.words import WordRows, Words, number

EVERY = 8  # one game in this many is also seen from the seat that moved last
FINE = 1 << 24  # how finely chances differ


@compiled
def choose(row: Words, logits: Any, legal: Words, log_chance: Any, game: int) -> int:
    """A legal action, drawn with the network's probabilities; the logarithm of its chance is noted."""
    highest, total = -1e30, 0.0
    for place in range(len(legal)):
        left = legal[place]
        while left != ZERO:
            highest = max(highest, logits[64 * place + lowest_bit(left)])
            left &= left - ONE
    for place in range(len(legal)):
        left = legal[place]
        while left != ZERO:
            total += math.exp(logits[64 * place + lowest_bit(left)] - highest)
            left &= left - ONE
    chosen, rest = number(0), total * (player_random(row, FINE) / FINE)
    for place in range(len(legal)):
        left = legal[place]
        while left != ZERO and rest >= 0.0:
            chosen = 64 * place + lowest_bit(left)
            rest -= math.exp(logits[chosen] - highest)
            left &= left - ONE
    log_chance[game] = logits[chosen] - highest - math.log(total)
    return chosen


@compiled
def act(
    game: int, step: int, rows: WordRows, tables: WordRows, which: Words, seeds: Words, players: Words,
    logits: Any, theirs: Any, first_opposed: int, legal: Any, seat: WordRows, action: WordRows, log_chance: Any,
    learns: WordRows, over: WordRows, totals: Any, shares: Any, owners: Any, scratch: WordRows,
) -> None:  # fmt: skip
    """Choose in one game, and play that. From `first_opposed` on, all seats but one are a frozen opponent's."""
    is_learner = game < first_opposed or seat[step][game] == game % players[game]
    learns[step][game] = number(is_learner)
    row = rows[game]
    if is_learner:
        chosen = choose(row, logits[game], legal[step][game], log_chance[step], game)
    else:
        chosen = choose(row, theirs[game - first_opposed], legal[step][game], log_chance[step], game)
    action[step][game] = chosen
    play_one(
        row, tables[which[game]], chosen, seeds, len(rows), game, over[step],
        totals[step][game], shares[step][game], owners[step][game], scratch[game],
    )  # fmt: skip


@compiled
def look(
    looking: int, step: int, rows: WordRows, tables: WordRows, which: Words, lines: Words, features: WordRows,
    legal: Any, seat: WordRows, base: Any, base_after: Any, over: WordRows, scratch: WordRows, scratch_after: WordRows,
) -> None:  # fmt: skip
    """What the deciding seat of a game sees and may do before a step; or, for those beyond the games, what in
    every eighth game the seat sees that has just moved. Of a game that ended it is what it saw before."""
    games, few, steps = len(rows), len(scratch_after), len(over)
    if looking < games:
        game, row = looking, rows[looking]
        now = acting(row)
        place = step * games + game if step < steps else steps * (games + few) + game
        seat[step][game] = now
        write_features(
            row, tables[which[game]], lines, now, features[place], base[step][game], scratch[game]
        )  # fmt: skip
        write_legal(row, tables[which[game]], legal[step][game])
    elif step > 0:
        before, later = step - 1, looking - games
        game = later * EVERY
        place, moved = steps * games + before * few + later, number(seat[before][game])
        if over[before][game]:
            for fact in range(len(features[place])):
                features[place][fact] = features[before * games + game][fact]
            for other in range(len(base[before][game])):
                base_after[before][later][other] = base[before][game][other]
        else:
            write_features(
                rows[game], tables[which[game]], lines, moved, features[place], base_after[before][later],
                scratch_after[later],
            )  # fmt: skip


@entry_point
def deal_all(rows: WordRows, tables: WordRows, which: Words, players: Words, seeds: Words) -> None:
    """2.1–2.3: a new game in every row."""
    for game in range(len(rows)):
        deal(rows[game], tables[which[game]], number(players[game]), seeds[game])


@entry_point
def act_in(
    first: int, last: int, step: int, rows: WordRows, tables: WordRows, which: Words, seeds: Words, players: Words,
    logits: Any, theirs: Any, first_opposed: int, legal: Any, seat: WordRows, action: WordRows, log_chance: Any,
    learns: WordRows, over: WordRows, totals: Any, shares: Any, owners: Any, scratch: WordRows,
) -> None:  # fmt: skip
    """`act` in some games."""
    for game in range(first, last):
        act(
            game, step, rows, tables, which, seeds, players, logits, theirs, first_opposed, legal, seat, action,
            log_chance, learns, over, totals, shares, owners, scratch,
        )  # fmt: skip


@entry_point
def look_in(
    first: int, last: int, step: int, rows: WordRows, tables: WordRows, which: Words, lines: Words, features: WordRows,
    legal: Any, seat: WordRows, base: Any, base_after: Any, over: WordRows, scratch: WordRows, scratch_after: WordRows,
) -> None:  # fmt: skip
    """`look` in some games."""
    for looking in range(first, last):
        look(
            looking, step, rows, tables, which, lines, features, legal, seat, base, base_after, over, scratch,
            scratch_after,
        )  # fmt: skip

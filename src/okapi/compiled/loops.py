"""The functions that Python calls: loops over many rows. Everything inside them is compiled into them.

`seeds`, `seats` and the like are arrays with an entry for each row.
"""

from .actions import move_of_number, number_of_move, play_action
from .bits import ONE, is_in
from .claiming import CLAIM, KIND
from .compilation import compiled, entry_point
from .layout import CHOOSING_TICKETS, IN_TURN, STAGE, flow, score_on_track
from .legal import SIX, SIXTY_THREE, nth_in_mask, write_legal
from .luck import player_random
from .moves import count_options, nth_option, play
from .observing import clear_claims, note_claim, write_observation, write_observation_with
from .policies import policy_move
from .scoring import final_scores, winning
from .spreading import TOGETHER, spread
from .turns import acting, deal, is_over
from .unseen import deal_unseen
from .words import WordRows, Words, number, word

NOBODY = -1  # acts, when the game is over
ALL_LEGAL = -1
ASKED = -1  # in place of a policy: this seat's actions come from outside
NEW_GAME = -1  # in place of an action: deal a new game here
HELD = -2  # in place of an action: nothing happens here now


# Games.


@entry_point
def deal_games(rows: WordRows, tables: Words, players: int, seeds: Words) -> None:
    """2.1–2.3: a new game in every row."""
    for game in range(len(rows)):
        deal(rows[game], tables, players, seeds[game])


@entry_point
def play_out_games(rows: WordRows, tables: Words, policies: Words, turns: Words) -> int:
    """Play every game to its end, each seat by its policy; how many decisions there were.

    `turns` says how many turns each game had from here, the last one included.
    """
    decisions = 0
    for game in range(len(rows)):
        row = rows[game]
        turns[game] = 0
        while not is_over(row):
            of_a_turn = flow(row, STAGE) != CHOOSING_TICKETS
            play(row, tables, policy_move(row, tables, policies[acting(row)]))
            decisions += 1
            if of_a_turn and (flow(row, STAGE) == IN_TURN or is_over(row)):
                turns[game] += 1
    return decisions


@entry_point
def deal_and_play_out(rows: WordRows, tables: Words, players: int, seeds: Words, policies: Words) -> None:
    """Whole games, from the deal to the end."""
    for game in range(len(rows)):
        row = rows[game]
        deal(row, tables, players, seeds[game])
        while not is_over(row):
            play(row, tables, policy_move(row, tables, policies[acting(row)]))


@entry_point
def score_games(rows: WordRows, tables: Words, totals: WordRows, completed: WordRows, winners: Words) -> None:
    """7.2–7.5: final points and completed tickets of each seat, and the winners as a mask of seats."""
    for game in range(len(rows)):
        final_scores(rows[game], tables, totals[game], completed[game])
        winners[game] = winning(rows[game], totals[game], completed[game])


@entry_point
def deal_unseen_games(rows: WordRows, tables: Words, seats: Words, seeds: Words) -> None:
    for game in range(len(rows)):
        deal_unseen(rows[game], tables, seats[game], seeds[game])


@compiled
def copy_row(row: Words, to: Words) -> None:
    for at in range(len(row)):
        to[at] = row[at]


# One game, option by option or action by action.


@entry_point
def count_options_of(row: Words, tables: Words) -> int:
    return count_options(row, tables)


@entry_point
def list_options(row: Words, tables: Words, numbers: Words) -> int:
    """The canonical numbers of all options, in their order; how many there are."""
    count = count_options(row, tables)
    for n in range(count):
        numbers[n] = number_of_move(tables, nth_option(row, tables, n))
    return count


@entry_point
def play_option(row: Words, tables: Words, n: int) -> None:
    play(row, tables, nth_option(row, tables, n))


@entry_point
def play_actions(rows: WordRows, tables: Words, actions: Words, mask: Words) -> int:
    """Play an action in every row, if all are legal: the first game where one is not, or ALL_LEGAL."""
    for game in range(len(rows)):
        write_legal(rows[game], tables, mask)
        action = actions[game]
        if action < 0 or action >= 64 * len(mask) or not is_in(mask[action >> SIX], action & SIXTY_THREE):
            return game
    for game in range(len(rows)):
        play_action(rows[game], tables, actions[game])
    return ALL_LEGAL


@entry_point
def write_legal_masks(rows: WordRows, tables: Words, seats: Words, masks: WordRows) -> None:
    """The acting seat of every row, and what it may do."""
    for game in range(len(rows)):
        write_legal(rows[game], tables, masks[game])
        seats[game] = NOBODY if is_over(rows[game]) else acting(rows[game])


@entry_point
def unpack_masks(masks: WordRows, legal: WordRows) -> None:
    """Write masks as rows of zeros and ones."""
    for game in range(len(masks)):
        unpack_mask(masks[game], legal[game])


@compiled
def unpack_mask(mask: Words, legal: Words) -> None:
    """Write a mask as zeros and ones: in whole words, the last of which ends where the row ends."""
    whole, rest = len(legal) >> SIX, len(legal) & SIXTY_THREE
    for place in range(whole):
        spread(legal, place << SIX, mask[place])
    if whole == 0:
        for place in range(rest):
            legal[place] = is_in(mask[0], place)
    elif rest > 0:
        last = (mask[whole - 1] >> word(rest)) | (mask[whole] << word(TOGETHER - rest))
        spread(legal, len(legal) - TOGETHER, last)


@entry_point
def write_acting(rows: WordRows, seats: Words) -> None:
    for game in range(len(rows)):
        seats[game] = NOBODY if is_over(rows[game]) else acting(rows[game])


@entry_point
def write_policy_actions(rows: WordRows, tables: Words, policy: int, actions: Words) -> None:
    """What a policy would do in every row; NOBODY's is -1."""
    for game in range(len(rows)):
        actions[game] = NOBODY
        if not is_over(rows[game]):
            actions[game] = number_of_move(tables, policy_move(rows[game], tables, policy))


# Many games, step by step.


@compiled
def look_at(row: Words, tables: Words, mask: Words, observation: Words) -> int:
    """What the acting seat may do and sees; the seat, or NOBODY."""
    seat = acting(row)
    write_legal(row, tables, mask)
    write_observation(row, tables, seat, observation)
    return NOBODY if is_over(row) else seat


@entry_point
def look_at_games(rows: WordRows, tables: Words, seats: Words, masks: WordRows, observations: WordRows) -> None:
    """The acting seat of every row, what it may do, and what it sees."""
    for game in range(len(rows)):
        seats[game] = look_at(rows[game], tables, masks[game], observations[game])


@entry_point
def observe(row: Words, tables: Words, seat: int, observation: Words) -> None:
    write_observation(row, tables, seat, observation)


@entry_point
def first_illegal(masks: WordRows, legal: Words, actions: Words) -> int:
    """The first game whose action is not in its mask, or ALL_LEGAL. In a game that is over, any action will do."""
    for game in range(len(masks)):
        action = actions[game]
        if legal[game] == 0:
            continue
        if action < 0 or action >= 64 * len(masks[game]):
            return game
        if not is_in(masks[game][action >> SIX], action & SIXTY_THREE):
            return game
    return ALL_LEGAL


@entry_point
def step_games(
    rows: WordRows,
    tables: Words,
    players: int,
    policies: WordRows,
    actions: Words,
    seed: int,
    renews: bool,
    claims: WordRows,
    seats: Words,
    masks: WordRows,
    legal: Words,
    unpacked: WordRows,
    observations: WordRows,
    over: Words,
    totals: WordRows,
    completed: WordRows,
    winners: Words,
    viewers: Words,
    finals: WordRows,
) -> int:
    """Play an action in every row, and on until a seat is asked; then look at it as `look_at_games` does.

    A game that ends is scored, and a new one dealt in its row; the next unused seed is returned. Unless it `renews`
    them, an ended game stays as it is, without legal actions, and its next action deals the new one. `totals` are
    the points so far, or the final ones of a game that ended; `finals` is then what its viewer saw last, or
    the seat that was asked if it has no viewer. `legal` says how many actions each mask has, `unpacked` is the masks
    with a byte for each action, or has no room for a game; `claims` is kept up to date (see `observing`).
    """
    for game in range(len(rows)):
        row, move, viewer = rows[game], 0, number(NOBODY)
        over[game] = False
        if actions[game] == HELD:
            continue
        is_new = actions[game] == NEW_GAME or is_over(row)
        if not is_new:
            move = move_of_number(row, tables, actions[game])
        while True:
            if is_new:
                deal(row, tables, players, seed)
                clear_claims(claims[game])
                seed += ONE
                is_new = False
            else:
                play_and_note(row, tables, claims[game], move)
            if is_over(row):
                over[game] = True
                final_scores(row, tables, totals[game], completed[game])
                winners[game] = winning(row, totals[game], completed[game])
                viewer = seats[game] if viewers[game] == NOBODY else viewers[game]
                write_observation_with(row, tables, viewer, claims[game], finals[game])
                if not renews:
                    break
                is_new = True
            elif policies[game][acting(row)] == ASKED:
                break
            else:
                move = policy_move(row, tables, policies[game][acting(row)])
        if not over[game]:
            for seat in range(players):
                totals[game][seat] = score_on_track(row, seat)
        seats[game] = viewer if is_over(row) else acting(row)
        legal[game] = write_legal(row, tables, masks[game])
        if game < len(unpacked):
            unpack_mask(masks[game], unpacked[game])
        write_observation_with(row, tables, seats[game], claims[game], observations[game])
    return seed


@compiled
def play_and_note(row: Words, tables: Words, claims: Words, move: int) -> None:
    """Carry out a move, and note it if it is a claim."""
    seat = acting(row)
    play(row, tables, move)
    if move >> KIND == CLAIM:
        note_claim(row, tables, claims, seat, move & 255)


@entry_point
def pick_at_random(rows: WordRows, masks: WordRows, legal: Words, actions: Words) -> None:
    """Any legal action in every row, each as likely as the others; `legal` says how many there are: 0 if it is over."""
    for game in range(len(rows)):
        actions[game] = nth_in_mask(masks[game], player_random(rows[game], legal[game])) if legal[game] > 0 else 0


# Playouts.


@entry_point
def playouts(
    row: Words,
    tables: Words,
    seat: int,
    policies: Words,
    seeds: Words,
    scratch: Words,
    totals: WordRows,
    completed: WordRows,
) -> int:
    """Games that go on from what one seat sees: the unseen is dealt from each seed; decisions made."""
    decisions = 0
    for game in range(len(seeds)):
        copy_row(row, scratch)
        deal_unseen(scratch, tables, seat, seeds[game])
        while not is_over(scratch):
            play(scratch, tables, policy_move(scratch, tables, policies[acting(scratch)]))
            decisions += 1
        final_scores(scratch, tables, totals[game], completed[game])
    return decisions

"""What one seat cannot see, dealt again: a row that looks the same to it, each such row as likely as the others.

`okapi.bots.determinise` does the same, and explains what can be where and what is approximate.
"""

from . import layout as at
from .bits import ZERO, bit, byte_at, count_bits, is_in, kind_at, less, min_of_each, nth_bit, one_of, size_of, with_byte
from .compilation import compiled
from .layout import (
    counter,
    flow,
    give_train_card,
    holding,
    kept_ticket,
    pile_at,
    pile_of,
    read,
    returned_ticket,
    seat_at,
    set_counter,
    set_holding,
    set_kept_ticket,
    set_pile,
    set_pile_of,
    set_returned_ticket,
    train_cards_in_deck,
    train_cards_of,
)
from .luck import mixed, player_random
from .tickets import NOTHING_OFFERED, count_choices, count_offered, keep, keep_some, nth_choice
from .words import Words, number, word


@compiled
def deal_unseen(row: Words, tables: Words, seat: int, seed: int) -> None:
    """Deal out again what the seat cannot see, from this seed; the luck to come is new too."""
    row[at.CHOICES] = mixed(word(seed))
    row[at.LUCK] = mixed(~row[at.CHOICES])
    deal_unseen_train_cards(row, tables, seat)
    if flow(row, at.STAGE) != at.GAME_OVER:
        deal_unseen_tickets(row, tables, seat)


# Train cards. A pile goes with the number of its locomotives. Those that the seat cannot place are of two
# sorts: new ones, shuffled into the deck when it was last rebuilt, and old ones, which can only be in a hand.


@compiled
def deal_unseen_train_cards(row: Words, tables: Words, seat: int) -> None:
    """The deck, the others' hands, and what they drew from the deck as it was last shuffled."""
    unseen, unseen_locos = unseen_train_cards(row, tables, seat)
    shuffled = pile_at(row, at.SHUFFLED) - pile_of(row, seat, at.DRAWN)
    shuffled_locos = counter(row, at.IN_SHUFFLED) - holding(row, seat, at.DRAWN_LOCOMOTIVES)
    new, new_locos = min_of_each(unseen, shuffled), min(unseen_locos, shuffled_locos)
    old, old_locos = unseen - new, unseen_locos - new_locos
    hidden, hidden_locos = ZERO, number(0)  # the new ones that are not in the deck
    for _ in range(size_of(new) + new_locos - train_cards_in_deck(row)):
        card = kind_at(new, player_random(row, size_of(new) + new_locos))
        new, new_locos = one_less(new, new_locos, card)
        hidden, hidden_locos = one_more(hidden, hidden_locos, card)
    set_pile(row, at.TRAIN_DECK, new)
    set_counter(row, at.IN_DECK, new_locos)
    for other in range(flow(row, at.PLAYERS)):
        if other != seat:
            hidden, hidden_locos, old, old_locos = deal_hand(row, other, hidden, hidden_locos, old, old_locos)
    deal_paid_cards(row, seat, less(shuffled, unseen), max(0, shuffled_locos - unseen_locos))


@compiled
def unseen_train_cards(row: Words, tables: Words, seat: int) -> tuple[int, int]:
    """The cards that are in the deck or in others' hands, and that the seat did not see being taken."""
    unseen = tables[at.WHOLE_DECK] - pile_of(row, seat, at.HAND) - pile_at(row, at.TRAIN_DISCARD)
    locos = read(tables, at.WHOLE_DECK_LOCOMOTIVES) - holding(row, seat, at.HAND_LOCOMOTIVES)
    locos -= counter(row, at.IN_DISCARD)
    for slot in range(8):
        card = byte_at(pile_at(row, at.DISPLAY), slot)
        if card <= at.LOCOMOTIVE:
            unseen, locos = one_less(unseen, locos, card)
    for other in range(flow(row, at.PLAYERS)):
        if other != seat:
            unseen -= pile_of(row, other, at.SHOWN)
            locos -= holding(row, other, at.SHOWN_LOCOMOTIVES)
    return unseen, locos


@compiled
def deal_hand(row: Words, seat: int, new: int, new_locos: int, old: int, old_locos: int) -> tuple[int, int, int, int]:
    """Give a seat what it was seen to take, and for the rest any of these cards; what is left of them."""
    hand, hand_locos = pile_of(row, seat, at.SHOWN), holding(row, seat, at.SHOWN_LOCOMOTIVES)
    drawn, drawn_locos = ZERO, number(0)
    for _ in range(train_cards_of(row, seat) - size_of(hand) - hand_locos):
        are_new = size_of(new) + new_locos
        position = player_random(row, are_new + size_of(old) + old_locos)
        if position < are_new:
            card = kind_at(new, position)
            new, new_locos = one_less(new, new_locos, card)
            drawn, drawn_locos = one_more(drawn, drawn_locos, card)
        else:
            card = kind_at(old, position - are_new)
            old, old_locos = one_less(old, old_locos, card)
        hand, hand_locos = one_more(hand, hand_locos, card)
    set_pile_of(row, seat, at.HAND, hand)
    set_holding(row, seat, at.HAND_LOCOMOTIVES, hand_locos)
    set_pile_of(row, seat, at.DRAWN, drawn)
    set_holding(row, seat, at.DRAWN_LOCOMOTIVES, drawn_locos)
    return new, new_locos, old, old_locos


@compiled
def deal_paid_cards(row: Words, seat: int, cards: int, locos: int) -> None:
    """Cards of the last shuffle that another player drew and has paid since; who, is unknown."""
    while size_of(cards) + locos > 0:
        card = kind_at(cards, 0)
        cards, locos = one_less(cards, locos, card)
        give_train_card(row, random_other(row, seat), at.DRAWN, at.DRAWN_LOCOMOTIVES, card)


@compiled
def one_more(pile: int, locos: int, card: int) -> tuple[int, int]:
    return (pile, locos + 1) if card == at.LOCOMOTIVE else (pile + one_of(card), locos)


@compiled
def one_less(pile: int, locos: int, card: int) -> tuple[int, int]:
    return (pile, locos - 1) if card == at.LOCOMOTIVE else (pile - one_of(card), locos)


@compiled
def random_other(row: Words, seat: int) -> int:
    other = player_random(row, flow(row, at.PLAYERS) - 1)
    return other + 1 if other >= seat else other


# Tickets. Those that the seat knows stay where they are; all others may be anywhere.


@compiled
def deal_unseen_tickets(row: Words, tables: Words, seat: int) -> None:
    """The tickets of the others, those that they put under the deck, and the deck."""
    block, choosing = seat_at(seat), flow(row, at.STAGE) == at.CHOOSING_TICKETS
    unknown = tables[at.ALL_TICKETS] & ~row[block + at.TICKETS] & ~row[block + at.PUT_BACK]
    if has_chosen(row, seat):  # a view does not show what was laid aside
        aside = read(tables, at.TICKETS_DEALT) - count_bits(row[block + at.TICKETS])
        unknown = offer(row, seat, unknown, aside)
    else:
        unknown &= ~tickets_before(row, seat)
    forget_tickets_of_others(row, seat)
    for other in range(flow(row, at.PLAYERS)):
        if other == seat:
            continue
        if choosing:
            unknown = offer(row, other, unknown, read(tables, at.TICKETS_DEALT))
            if has_chosen(row, other):
                choose_at_random(row, tables, other)
        else:
            kept, offered = count_bits(row[seat_at(other) + at.TICKETS]), count_offered(row, other)
            row[seat_at(other) + at.TICKETS] = ZERO
            for _ in range(kept):
                ticket = nth_bit(unknown, player_random(row, count_bits(unknown)))
                unknown ^= bit(ticket)
                keep(row, other, ticket)
            unknown = offer(row, other, unknown, offered)
    row[at.TICKET_DECK] = deal_returned(row, seat, unknown)


@compiled
def has_chosen(row: Words, seat: int) -> bool:
    """2.4: whether a seat has chosen its starting tickets, while others may not have."""
    return flow(row, at.STAGE) == at.CHOOSING_TICKETS and not is_in(word(flow(row, at.CHOOSING)), seat)


@compiled
def tickets_before(row: Words, seat: int) -> int:
    """The tickets before a seat, as a mask."""
    tickets = ZERO
    for position in range(count_offered(row, seat)):
        tickets |= bit(byte_at(row[seat_at(seat) + at.OFFERED], position))
    return tickets


@compiled
def offer(row: Words, seat: int, unknown: int, count: int) -> int:
    """Lay this many of the unknown tickets before a seat; those that are left."""
    offered = NOTHING_OFFERED
    for position in range(count):
        ticket = nth_bit(unknown, player_random(row, count_bits(unknown)))
        unknown ^= bit(ticket)
        offered = with_byte(offered, position, ticket)
    row[seat_at(seat) + at.OFFERED] = offered
    return unknown


@compiled
def forget_tickets_of_others(row: Words, seat: int) -> None:
    """In the list of all tickets kept, only this seat's stay."""
    own, count = row[seat_at(seat) + at.TICKETS], 0
    for place in range(counter(row, at.KEPT_COUNT)):
        ticket = kept_ticket(row, place)
        if is_in(own, ticket):
            set_kept_ticket(row, count, ticket)
            count += 1
    for place in range(count, counter(row, at.KEPT_COUNT)):
        set_kept_ticket(row, place, 0)
    set_counter(row, at.KEPT_COUNT, count)


@compiled
def choose_at_random(row: Words, tables: Words, seat: int) -> None:
    """2.4: any choice that the rules allow, each as likely as the others; the rest is laid aside."""
    block = seat_at(seat)
    row[block + at.TICKETS] = ZERO
    choice = nth_choice(row, tables, seat, player_random(row, count_choices(row, tables, seat)))
    keep_some(row, seat, choice)


@compiled
def deal_returned(row: Words, seat: int, unknown: int) -> int:
    """The tickets under the deck that others put there, and who did; the tickets that are left."""
    own = row[seat_at(seat) + at.PUT_BACK]
    for other in range(flow(row, at.PLAYERS)):
        if other != seat:
            row[seat_at(other) + at.PUT_BACK] = ZERO
    for place in range(counter(row, at.RETURNED_COUNT)):
        if not is_in(own, returned_ticket(row, place)):
            ticket = nth_bit(unknown, player_random(row, count_bits(unknown)))
            unknown ^= bit(ticket)
            set_returned_ticket(row, place, ticket)
            row[seat_at(random_other(row, seat)) + at.PUT_BACK] |= bit(ticket)
    return unknown

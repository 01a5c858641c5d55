"""One deal for everybody: luck that does not depend on what people do."""

import hashlib
import hmac
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from okapi.arena import Match, play_match
from okapi.board import africa
from okapi.bots import find_bot
from okapi.dealer import DuplicateDealer
from okapi.game import (
    TRAIN_CARDS,
    Chance,
    Event,
    StartingPlayerDrawn,
    TerrainCardDealt,
    TerrainCardLaid,
    TicketDealt,
    TrainCardDealt,
    TrainCardLaid,
    new_game,
    settle,
)
from okapi.record import DuplicateLuck, Fault, Record, RecordError, header_for, luck_of, parse, to_bytes, verify

DECK = (12, 12, 12, 12, 12, 12, 12, 12, 14)


def match_of(dealer: DuplicateDealer, *names: str) -> Match:
    bots = [find_bot(name).factory(f"{name} {seat}") for seat, name in enumerate(names)]
    return play_match(africa(), bots, dealer)


def drawn(events: tuple[Event, ...], *kinds: type) -> list[str]:
    cards = [event for event in events if isinstance(event, kinds)]
    return [
        str(getattr(it, "card", None) or getattr(it, "terrain", None) or getattr(it, "ticket", None)) for it in cards
    ]


def emptied(dealer: DuplicateDealer, weights: tuple[int, ...] = DECK) -> list[int]:
    """Every card of a train deck, to the last."""
    left, order = list(weights), []
    while any(left):
        order.append(dealer.deal(Chance(lambda card: TrainCardLaid(0, card), TRAIN_CARDS, tuple(left))))
        left[order[-1]] -= 1
    return order


def test_whatever_people_do_the_cards_of_each_deck_come_in_the_same_order() -> None:
    one = match_of(DuplicateDealer(b"secret", "today"), "planner", "zebra", "elephant").events
    other = match_of(DuplicateDealer(b"secret", "today"), "hoarder", "racer", "random").events
    assert one != other
    train, terrain = (TrainCardDealt, TrainCardLaid), (TerrainCardDealt, TerrainCardLaid)
    assert drawn(one, *train)[:110] == drawn(other, *train)[: len(drawn(one, *train)[:110])]
    assert len(drawn(one, *terrain)) != len(drawn(other, *terrain))  # or it would prove nothing
    for mine, theirs in zip(drawn(one, *terrain)[:45], drawn(other, *terrain)[:45], strict=False):
        assert mine == theirs
    for mine, theirs in zip(drawn(one, TicketDealt), drawn(other, TicketDealt), strict=False):
        assert mine == theirs


def test_another_secret_deals_other_cards() -> None:
    lucks = {match_of(DuplicateDealer(secret, "today"), "random", "random").events for secret in (b"a", b"b")}
    assert len(lucks) == 2


def test_every_card_is_equally_likely_at_every_place() -> None:
    orders = [emptied(DuplicateDealer(str(number).encode(), "")) for number in range(600)]
    for place in (0, 1, 54, 109):
        locomotives = sum(order[place] == len(DECK) - 1 for order in orders) / len(orders)
        assert abs(locomotives - 14 / 110) < 0.05
    pairs = Counter(pair for order in orders for pair in pairwise(order))
    alike = sum(count for (one, other), count in pairs.items() if one == other) / (600 * 109)
    assert abs(alike - (8 * 12 * 11 + 14 * 13) / (110 * 109)) < 0.01


@given(st.lists(st.sampled_from(["train", "terrain"]), max_size=60))
def test_what_is_drawn_from_one_deck_does_not_touch_the_other(draws: list[str]) -> None:
    alone, mixed = DuplicateDealer(b"s", ""), DuplicateDealer(b"s", "")
    expected = emptied(alone)
    left, terrain, came = list(DECK), [15, 15, 15], []
    for deck in draws:
        if deck == "terrain" and any(terrain):
            chance = Chance(lambda it: TerrainCardLaid(0, it), ("desert", "jungle", "mountain"), tuple(terrain))
            terrain[mixed.deal(chance)] -= 1
        elif deck == "train":
            came.append(mixed.deal(Chance(lambda card: TrainCardLaid(0, card), TRAIN_CARDS, tuple(left))))
            left[came[-1]] -= 1
    assert came == expected[: len(came)]


def test_cards_shuffled_in_again_come_back_in_the_same_order_as_far_as_they_are_the_same() -> None:
    one, other = DuplicateDealer(b"s", ""), DuplicateDealer(b"s", "")
    first = emptied(one)
    assert emptied(other) == first
    again, fewer = emptied(one), emptied(other, (0, *DECK[1:]))
    assert again != first
    assert [card for card in again if card != 0] == fewer


def test_anyone_can_find_the_order_from_the_secret() -> None:
    cards = [(TRAIN_CARDS[kind], copy + 1) for kind, copies in enumerate(DECK) for copy in range(copies)]
    cards.sort(key=lambda it: hmac.new(b"s", f"train.1.{it[0]}.{it[1]}".encode(), hashlib.sha256).digest())
    assert emptied(DuplicateDealer(b"s", "")) == [TRAIN_CARDS.index(card) for card, _ in cards]


def test_a_copy_deals_on_by_itself() -> None:
    dealer = DuplicateDealer(b"s", "")
    settle(new_game(africa(), 3), dealer)
    twin = dealer.copy()
    assert emptied(twin, (12,) * 9)[:5] == emptied(dealer, (12,) * 9)[:5]


def test_the_starting_player_is_any_of_them() -> None:
    seats = Counter(
        DuplicateDealer(str(number).encode(), "").deal(Chance(StartingPlayerDrawn, range(3), (1, 1, 1)))
        for number in range(900)
    )
    assert all(abs(seats[seat] - 300) < 60 for seat in range(3))


# The record.


def record_of_a_deal() -> Record:
    dealer = DuplicateDealer(b"\x02" * 32, "2026-11-17")
    match = match_of(dealer, "zebra", "random")
    return Record(header_for(africa(), ["Ada", "Béla"], luck=luck_of(dealer)), match.events, dealer.secret.hex())


def test_the_record_of_a_deal_is_verified_card_by_card() -> None:
    record = parse(to_bytes(record_of_a_deal()))
    assert record.header.format == 3
    assert isinstance(record.header.luck, DuplicateLuck)
    assert record.header.luck.deal == "2026-11-17"
    verify(record, africa())


def test_a_card_that_the_deal_did_not_hold_is_found_out() -> None:
    record, wrong = record_of_a_deal(), DuplicateDealer(b"\x03" * 32, "2026-11-17")
    forged = Record(header_for(africa(), ["Ada", "Béla"], luck=luck_of(wrong)), record.events, wrong.secret.hex())
    with pytest.raises(RecordError) as found:
        verify(forged, africa())
    assert found.value.fault is Fault.NOT_THE_PROMISED_LUCK


def test_a_finished_deal_without_its_secret_is_not_proven() -> None:
    record = record_of_a_deal()
    with pytest.raises(RecordError) as found:
        verify(Record(record.header, record.events), africa())
    assert found.value.fault is Fault.NO_SECRET

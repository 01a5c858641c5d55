"""Random games for property tests: how to play them, and what must be true of them."""

from collections.abc import Iterable, Iterator
from random import Random

from hypothesis import strategies as st
from msgspec.structs import replace

from okapi.board import Board, TicketId, africa
from okapi.dealer import SeededDealer
from okapi.game import (
    TERRAINS,
    Action,
    Event,
    GameState,
    Pile,
    Rules,
    Seat,
    TrainCards,
    evolve,
    new_game,
    options,
    play,
    settle,
    view_for,
)

Step = tuple[GameState, Event, GameState]


def random_decisions(
    seed: int, players: int, rules: Rules | None = None, board: Board | None = None
) -> Iterator[tuple[GameState, Seat, Action, GameState]]:
    """A whole game of random decisions: the state before each, who decides what, the state after."""
    dealer, random = SeededDealer(seed), Random(f"{seed} decides")
    state, _ = settle(new_game(board or africa(), players, rules), dealer)
    while acting := state.table.acting():
        seat = random.choice(acting)
        action = random.choice(options(view_for(state, seat)))
        after, _ = play(state, seat, action, dealer)
        yield state, seat, action, after
        state = after


def random_events(seed: int, players: int, rules: Rules | None = None) -> list[Event]:
    """The events of such a game."""
    dealer, random = SeededDealer(seed), Random(f"{seed} decides")
    state, dealt = settle(new_game(africa(), players, rules), dealer)
    events = list(dealt)
    while acting := state.table.acting():
        seat = random.choice(acting)
        state, happened = play(state, seat, random.choice(options(view_for(state, seat))), dealer)
        events += happened
    return events


def steps(events: list[Event], players: int, rules: Rules | None = None) -> Iterator[Step]:
    """Every state of a game, from the unpacked box on."""
    state = new_game(africa(), players, rules)
    for event in events:
        before, state = state, evolve(state, event)
        yield before, event, state


@st.composite
def reachable_states(draw: st.DrawFn) -> GameState:
    """A state in which somebody must decide, anywhere in a game of any size."""
    players = draw(st.integers(2, 5))
    seed = draw(st.integers(0, 10**6))
    decisions = draw(st.integers(0, 200))
    state = settle(new_game(africa(), players), SeededDealer(seed))[0]
    for number, (_, _, _, after) in enumerate(random_decisions(seed, players)):
        if number == decisions or not after.table.acting():
            break
        state = after
    return state


def assert_conserved(state: GameState) -> None:
    """1.1–1.4: no card, ticket or train is lost or made, and what is public agrees with what is secret."""
    table, secrets, rules = state.table, state.secrets, state.table.rules
    train_cards = sum((*secrets.hands, table.train_discard, _pile_of(table.display)), start=secrets.train_deck)
    assert train_cards.counts() == (rules.cards_of_each_colour,) * 8 + (rules.locomotives,)
    terrain = table.terrain_deck + table.terrain_discard
    for player in table.players:
        terrain += player.terrain
    open_terrain = [card for card in table.terrain_display if card]
    assert terrain.total() + len(open_terrain) == 3 * rules.cards_of_each_terrain
    for kind in TERRAINS:
        assert terrain.of(kind) + open_terrain.count(kind) == rules.cards_of_each_terrain
    assert sorted(tickets_everywhere(state)) == sorted(table.board.tickets)
    for seat, player in enumerate(table.players):
        laid = sum(table.board.routes[route].length for route in table.routes_of(seat))
        assert player.trains + laid == rules.trains
        assert player.trains >= 0
        assert player.cards == secrets.hands[seat].total()
        assert secrets.hands[seat].holds(player.shown)
    assert table.train_deck == secrets.train_deck.total()
    assert table.ticket_deck == len(secrets.ticket_deck) + len(secrets.returned)


def tickets_everywhere(state: GameState) -> list[TicketId]:
    """All tickets, wherever they are."""
    secrets = state.secrets
    by_seat = (*secrets.tickets, *secrets.offered, *secrets.laid_aside)
    returned = [card.ticket for card in secrets.returned]
    return [*secrets.ticket_deck, *returned, *(ticket for tickets in by_seat for ticket in tickets)]


def reshuffle_unseen(state: GameState, seat: Seat | None, random: Random) -> GameState:
    """Another state that looks the same to this seat: all it cannot see is dealt again."""
    secrets = state.secrets
    others = [other for other in range(len(state.table.players)) if other != seat]
    hidden = [_cards(secrets.hands[other] - state.table.players[other].shown) for other in others]
    pool = [card for cards in hidden for card in cards] + _cards(secrets.train_deck)
    random.shuffle(pool)
    hands = list(secrets.hands)
    for other, cards in zip(others, hidden, strict=True):
        dealt, pool = pool[: len(cards)], pool[len(cards) :]
        hands[other] = state.table.players[other].shown + _pile_of(dealt)
    state = replace(state, secrets=replace(secrets, hands=tuple(hands), train_deck=_pile_of(pool)))
    return _reshuffle_tickets(state, seat, random)


def _reshuffle_tickets(state: GameState, seat: Seat | None, random: Random) -> GameState:
    secrets = state.secrets
    seen: set[TicketId] = {card.ticket for card in secrets.returned if card.by == seat}
    if seat is not None:
        seen |= {*secrets.tickets[seat], *secrets.offered[seat], *secrets.laid_aside[seat]}
    if state.table.revealed:
        seen |= {ticket for tickets in secrets.tickets for ticket in tickets}
    unseen = [ticket for ticket in tickets_everywhere(state) if ticket not in seen]
    swapped = dict(zip(unseen, random.sample(unseen, len(unseen)), strict=True))

    def swap(tickets: tuple[TicketId, ...]) -> tuple[TicketId, ...]:
        return tuple(swapped.get(ticket, ticket) for ticket in tickets)

    return replace(
        state,
        secrets=replace(
            secrets,
            tickets=tuple(map(swap, secrets.tickets)),
            offered=tuple(map(swap, secrets.offered)),
            laid_aside=tuple(map(swap, secrets.laid_aside)),
            ticket_deck=tuple(sorted(swap(secrets.ticket_deck), key=list(state.table.board.tickets).index)),
            returned=tuple(replace(card, ticket=swapped.get(card.ticket, card.ticket)) for card in secrets.returned),
        ),
    )


def _cards(pile: Pile) -> list[str]:
    kinds = zip(pile.__struct_fields__, pile.counts(), strict=True)
    return [kind for kind, count in kinds for _ in range(count)]


def _pile_of(cards: Iterable[str | None]) -> TrainCards:
    pile = TrainCards()
    for card in cards:
        pile = pile if card is None else pile.with_one(card)
    return pile

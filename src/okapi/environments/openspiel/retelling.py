"""How a state that looks the same to one seat could have come about: a history for what was dealt again.

The real history is repeated, with other cards where the seat saw only backs: what each of the others drew
blind, and which tickets they were dealt. All that they did stays as it was, so the cards that they paid must
have come in time: those that were needed first are drawn first. Where a deck was used up and made again, that
may not work out; then there is no such history, or none that is found here.
"""

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from random import Random

from okapi.board import TicketId
from okapi.game import (
    LOCOMOTIVE,
    TRAIN_CARDS,
    Action,
    Event,
    GameState,
    KeepTickets,
    RouteClaimed,
    Seat,
    Stage,
    StartingTicketsChosen,
    TicketDealt,
    TicketsKept,
    TrainCard,
    TrainCardDealt,
    TrainCardTaken,
)

Choice = StartingTicketsChosen | TicketsKept


class Untold(Exception):
    """No history was found."""


class Retelling:
    """What the others draw and keep, so that events as one seat saw them lead to a goal. Untold: that is too hard."""

    def __init__(self, events: Sequence[Event], seat: Seat, goal: GameState, random: Random) -> None:
        others = [other for other in range(len(goal.table.players)) if other != seat]
        self._cards = {other: iter(_drawn_blind(events, other, goal, random)) for other in others}
        self._tickets: dict[Seat, Iterator[TicketId]] = {}
        self._kept: dict[Seat, Iterator[tuple[TicketId, ...]]] = {}
        returned = _returned_by_choice(events, goal)
        for other in others:
            offers = list(_offers(events, other, goal, returned))
            self._tickets[other] = iter([ticket for kept, back in offers for ticket in kept + back])
            self._kept[other] = iter([kept for kept, _ in offers])

    def dealt(self, event: Event) -> TrainCard | TicketId | None:
        """What luck brings another seat in place of what it really brought; None: what it brought."""
        try:
            match event:
                case TrainCardDealt(seat=seat) if seat in self._cards:
                    return next(self._cards[seat])
                case TicketDealt(seat=seat) if seat in self._tickets:
                    return next(self._tickets[seat])
        except StopIteration:
            raise Untold from None
        return None

    def decided(self, event: Event) -> Action | None:
        """What another seat decides in place of what it really decided; None: that."""
        if isinstance(event, Choice) and event.seat in self._kept:
            return KeepTickets(next(self._kept[event.seat]))
        return None


def _drawn_blind(events: Sequence[Event], seat: Seat, goal: GameState, random: Random) -> list[TrainCard]:
    """The cards that a seat draws blind, in an order in which it can pay what it paid."""
    count, taken, spent, in_time = 0, Counter[TrainCard](), Counter[TrainCard](), list[TrainCard]()
    for event in events:
        match event:
            case TrainCardDealt(seat=it) if it == seat:
                count += 1
            case TrainCardTaken(seat=it, card=card) if it == seat:
                taken[card] += 1
            case RouteClaimed(seat=it, payment=payment, doubling=doubling) if it == seat:
                spent.update(dict(zip(TRAIN_CARDS, payment.counts(), strict=True)))
                spent[LOCOMOTIVE] += doubling.locomotives if doubling else 0
                for card in TRAIN_CARDS:
                    in_time += [card] * (spent[card] - taken[card] - in_time.count(card))
    hand = goal.secrets.hands[seat]
    rest = [
        card for card in TRAIN_CARDS for _ in range(hand.of(card) + spent[card] - taken[card] - in_time.count(card))
    ]
    if len(in_time) + len(rest) != count:
        raise Untold
    random.shuffle(rest)
    return in_time + rest


def _returned_by_choice(events: Sequence[Event], goal: GameState) -> dict[int, tuple[TicketId, ...]]:
    """Which tickets of the goal each choice put under the deck, by its place among the events."""
    choices = [(place, it) for place, it in enumerate(events) if isinstance(it, Choice)]
    if goal.table.stage is Stage.CHOOSING_TICKETS:  # 2.4: they are laid aside until all have chosen
        return {place: goal.secrets.laid_aside[choice.seat] for place, choice in choices}
    dealt = goal.table.rules.tickets_dealt
    # Those of the start go under the deck in the order of the seats, and later ones as they come.
    choices.sort(key=lambda it: (0, it[1].seat) if isinstance(it[1], StartingTicketsChosen) else (1, it[0]))
    waiting = deque(it.ticket for it in goal.secrets.returned)
    found = {}
    for place, choice in choices:
        count = dealt - len(choice.tickets or ()) if isinstance(choice, StartingTicketsChosen) else len(choice.returned)
        if count > len(waiting):
            raise Untold  # some were dealt again
        found[place] = tuple(waiting.popleft() for _ in range(count))
    if waiting:
        raise Untold
    return found


def _offers(
    events: Sequence[Event], seat: Seat, goal: GameState, returned: dict[int, tuple[TicketId, ...]]
) -> Iterator[tuple[tuple[TicketId, ...], tuple[TicketId, ...]]]:
    """What a seat was offered, one after the other: what it keeps, and what it puts back."""
    left = list(goal.secrets.tickets[seat])
    for place, event in enumerate(events):
        if isinstance(event, Choice) and event.seat == seat:
            count = goal.table.rules.tickets_dealt - len(returned[place])
            if isinstance(event, TicketsKept):
                count = len(event.kept)
            yield tuple(left[:count]), returned[place]
            del left[:count]
    yield goal.secrets.offered[seat], ()

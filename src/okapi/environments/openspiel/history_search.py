"""Other histories that look the same to one seat: what it did not see is dealt again.

All that happened in public stays, and all that the seat itself was dealt. Two things are dealt again:

- Train cards that others drew blind. For each shuffle of the deck it is known which cards these were; of the last
  one they may be in the deck too. A card that somebody paid must have been drawn in time, so such cards are placed
  first, and the rest evenly.
- Tickets that others were dealt. Which of them they kept is drawn at random; those that the seat never saw may be any
  that it never saw. One that it did see is followed on its way, and was kept or returned as the seat saw later.

Nobody is asked why they did what they did, but it must have been possible: nobody passes who could have claimed a
route.
"""

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import NamedTuple

from okapi import game
from okapi.board import TicketId
from okapi.game import (
    LOCOMOTIVE,
    TRAIN_CARDS,
    Deck,
    DeckRebuilt,
    Event,
    GameState,
    RouteClaimed,
    Seat,
    StartingTicketsChosen,
    TicketDealt,
    TicketsKept,
    TrainCard,
    TrainCardDealt,
    TrainCardTaken,
)

RESTARTS = 200  # each begins with the payment that found no card in time
CHOICES_TRIED = 2000  # draws of which tickets were kept; a few are nearly always enough
Choice = StartingTicketsChosen | TicketsKept
Instead = TrainCard | TicketId | tuple[TicketId, ...]  # what is dealt, or kept


class NoHistory(Exception):
    """This attempt found no history."""


class HistorySearch:
    """Looks for other histories of a position. They depend on nothing that the seat has not seen."""

    def __init__(self, start: GameState, events: Sequence[Event], seat: Seat) -> None:
        """Decisions and luck since the start, and the seat to which all histories look the same."""
        self._count, self._seat = len(events), seat
        self._cards = _UnseenCards(start, events, seat)
        self._choices = [(place, it) for place, it in enumerate(events) if isinstance(it, TicketDealt | Choice)]

    def history(self, random: Random) -> list[Instead | None]:
        """What is dealt or kept in place of each event; None: what really was. NoHistory: none is found."""
        found: dict[int, Instead] = dict(self._cards.dealt(random))
        for _ in range(CHOICES_TRIED):
            with suppress(NoHistory):
                found |= _TicketFlow(self._cards.end, self._choices, self._seat, random).names()
                return [found.get(place) for place in range(self._count)]
        raise NoHistory


# Train cards.


class _BlindDraw(NamedTuple):
    """A card that another drew blind."""

    place: int  # among the events
    seat: Seat
    shuffle: int  # of the deck that it came from


class _PaidCard(NamedTuple):
    """A card that another paid, and had drawn blind before."""

    before: int  # this place among the events
    seat: Seat
    kind: TrainCard


class _UnseenCards:
    """Who drew blind when, what had to be paid with it, and which cards there were in each shuffle of the deck."""

    def __init__(self, start: GameState, events: Sequence[Event], seat: Seat) -> None:
        self._draws: list[_BlindDraw] = []
        self._payments: list[_PaidCard] = []
        self._cards: list[Counter[TrainCard]] = []  # by shuffle: what others drew; of the last one, or what is left
        state, own = start, Counter[TrainCard]()
        balances = [Counter[TrainCard]() for _ in start.table.players]  # what was taken in public, less what was paid
        for place, event in enumerate(events):
            match event:
                case TrainCardDealt(seat=it, card=card) if it == seat:
                    assert card is not None
                    own[card] += 1
                case TrainCardDealt(seat=it):
                    self._draws.append(_BlindDraw(place, it, len(self._cards)))
                case TrainCardTaken(seat=it, card=card):
                    balances[it][card] += 1
                case RouteClaimed(seat=it) if it != seat:
                    self._payments += _unseen_payments(place, event, balances[it])
            state = game.evolve(state, event)
            while (follows := game.due(state)) is not None and not isinstance(follows, game.Chance):
                if isinstance(follows, DeckRebuilt) and follows.deck is Deck.TRAIN:
                    self._cards.append(_shuffled(state) - own)
                    own.clear()
                state = game.evolve(state, follows)
        self._cards.append(_shuffled(state) - own)
        self.end = state

    def dealt(self, random: Random) -> Iterator[tuple[int, TrainCard]]:
        """A card for each draw. NoHistory: some payment finds none in time."""
        left = [cards.copy() for cards in self._cards]
        free = list(self._draws)
        for payment, shuffle in self._sources(random):
            able = [it for it in free if (it.seat, it.shuffle) == (payment.seat, shuffle) and it.place < payment.before]
            draw = random.choice(able)
            free.remove(draw)
            left[shuffle][payment.kind] -= 1
            yield draw.place, payment.kind
        for shuffle, cards in enumerate(left):
            rest = list(cards.elements())
            random.shuffle(rest)
            for draw in free:
                if draw.shuffle == shuffle:
                    yield draw.place, rest.pop()

    def _sources(self, random: Random) -> list[tuple[_PaidCard, int]]:
        """From which shuffle each paid card came, those that had to be there first first."""
        payments = list(self._payments)
        for _ in range(RESTARTS):
            found, failed = self._try_sources(payments, random)
            if failed is None:
                return sorted(found, key=lambda it: it[0].before)
            payments.remove(failed)
            payments.insert(0, failed)
        raise NoHistory

    def _try_sources(
        self, payments: Sequence[_PaidCard], random: Random
    ) -> tuple[list[tuple[_PaidCard, int]], _PaidCard | None]:
        """A shuffle for one payment after the other; and the payment that found none, if there is one."""
        found: list[tuple[_PaidCard, int]] = []
        left = [cards.copy() for cards in self._cards]
        for payment in payments:
            weights = [cards[payment.kind] * self._room(payment, shuffle, found) for shuffle, cards in enumerate(left)]
            if not any(weights):
                return found, payment
            (shuffle,) = random.choices(range(len(left)), weights)
            left[shuffle][payment.kind] -= 1
            found.append((payment, shuffle))
        return found, None

    def _room(self, payment: _PaidCard, shuffle: int, found: Sequence[tuple[_PaidCard, int]]) -> int:
        """How many draws of a shuffle are left for a payment; none, if a later one then had too few."""
        places = [it.place for it in self._draws if (it.seat, it.shuffle) == (payment.seat, shuffle)]
        befores = sorted(it.before for it, its in found if (it.seat, its) == (payment.seat, shuffle))
        befores = sorted([*befores, payment.before])
        for number, before in enumerate(befores, start=1):
            if sum(place < before for place in places) < number:
                return 0
        return sum(place < payment.before for place in places) - sum(it <= payment.before for it in befores) + 1


def _unseen_payments(place: int, event: RouteClaimed, balance: Counter[TrainCard]) -> Iterator[_PaidCard]:
    """Cards that were paid, and not taken in public before."""
    balance.subtract(dict(zip(TRAIN_CARDS, event.payment.counts(), strict=True)))
    balance[LOCOMOTIVE] -= event.doubling.locomotives if event.doubling else 0
    for kind in TRAIN_CARDS:
        for _ in range(-min(0, balance[kind])):
            yield _PaidCard(place, event.seat, kind)
        balance[kind] = max(0, balance[kind])


def _shuffled(state: GameState) -> Counter[TrainCard]:
    """What was shuffled into the deck, less what was turned up since."""
    return Counter(dict(zip(TRAIN_CARDS, state.table.shuffled.counts(), strict=True)))


# Tickets.


class _TrackedTicket:
    """A ticket on its way; without a name as long as the seat has not seen it."""

    def __init__(self, name: TicketId | None = None) -> None:
        self.name = name

    def call(self, name: TicketId | None) -> None:
        """NoHistory: it is another."""
        if name is not None and self.name not in (None, name):
            raise NoHistory
        self.name = self.name or name


class _TicketFlow:
    """Where each ticket went that was dealt, with a choice by lot wherever another chose."""

    def __init__(
        self, end: GameState, events: Sequence[tuple[int, TicketDealt | Choice]], seat: Seat, random: Random
    ) -> None:
        table, self._seat, self._random = end.table, seat, random
        self._rules, self._unseen = table.rules, list(table.board.tickets)
        self._in_deck, self._returned = len(table.board.tickets), deque[_TrackedTicket]()
        self._offered: list[list[_TrackedTicket]] = [[] for _ in table.players]
        self._kept: list[list[_TrackedTicket]] = [[] for _ in table.players]
        self._dealt: dict[int, _TrackedTicket] = {}
        self._chosen: dict[int, list[_TrackedTicket]] = {}
        self._follow(events)
        for kept, names in zip(self._kept, table.revealed, strict=False):
            for ticket, name in zip(kept, names, strict=True):
                ticket.call(name)

    def names(self) -> Iterator[tuple[int, Instead]]:
        """What is dealt, and what others keep. NoHistory: a ticket that the seat has seen would be in two places."""
        tickets = list({id(it): it for it in self._dealt.values()}.values())
        seen = [it.name for it in tickets if it.name is not None]
        if len(set(seen)) < len(seen):
            raise NoHistory
        unseen = [name for name in self._unseen if name not in seen]
        self._random.shuffle(unseen)
        for ticket in tickets:
            ticket.name = ticket.name or unseen.pop()
        for place, ticket in self._dealt.items():
            assert ticket.name is not None
            yield place, ticket.name
        for place, kept in self._chosen.items():
            yield place, tuple(it.name for it in kept if it.name is not None)

    def _follow(self, events: Sequence[tuple[int, TicketDealt | Choice]]) -> None:
        have_chosen = sum(isinstance(event, StartingTicketsChosen) for _, event in events)
        aside: dict[Seat, list[_TrackedTicket]] = {}
        for place, event in events:
            match event:
                case TicketDealt():
                    self._deal(place, event)
                case StartingTicketsChosen(seat=seat, tickets=kept):  # how many is known when all have chosen (2.4)
                    count = len(kept or ()) if have_chosen == len(self._kept) else None
                    aside[seat] = self._choose(place, seat, kept or (), count)
                    if len(aside) == len(self._kept):
                        self._returned.extend(ticket for seat in sorted(aside) for ticket in aside[seat])
                case TicketsKept(seat=seat, kept=kept):
                    self._returned.extend(self._choose(place, seat, kept, len(kept)))

    def _deal(self, place: int, event: TicketDealt) -> None:
        """6.1: from the deck, or when that is used up the topmost of those that were put under it."""
        ticket = _TrackedTicket() if self._in_deck else self._returned.popleft()
        self._in_deck = max(0, self._in_deck - 1)
        if event.seat == self._seat:
            ticket.call(event.ticket)
        self._dealt[place] = ticket
        self._offered[event.seat].append(ticket)

    def _choose(
        self, place: int, seat: Seat, kept: Sequence[TicketId | None], count: int | None
    ) -> list[_TrackedTicket]:
        """Those that are not kept. Others keep any that the rules allow, of the number that is known."""
        offered, self._offered[seat] = self._offered[seat], []
        if seat == self._seat:
            keeps = [ticket.name in kept for ticket in offered]
        elif count is not None:
            keeps = [True] * count + [False] * (len(offered) - count)
            self._random.shuffle(keeps)
        else:
            keeps = []
            while sum(keeps) < min(self._rules.starting_tickets_kept, len(offered)):
                keeps = [self._random.random() < 0.5 for _ in offered]
        chosen = [ticket for ticket, keep in zip(offered, keeps, strict=True) if keep]
        self._kept[seat] += chosen
        if seat != self._seat:
            self._chosen[place] = chosen
        return [ticket for ticket, keep in zip(offered, keeps, strict=True) if not keep]

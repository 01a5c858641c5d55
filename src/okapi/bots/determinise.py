"""A full state that one seat could be in, for bots that search.

`determinise` fills in what a view does not show: the other hands, the train deck and the tickets. Every
physical card that the seat cannot place is equally likely to be in each of the places that it can be in:

- The train deck holds cards of its last shuffle only, less those turned up since and those that the seat drew
  itself. The others' hands hold what they were seen to take, and for the rest any unseen card.
- The tickets that the seat put under the deck lie where it put them; all others may be anywhere.

Whatever else a view does not show is guessed with equal chances too: who put another's ticket under the deck, who
drew a card that was paid since, and which tickets a player has kept while others are still choosing (2.4).

One thing is approximate. When another player pays with cards that nobody saw, they may have been drawn before
the last shuffle or after it, and a view does not say. They count as drawn before it, as far as they can be.
Until the deck is rebuilt for the first time, the question does not arise, and the sample is exact.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple, TypeVar

from okapi import game
from okapi.board import Board, TicketId
from okapi.game import GameState, View

from .bot import own_seat

Item = TypeVar("Item")
_Ids = tuple[TicketId, ...]


class _UnseenCard(NamedTuple):
    """A physical train card that the seat cannot place."""

    kind: game.TrainCard
    is_of_last_shuffle: bool


def determinise(view: View, rng: Random) -> GameState:
    """A state that looks like this to the view's seat, drawn at random from all such states."""
    train_deck, hands, drawn = _train_cards(view, rng)
    tickets = _Tickets(view, rng)
    secrets = game.Secrets(
        train_deck=train_deck,
        hands=hands,
        drawn=drawn,
        ticket_deck=tickets.deck,
        returned=tickets.returned,
        tickets=tickets.kept,
        offered=tickets.offered,
        laid_aside=tickets.laid_aside,
    )
    return GameState(view.table, secrets)


# Train cards.


def _train_cards(
    view: View, rng: Random
) -> tuple[game.TrainCards, tuple[game.TrainCards, ...], tuple[game.TrainCards, ...]]:
    """The deck, the hands and what each drew blind from the deck as it was last shuffled."""
    table = view.table
    others = _others(view)
    unseen = unseen_train_cards(view)
    shuffled = table.shuffled - view.drawn
    tokens = [
        _UnseenCard(kind, is_of_last_shuffle)
        for kind in game.TRAIN_CARDS
        for is_of_last_shuffle in _origins(unseen.of(kind), shuffled.of(kind))
    ]
    of_last_shuffle = _shuffled([token for token in tokens if token.is_of_last_shuffle], rng)
    deck = of_last_shuffle[: table.train_deck]
    hidden = _shuffled([*of_last_shuffle[table.train_deck :], *(it for it in tokens if not it.is_of_last_shuffle)], rng)
    hands, drawn = [], []
    for seat, player in enumerate(table.players):
        if seat == view.seat:
            hands.append(view.hand)
            drawn.append(view.drawn)
            continue
        own = [hidden.pop() for _ in range(player.cards - player.shown.total())]
        hands.append(player.shown + _pile(token.kind for token in own))
        drawn.append(_pile(token.kind for token in own if token.is_of_last_shuffle))
    for kind in game.TRAIN_CARDS:
        for _ in range(max(0, shuffled.of(kind) - unseen.of(kind))):  # drawn by someone, and paid since
            seat = rng.choice(others)
            drawn[seat] = drawn[seat].with_one(kind)
    return _pile(token.kind for token in deck), tuple(hands), tuple(drawn)


def unseen_train_cards(view: View) -> game.TrainCards:
    """The cards that are in the deck or in others' hands, and that the seat did not see being taken."""
    table = view.table
    seen = view.hand + table.train_discard + _pile(card for card in table.display if card is not None)
    for seat in _others(view):
        seen += table.players[seat].shown
    return _whole_deck(table.board, len(table.players), table.rules) - seen


@lru_cache(maxsize=32)
def _whole_deck(board: Board, players: int, rules: game.Rules) -> game.TrainCards:
    return game.new_game(board, players, rules).secrets.train_deck


def _origins(unseen: int, shuffled: int) -> list[bool]:
    """Which of these unseen cards of a kind belong to the last shuffle: as many as can."""
    new = min(unseen, shuffled)
    return [True] * new + [False] * (unseen - new)


# Tickets.


class _Tickets:
    """Where the tickets are: those the seat knows in their places, the others dealt out at random."""

    def __init__(self, view: View, rng: Random) -> None:
        table = view.table
        known = {*view.tickets, *view.offered, *(it for it in view.returned if it is not None)}
        for revealed in table.revealed:
            known.update(revealed)
        self._rng = rng
        self._unknown = _shuffled([ticket for ticket in table.board.tickets if ticket not in known], rng)
        seats = [self._tickets_of(view, seat) for seat in range(len(table.players))]
        self.kept, self.offered, self.laid_aside = zip(*seats, strict=True)
        others = _others(view)
        self.returned = tuple(
            game.Returned(self._unknown.pop(), rng.choice(others))
            if ticket is None
            else game.Returned(ticket, own_seat(view))
            for ticket in view.returned
        )
        left = set(self._unknown)
        self.deck = tuple(ticket for ticket in table.board.tickets if ticket in left)

    def _tickets_of(self, view: View, seat: game.Seat) -> tuple[_Ids, _Ids, _Ids]:
        """What one seat has kept, has on offer, and has laid aside."""
        table = view.table
        has_chosen = table.stage is game.Stage.CHOOSING_TICKETS and not table.players[seat].is_choosing
        if seat == view.seat:
            aside = self._deal(table.rules.tickets_dealt - len(view.tickets)) if has_chosen else ()
            return view.tickets, view.offered, aside
        if table.revealed:
            return table.revealed[seat], (), ()
        if has_chosen:
            kept, aside = self._chosen_in_secret(table)
            return kept, (), aside
        return self._deal(table.players[seat].tickets), self._deal(_offered_to(view, seat)), ()

    def _chosen_in_secret(self, table: game.Table) -> tuple[_Ids, _Ids]:
        """2.4: any choice that the rules allow, each as likely as the others."""
        dealt = self._deal(table.rules.tickets_dealt)
        needed = min(table.rules.starting_tickets_kept, len(dealt))
        while True:
            keeps = [self._rng.random() < 0.5 for _ in dealt]
            if sum(keeps) >= needed:
                break
        own = tuple(ticket for ticket, keep in zip(dealt, keeps, strict=True) if keep)
        return own, tuple(ticket for ticket, keep in zip(dealt, keeps, strict=True) if not keep)

    def _deal(self, count: int) -> _Ids:
        return tuple(self._unknown.pop() for _ in range(count))


def _offered_to(view: View, seat: game.Seat) -> int:
    """How many tickets another seat has to choose from: those that are nowhere else."""
    table = view.table
    if table.players[seat].is_choosing:
        return table.rules.tickets_dealt
    if seat != table.turn or table.stage not in (game.Stage.KEEPING_TICKETS, game.Stage.TICKETS_DUE):
        return 0
    return len(table.board.tickets) - table.ticket_deck - sum(player.tickets for player in table.players)


# What both share.


def _others(view: View) -> list[game.Seat]:
    return [seat for seat in range(len(view.table.players)) if seat != view.seat]


def _pile(kinds: Iterable[game.TrainCard]) -> game.TrainCards:
    return game.TrainCards(**Counter[str](kinds))


def _shuffled(items: Sequence[Item], rng: Random) -> list[Item]:
    shuffled = list(items)
    rng.shuffle(shuffled)
    return shuffled

"""From the referee's game to a row and back. Nothing is lost but the order in which routes were claimed."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from okapi import game
from okapi.board import Board, RouteId, TicketId

from . import layout as at
from .limits import Limit, require_within
from .tables import colour_of, mask_of, price_list, tables_for

Row = NDArray[np.uint64]
Kind = TypeVar("Kind")

STAGES = (
    game.Stage.CHOOSING_TICKETS,
    game.Stage.TURN,
    game.Stage.DRAWING,
    game.Stage.KEEPING_TICKETS,
    game.Stage.GAME_OVER,
)
ENDS = (None, game.EndReason.LAST_ROUND_OVER, game.EndReason.ALL_PASSED)


class NotSettled(ValueError):
    """A state that waits for the dealer; a row is always a player's to decide on, or over."""


# To a row.


def row_of(state: game.GameState, *, luck: int = 0, choices: int = 0) -> Row:
    """The game as a row, whose luck continues from these numbers.

    NotSettled: the dealer has not answered yet. BeyondLimits: the board or the rules are too large for a row.
    """
    table, secrets = state.table, state.secrets
    require_within(Limit.PLAYERS, len(table.players))
    tables_for(table.board, table.rules)  # raises where a limit is exceeded
    if table.stage not in STAGES or table.turn is None:
        raise NotSettled(f"a game at the stage {table.stage} waits for the dealer: settle it first")
    words = [0] * at.row_words(len(table.players))
    words[at.LUCK], words[at.CHOICES] = luck % 2**64, choices % 2**64
    _write_flow(words, table)
    _write_decks(words, table, secrets)
    _write_tickets(words, table, secrets)
    most = [max(counts) for counts in zip(*(it.terrain.counts() for it in table.players), strict=True)]
    words[at.COUNTS] |= _bytes(dict(enumerate(most, at.MAX_TERRAIN)))
    for seat in range(len(table.players)):
        _write_seat(words, state, seat)
    return np.array(words, np.uint64)


def _write_flow(words: list[int], table: game.Table) -> None:
    choosing = sum(1 << seat for seat, player in enumerate(table.players) if player.is_choosing)
    assert table.turn is not None
    values = {
        at.STAGE: STAGES.index(table.stage),
        at.TURN: table.turn,
        at.DRAWS: table.draws,
        at.PASSES: table.passes,
        at.TURNS_LEFT: table.turns_left or 0,
        at.END: ENDS.index(table.end),
        at.CHOOSING: choosing,
        at.PLAYERS: len(table.players),
    }
    words[at.FLOW] = _bytes(values)


def _write_decks(words: list[int], table: game.Table, secrets: game.Secrets) -> None:
    _write_pile(words, at.TRAIN_DECK, secrets.train_deck.counts())
    _write_pile(words, at.TRAIN_DISCARD, table.train_discard.counts())
    _write_pile(words, at.SHUFFLED, table.shuffled.counts())
    words[at.COUNTS] |= _bytes(
        {
            at.IN_DECK: secrets.train_deck.locomotive,
            at.IN_DISCARD: table.train_discard.locomotive,
            at.IN_SHUFFLED: table.shuffled.locomotive,
        }
    )
    _write_pile(words, at.DISPLAY, _slots(table.display, game.TRAIN_CARDS))
    _write_pile(words, at.TERRAIN_DISPLAY, _slots(table.terrain_display, game.TERRAINS))
    both = (*table.terrain_deck.counts(), *table.terrain_discard.counts())
    words[at.TERRAIN_CARDS] = _bytes(dict(enumerate(both)))


def _write_tickets(words: list[int], table: game.Table, secrets: game.Secrets) -> None:
    number = _numbers(table.board).tickets
    words[at.TICKET_DECK] = mask_of(number[ticket] for ticket in secrets.ticket_deck)
    kept = [ticket for tickets in secrets.tickets for ticket in tickets]
    words[at.COUNTS] |= _bytes({at.RETURNED_COUNT: len(secrets.returned), at.KEPT_COUNT: len(kept)})
    places = {place: number[ticket] for place, ticket in enumerate(kept)}
    places |= {at.LIST_END - place: number[it.ticket] for place, it in enumerate(secrets.returned)}
    for place, ticket in places.items():
        words[at.TICKET_LIST + place // 8] |= ticket << (8 * (place % 8))


def _write_seat(words: list[int], state: game.GameState, seat: int) -> None:
    table, secrets, player = state.table, state.secrets, state.table.players[seat]
    numbers, block = _numbers(table.board), at.SEATS + seat * at.SEAT_WORDS
    _write_pile(words, 2 * block + at.HAND, secrets.hands[seat].counts())
    _write_pile(words, 2 * block + at.SHOWN, player.shown.counts())
    _write_pile(words, 2 * block + at.DRAWN, secrets.drawn[seat].counts())
    words[block + at.HOLDINGS] = _bytes(dict(enumerate(player.terrain.counts()))) | _bytes(
        {
            at.HAND_LOCOMOTIVES: secrets.hands[seat].locomotive,
            at.SHOWN_LOCOMOTIVES: player.shown.locomotive,
            at.DRAWN_LOCOMOTIVES: secrets.drawn[seat].locomotive,
            at.TRAINS: player.trains,
        }
    )
    words[at.SCORES] |= player.score << (at.SCORE_BITS * seat)
    still_open = game.open_routes(table, seat)
    _write_routes(words, block + at.OPEN, (numbers.routes[route.id] for route in still_open))
    _write_routes(words, block + at.OWNED, (numbers.routes[route] for route in table.routes_of(seat)))
    doubled = (numbers.routes[it] for it in table.routes_of(seat) if table.claims[it].doubled)
    _write_routes(words, at.DOUBLED, doubled)
    words[block + at.TICKETS] = mask_of(numbers.tickets[ticket] for ticket in secrets.tickets[seat])
    words[block + at.PUT_BACK] = mask_of(numbers.tickets[it.ticket] for it in secrets.returned if it.by == seat)
    before = [numbers.tickets[ticket] for ticket in secrets.offered[seat] or secrets.laid_aside[seat]]
    words[block + at.OFFERED] = _bytes(dict(enumerate(before + [at.NO_TICKET] * (8 - len(before)))))
    groups = Counter(numbers.groups[route.id] for route in still_open)
    for colour in range(at.GREY + 1):
        counts = [groups[colour, price] for price in range(8)]
        _write_pile(words, 2 * block + at.OPEN_COUNTS + colour, counts)


class _Numbers(NamedTuple):
    """The numbers that the board's routes and tickets have in a row."""

    routes: Mapping[RouteId, int]
    tickets: Mapping[TicketId, int]
    groups: Mapping[RouteId, tuple[int, int]]  # colour and price


@lru_cache(maxsize=32)
def _numbers(board: Board) -> _Numbers:
    prices = price_list(board)
    return _Numbers(
        {route: number for number, route in enumerate(board.routes)},
        {ticket: number for number, ticket in enumerate(board.tickets)},
        {it.id: (colour_of(it), prices.index((it.length, it.locomotives))) for it in board.routes.values()},
    )


def _bytes(values: Mapping[int, int]) -> int:
    return sum(value << (8 * place) for place, value in values.items())


def _write_pile(words: list[int], which: int, counts: Sequence[int]) -> None:
    """Into a half of a word: a count for each colour, price or slot; locomotives are counted elsewhere."""
    words[which // 2] |= _bytes(dict(enumerate(counts[:8]))) << (4 * (which % 2))


def _slots(cards: Sequence[Kind | None], kinds: Sequence[Kind]) -> list[int]:
    slots = [at.NO_CARD if card is None else kinds.index(card) for card in cards]
    return slots + [at.NO_SLOT] * (8 - len(slots))


def _members(mask: int) -> Iterator[int]:
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def _write_routes(words: list[int], where: int, routes: Iterable[int]) -> None:
    mask = mask_of(routes)
    words[where] |= mask % 2**64
    words[where + 1] |= mask >> 64


# From a view.


def row_of_view(view: game.View) -> Row:
    """A row with all that the view shows. The rest are placeholders, of which only the number is right.

    `deal_unseen` replaces them with what could be there.
    """
    if view.seat is None:
        raise ValueError("a spectator has no seat to play from; take the view of a seat")
    seats = range(len(view.table.players))
    unknown = _Placeholders(view)
    secrets = game.Secrets(
        train_deck=game.TrainCards(locomotive=view.table.train_deck),
        hands=tuple(
            view.hand if it == view.seat else game.TrainCards(locomotive=view.table.players[it].cards) for it in seats
        ),
        drawn=tuple(view.drawn if it == view.seat else game.TrainCards() for it in seats),
        tickets=view.table.revealed or tuple(unknown.kept(it) for it in seats),
        offered=tuple(unknown.offered(it) for it in seats),
        laid_aside=tuple(() for _ in seats),
        returned=tuple(unknown.returned()),
        ticket_deck=unknown.left(),
    )
    return row_of(game.GameState(view.table, secrets))


class _Placeholders:
    """Tickets that the seat cannot place, handed out in any order."""

    def __init__(self, view: game.View) -> None:
        known = {*view.tickets, *view.offered, *view.returned}.union(*view.table.revealed)
        self._view = view
        self._unknown = [ticket for ticket in view.table.board.tickets if ticket not in known]

    def kept(self, seat: game.Seat) -> tuple[TicketId, ...]:
        """Until everyone has chosen their starting tickets, a table does not say how many anyone kept (2.4)."""
        return self._view.tickets if seat == self._view.seat else self._some(self._view.table.players[seat].tickets)

    def offered(self, seat: game.Seat) -> tuple[TicketId, ...]:
        """Tickets on offer are those that are nowhere else (6.1)."""
        view, table = self._view, self._view.table
        if seat == view.seat:
            return view.offered
        if table.stage is not game.Stage.KEEPING_TICKETS or seat != table.turn:
            return ()
        held = sum(player.tickets for player in table.players)
        return self._some(len(table.board.tickets) - table.ticket_deck - held)

    def returned(self) -> Iterator[game.Returned]:
        """Those under the deck; for those of others, it is not known who put them there."""
        view = self._view
        another = next(seat for seat in range(len(view.table.players)) if seat != view.seat)
        for ticket in view.returned:
            assert view.seat is not None
            yield game.Returned(self._unknown.pop(), another) if ticket is None else game.Returned(ticket, view.seat)

    def left(self) -> tuple[TicketId, ...]:
        return tuple(self._unknown)

    def _some(self, count: int) -> tuple[TicketId, ...]:
        return tuple(self._unknown.pop() for _ in range(count))


# From a row.


def state_of(row: Row, board: Board, rules: game.Rules) -> game.GameState:
    """The game that a row holds; its claims come in the order of the board."""
    return _Reader(row, board, rules).state()


class _Reader:
    def __init__(self, row: Row, board: Board, rules: game.Rules) -> None:
        self.words = [int(word) for word in row]
        self.board = board
        self.rules = rules
        self.players = self._byte(at.FLOW, at.PLAYERS)
        self.stage = STAGES[self._byte(at.FLOW, at.STAGE)]
        self.routes = list(board.routes)
        self.tickets = list(board.tickets)
        kept = self._listed(range(self._byte(at.COUNTS, at.KEPT_COUNT)))
        owner = self._seat_of_tickets(at.TICKETS)
        self.kept = tuple(tuple(it for it in kept if owner[it] == seat) for seat in range(self.players))

    def state(self) -> game.GameState:
        terrain = self.words[at.TERRAIN_CARDS]
        returned = self._returned()
        ticket_deck = self._tickets(at.TICKET_DECK)
        train_deck = self._train_cards(at.TRAIN_DECK, at.COUNTS, at.IN_DECK)
        turns_left = self._byte(at.FLOW, at.TURNS_LEFT)
        table = game.Table(
            board=self.board,
            rules=self.rules,
            players=tuple(map(self._player, range(self.players))),
            train_deck=train_deck.total(),
            shuffled=self._train_cards(at.SHUFFLED, at.COUNTS, at.IN_SHUFFLED),
            terrain_deck=self._terrain_cards(terrain),
            ticket_deck=len(ticket_deck) + len(returned),
            display=self._display(at.DISPLAY, game.TRAIN_CARDS),
            terrain_display=self._display(at.TERRAIN_DISPLAY, game.TERRAINS),
            train_discard=self._train_cards(at.TRAIN_DISCARD, at.COUNTS, at.IN_DISCARD),
            terrain_discard=self._terrain_cards(terrain >> 24),
            claims=self._claims(),
            stage=self.stage,
            turn=self._byte(at.FLOW, at.TURN),
            draws=self._byte(at.FLOW, at.DRAWS),
            passes=self._byte(at.FLOW, at.PASSES),
            turns_left=turns_left or None,
            end=ENDS[self._byte(at.FLOW, at.END)],
            revealed=self.kept if self.stage is game.Stage.GAME_OVER else (),
        )
        before = tuple(self._before(seat) for seat in range(self.players))
        secrets = game.Secrets(
            train_deck=train_deck,
            hands=self._piles(at.HAND, at.HAND_LOCOMOTIVES),
            drawn=self._piles(at.DRAWN, at.DRAWN_LOCOMOTIVES),
            ticket_deck=ticket_deck,
            returned=returned,
            tickets=self.kept,
            offered=tuple(() if self._has_chosen(it) else before[it] for it in range(self.players)),
            laid_aside=tuple(before[it] if self._has_chosen(it) else () for it in range(self.players)),
        )
        return game.GameState(table, secrets)

    def _player(self, seat: int) -> game.Player:
        block = self._seat(seat)
        settled = self.stage is not game.Stage.CHOOSING_TICKETS
        return game.Player(
            trains=self._byte(block + at.HOLDINGS, at.TRAINS),
            score=(self.words[at.SCORES] >> (at.SCORE_BITS * seat)) & ((1 << at.SCORE_BITS) - 1),
            cards=self._train_cards(2 * block + at.HAND, block + at.HOLDINGS, at.HAND_LOCOMOTIVES).total(),
            shown=self._train_cards(2 * block + at.SHOWN, block + at.HOLDINGS, at.SHOWN_LOCOMOTIVES),
            terrain=self._terrain_cards(self.words[block + at.HOLDINGS]),
            tickets=len(self.kept[seat]) if settled else 0,
            is_choosing=not settled and not self._has_chosen(seat),
        )

    def _has_chosen(self, seat: int) -> bool:
        choosing = self._byte(at.FLOW, at.CHOOSING)
        return self.stage is game.Stage.CHOOSING_TICKETS and not choosing >> seat & 1

    def _claims(self) -> dict[RouteId, game.Claim]:
        claims = {}
        doubled = self._routes(at.DOUBLED)
        for seat in range(self.players):
            for route in self._routes(self._seat(seat) + at.OWNED):
                claims[route] = game.Claim(seat, route in doubled)
        return {route: claims[route] for route in self.routes if route in claims}

    def _returned(self) -> tuple[game.Returned, ...]:
        count, by = self._byte(at.COUNTS, at.RETURNED_COUNT), self._seat_of_tickets(at.PUT_BACK)
        tickets = self._listed(at.LIST_END - place for place in range(count))
        return tuple(game.Returned(ticket, by[ticket]) for ticket in tickets)

    def _seat_of_tickets(self, which: int) -> dict[TicketId, game.Seat]:
        seats = range(self.players)
        return {ticket: seat for seat in seats for ticket in self._tickets(self._seat(seat) + which)}

    def _before(self, seat: int) -> tuple[TicketId, ...]:
        numbers = [self._byte(self._seat(seat) + at.OFFERED, place) for place in range(8)]
        return tuple(self.tickets[number] for number in numbers if number != at.NO_TICKET)

    def _piles(self, which: int, locomotives: int) -> tuple[game.TrainCards, ...]:
        blocks = map(self._seat, range(self.players))
        return tuple(self._train_cards(2 * block + which, block + at.HOLDINGS, locomotives) for block in blocks)

    def _train_cards(self, pile: int, locomotives: int, byte: int) -> game.TrainCards:
        return game.TrainCards(*self._pile(pile), self._byte(locomotives, byte))  # type: ignore[call-arg]

    def _terrain_cards(self, pile: int) -> game.TerrainCards:
        return game.TerrainCards(*((pile >> 8 * kind) & 255 for kind in range(len(game.TERRAINS))))

    def _display(self, where: int, kinds: Sequence[Kind]) -> tuple[Kind | None, ...]:
        slots = self._pile(where)
        return tuple(None if it == at.NO_CARD else kinds[it] for it in slots if it != at.NO_SLOT)

    def _routes(self, where: int) -> list[RouteId]:
        return [self.routes[number] for number in _members(self.words[where] | self.words[where + 1] << 64)]

    def _tickets(self, where: int) -> tuple[TicketId, ...]:
        return tuple(self.tickets[number] for number in _members(self.words[where]))

    def _listed(self, places: Iterable[int]) -> list[TicketId]:
        return [self.tickets[self._byte(at.TICKET_LIST + place // 8, place % 8)] for place in places]

    def _seat(self, seat: int) -> int:
        return at.SEATS + seat * at.SEAT_WORDS

    def _pile(self, which: int) -> list[int]:
        return [(self.words[which // 2] >> (8 * place + 4 * (which % 2))) & 15 for place in range(8)]

    def _byte(self, where: int, index: int) -> int:
        return (self.words[where] >> (8 * index)) & 255

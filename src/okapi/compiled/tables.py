"""What compiled functions look up: a board and its rules as one row of words.

Everything here is derived from `Board`, `Rules` and the rules' own functions in `okapi.game`; no number of
the rules stands in this package.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, combinations

import numpy as np
from numpy.typing import NDArray

from okapi import game
from okapi.board import Board, Colour, PlaceId, Route
from okapi.numbering import ClaimCode, numbering_of

from . import layout as at
from .limits import Limit, check_limits, require_within

Tables = NDArray[np.uint64]

LANES = 4  # of sixteen bits in a word; two words hold a number for each price


@lru_cache(maxsize=32)
def tables_for(board: Board, rules: game.Rules) -> Tables:
    """The tables of a board with these rules. BeyondLimits: it is too large for a row."""
    check_limits(board, rules)
    return _Tables(board, rules).made()


class _Tables:
    def __init__(self, board: Board, rules: game.Rules) -> None:
        self.board = board
        self.rules = rules
        self.routes = list(board.routes.values())
        self.prices = price_list(board)
        self.costs = [game.terrain_cost(rules, length) for length, _ in self.prices]
        self.longest = max(route.length for route in self.routes)
        self.numbering = numbering_of(board, rules)
        self.route_number = {route.id: index for index, route in enumerate(self.routes)}
        self.place_number = {place: index for index, place in enumerate(board.places)}

    def made(self) -> Tables:
        patterns = self._patterns()
        payments = self._payment_counts(patterns)
        codes = np.array([self._claim_code(code) for code in self.numbering.claims], np.uint64)
        sections = {
            at.PATTERNS: at.PAYMENT_COUNTS + payments.size,
            at.CLAIM_CODES: at.PAYMENT_COUNTS + payments.size + patterns.size,
        }
        words = np.zeros(sections[at.CLAIM_CODES] + codes.size, np.uint64)
        small = (self._numbers(), self._lists(), self._bundles(), self._choices(), self._first_numbers())
        for place, value in (*sections.items(), *chain(*small)):
            words[place] = value
        words[at.PAYMENT_COUNTS :] = np.concatenate([payments, patterns.reshape(-1), codes])
        words.flags.writeable = False
        return words

    def _numbers(self) -> Iterator[tuple[int, int]]:
        rules = self.rules
        yield at.OPEN_TRAIN_CARDS, rules.open_train_cards
        yield at.OPEN_TERRAIN_CARDS, rules.open_terrain_cards
        yield at.TRAIN_CARDS_DEALT, rules.train_cards_dealt
        yield at.TERRAIN_CARDS_DEALT, rules.terrain_cards_dealt
        yield at.TICKETS_DEALT, rules.tickets_dealt
        yield at.STARTING_TICKETS_KEPT, rules.starting_tickets_kept
        yield at.TICKETS_DRAWN, rules.tickets_drawn
        yield at.DRAWN_TICKETS_KEPT, rules.drawn_tickets_kept
        yield at.DRAWS_A_TURN, rules.draws
        yield at.LOCOMOTIVES_SWEPT, rules.locomotives_swept
        yield at.OTHERS_NEEDED_TO_SWEEP, max(0, rules.open_train_cards - rules.locomotives_swept + 1)
        yield at.PLAYERS_SHARING_DOUBLES, rules.players_sharing_doubles
        yield at.LAST_TRAINS, rules.trains_that_end_the_game
        yield at.GLOBETROTTER, rules.globetrotter
        yield at.STARTING_TRAINS, rules.trains
        yield at.WHOLE_DECK, _bytes([rules.cards_of_each_colour] * len(game.COLOURS))
        yield at.WHOLE_DECK_LOCOMOTIVES, rules.locomotives
        yield at.WHOLE_TERRAIN_DECK, _bytes([rules.cards_of_each_terrain] * len(game.TERRAINS))
        yield at.EMPTY_DISPLAY, _slots(rules.open_train_cards)
        yield at.EMPTY_TERRAIN_DISPLAY, _slots(rules.open_terrain_cards)
        yield at.DEAD_ENDS, self._places(place for place in self.board.places if self.board.is_dead_end(place))
        yield at.LONGEST_ROUTE, self.longest
        yield at.PRICE_COUNT, len(self.prices)
        yield (
            at.TERRAIN_OF_COLOURS,
            _bytes([game.TERRAINS.index(game.TERRAIN_OF[Colour(it.value)]) for it in game.COLOURS]),
        )
        # The table of payments: no more terrain cards matter than the highest cost, and no more missing ones
        # than there are locomotives; two words for each hand.
        hands, missing, own = 2 * (self.longest + 2), rules.locomotives + 2, max(self.costs) + 1
        yield at.MAX_OWN, own - 1
        yield at.MAX_MISSING, missing - 1
        yield at.MISSING_STRIDE, hands
        yield at.OWN_STRIDE, hands * missing
        yield at.LOCOMOTIVE_STRIDE, hands * missing * own
        yield at.ALL_LOCOMOTIVES, hands - 2
        yield at.ACTION_COUNT, len(self.numbering)
        yield at.FIRST_CHOICE, self.numbering.first_choice - (not self.numbering.may_keep_none)
        yield at.FIRST_CLAIM, self.numbering.first_claim

    def _lists(self) -> Iterator[tuple[int, int]]:
        for index, (length, ferry) in enumerate(self.prices):
            yield at.PRICES + index, _bytes([length, ferry, self.costs[index]])
        for index, route in enumerate(self.routes):
            twin = at.NO_TWIN if route.twin is None else self.route_number[route.twin]
            terrain = game.TERRAINS.index(game.TERRAIN_OF[route.colour])
            colour, price = colour_of(route), self.prices.index((route.length, route.locomotives))
            points = self.rules.route_points[route.length] << at.POINTS_SHIFT
            fields = [route.length, route.locomotives, colour, price, terrain, twin]
            yield at.ROUTES + index, points | _bytes(fields)
            yield at.ROUTE_ENDS + index, self._places(route.between)
        yield from ticket_words(self.board)
        for trains in range(self.longest + 1):
            within = [0xFFFF * (length <= trains) for length, _ in self.prices]
            yield from zip((at.REACH + 2 * trains, at.REACH + 2 * trains + 1), _lanes(within), strict=True)
        for half, mask in enumerate(_halves(mask_of(range(len(self.routes))))):
            yield at.ALL_ROUTES + half, mask
        for colour, name in enumerate((*(Colour(it.value) for it in game.COLOURS), Colour.GREY)):
            place = at.COLOURS_OF_TERRAINS + game.TERRAINS.index(game.TERRAIN_OF[name]) * (at.GREY + 1) + colour
            yield place, 2**64 - 1
            counts = [
                sum(colour_of(it) == colour and (it.length, it.locomotives) == price for it in self.routes)
                for price in self.prices
            ]
            yield at.ALL_COUNTS + colour, _bytes(counts)

    def _bundles(self) -> Iterator[tuple[int, int]]:
        """5.2: the routes that each card can pay for, by price and terrain, as the referee bundles them."""
        for card in range(len(game.TRAIN_CARDS)):
            for price, cost in enumerate(self.prices):
                for kind, terrain in enumerate(game.TERRAINS):
                    routes = mask_of(
                        index
                        for index, route in enumerate(self.routes)
                        if (route.length, route.locomotives) == cost
                        and game.TERRAIN_OF[route.colour] is terrain
                        and _pays_for(card, route)
                    )
                    place = at.BUNDLES + 2 * ((card * at.MAX_PRICES + price) * len(game.TERRAINS) + kind)
                    yield from zip((place, place + 1), _halves(routes), strict=True)
        for colour in range(at.ANY_COLOUR + 1):
            for longest in range(at.LENGTHS):
                routes = mask_of(
                    index
                    for index, route in enumerate(self.routes)
                    if route.length <= longest and colour in (colour_of(route), at.ANY_COLOUR)
                )
                place = at.UP_TO + 2 * (colour * at.LENGTHS + longest)
                yield from zip((place, place + 1), _halves(routes), strict=True)

    def _choices(self) -> Iterator[tuple[int, int]]:
        """2.4, 6.1: the choices among tickets on offer, those that keep fewer first."""
        for offered in range(at.OFFERS + 1):
            kept = [it for size in range(offered + 1) for it in combinations(range(offered), size)]
            for index, tickets in enumerate(kept):
                yield at.SUBSETS + (1 << offered) + index, mask_of(tickets)
            for fewest in range(at.OFFERS + 1):
                place = at.SMALLER_SUBSETS + offered * (at.OFFERS + 1) + fewest
                yield place, sum(len(it) < fewest for it in kept)

    def _patterns(self) -> Tables:
        """5.2, 5.3, 5.7–5.9: the payments for a route of each price, doubled or not, as a mask.

        The bits are numbered as claims of one route and card are (`okapi.numbering`). The axes are the
        locomotives in hand, own terrain cards, those missing, the cards of the payment's colour in hand (the
        locomotive card comes last, and 0 means that there is no card to pay with), and the price.
        """
        locomotives, most_cost = self.rules.locomotives, max(self.costs)
        shape = (locomotives + 1, most_cost + 1, locomotives + 2, self.longest + 2, len(self.prices))
        patterns = np.zeros((*shape[:-1], at.MAX_PRICES), np.uint64)
        for price, ((length, ferry), cost) in enumerate(zip(self.prices, self.costs, strict=True)):
            doublings = self._doublings(cost, shape)
            for hand in range(1, self.longest + 2):
                is_locomotive = hand == self.longest + 1
                of_colour, fewest = (0, length) if is_locomotive else (hand, ferry)
                for have in range(1 if is_locomotive else 0, locomotives + 1):
                    for paid in game.locomotives_in_payment(of_colour, have, length, ferry):
                        shift = np.uint64((paid - fewest) * (cost + 2))
                        patterns[have, :, :, hand, price] |= doublings[have - paid] << shift
        return patterns

    def _doublings(self, cost: int, shape: tuple[int, ...]) -> Tables:
        """The plain payment and the doubled ones, by locomotives left, own terrain cards and missing ones."""
        payments = np.ones(shape[:3], np.uint64)
        for left, own, lack in np.ndindex(shape[:3]):
            for wild in game.wild_locomotives(own, own + lack, cost, left):
                payments[left, own, lack] |= np.uint64(1 << (1 + max(0, cost - wild)))
        return payments

    def _payment_counts(self, patterns: Tables) -> Tables:
        """How many payments there are, in lanes."""
        payments = np.bitwise_count(patterns).astype(np.uint64)
        self._check_claims(int(payments.max()))
        lanes = np.zeros((*payments.shape[:-1], 2), np.uint64)
        for price in range(len(self.prices)):
            lanes[..., price % 2] |= payments[..., price] << np.uint64(_lane_shift(price))
        return lanes.reshape(-1)

    def _first_numbers(self) -> Iterator[tuple[int, int]]:
        for index, code in reversed(list(enumerate(self.numbering.claims, self.numbering.first_claim))):
            place = self.route_number[code.route] * len(game.TRAIN_CARDS) + game.TRAIN_CARDS.index(code.card)
            yield at.FIRST_NUMBERS + place, index

    def _claim_code(self, code: ClaimCode) -> int:
        """Bytes: route, card, locomotives in the payment, terrain cards laid down plus one."""
        doubled = 0 if code.terrain is None else code.terrain + 1
        return _bytes([self.route_number[code.route], game.TRAIN_CARDS.index(code.card), code.locomotives, doubled])

    def _check_claims(self, payments: int) -> None:
        """A lane must hold the claims of all routes of one colour, in any colour of cards."""
        most_routes = max(sum(colour_of(it) == colour for it in self.routes) for colour in range(at.GREY + 1))
        require_within(Limit.CLAIMS, payments * most_routes * len(game.TRAIN_CARDS))

    def _places(self, places: Iterable[PlaceId]) -> int:
        return mask_of(self.place_number[place] for place in places)


def ticket_words(board: Board) -> Iterator[tuple[int, int]]:
    """What the tables say about tickets, and where: nothing else in them depends on the deck."""
    numbers = {place: index for index, place in enumerate(board.places)}
    yield at.ALL_TICKETS, mask_of(range(len(board.tickets)))
    for index, ticket in enumerate(board.tickets.values()):
        one, other = (mask_of(numbers[place] for place in board.ends(end)) for end in ticket.between)
        yield at.TICKET_FROM + index, one
        yield at.TICKET_TO + index, other
        yield at.TICKET_POINTS + index, ticket.points


def price_list(board: Board) -> list[tuple[int, int]]:
    """What routes cost: length and ferry locomotives, the cheapest first."""
    return sorted({(route.length, route.locomotives) for route in board.routes.values()})


def colour_of(route: Route) -> int:
    """The number of a route's colour: that of the card, or GREY."""
    return at.GREY if route.colour is Colour.GREY else game.COLOURS.index(game.TrainCard(route.colour.value))


def _pays_for(card: int, route: Route) -> bool:
    """5.2."""
    return card == game.TRAIN_CARDS.index(game.TrainCard.LOCOMOTIVE) or colour_of(route) in (card, at.GREY)


def mask_of(members: Iterable[int]) -> int:
    return sum(1 << member for member in members)


def _halves(mask: int) -> tuple[int, int]:
    return mask % 2**64, mask >> 64


def _bytes(values: list[int]) -> int:
    return sum(value << 8 * place for place, value in enumerate(values))


def _slots(count: int) -> int:
    return _bytes([at.NO_CARD] * count + [at.NO_SLOT] * (8 - count))


def _lane_shift(price: int) -> int:
    """Lanes run backwards: see `claiming`, where they are multiplied by counts that run forwards."""
    return 16 * (LANES - 1 - price // 2)


def _lanes(values: list[int]) -> tuple[int, int]:
    even = sum(value << _lane_shift(price) for price, value in enumerate(values) if price % 2 == 0)
    return even, sum(value << _lane_shift(price) for price, value in enumerate(values) if price % 2)

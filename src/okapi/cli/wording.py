"""The names of things at one table, in words: players, cards, routes, tickets, refusals."""

from collections.abc import Sequence

from msgspec.structs import replace
from rich.text import Text

from okapi.board import Board, Colour, PlaceId, Route, RouteId, TicketId
from okapi.board.problems import printable
from okapi.game import Doubling, IllegalAction, Pile, Seat, Terrain, TerrainCards, TrainCard, TrainCards
from okapi.locales import Param, Texts

from .screen import STYLES


class Wording:
    """Turns ids and piles into words, as one reader (`you`) would hear them."""

    def __init__(self, texts: Texts, board: Board, players: Sequence[str], you: Seat | None = None) -> None:
        self.texts = texts
        self.board = board
        self.players = tuple(printable(player) for player in players)
        self.you = you

    def say(self, message: str, /, **params: Param) -> str:
        return self.texts.say(message, **params)

    def columns(self, *names: str) -> list[str]:
        return [self.say(f"column-{name}") for name in names]

    def who(self, seat: Seat) -> dict[str, str]:
        return {"who": "you" if seat == self.you else "other", "player": self.players[seat]}

    def named(self, seat: Seat) -> str:
        """What a player is called inside a sentence."""
        return self.say("player-named", **self.who(seat))

    def name(self, seat: Seat) -> str:
        """What a player is called in tables."""
        return self.say("you") if seat == self.you else self.players[seat]

    def card(self, card: TrainCard | Terrain) -> str:
        return self.say(f"terrain-{card}" if isinstance(card, Terrain) else f"card-{card}")

    def one_card(self, card: TrainCard | Terrain) -> str:
        """One card, with its article."""
        return self.say(f"one-terrain-{card}" if isinstance(card, Terrain) else f"one-card-{card}")

    def cards_of(self, pile: Pile) -> list[Text]:
        """The cards of a pile, a piece for each kind."""
        family = "terrains" if isinstance(pile, TerrainCards) else "cards"
        kinds = zip(pile.__struct_fields__, pile.counts(), strict=True)
        return [Text(self.say(f"{family}-{kind}", count=count), STYLES[kind]) for kind, count in kinds if count]

    def cards(self, pile: Pile) -> str:
        return self.texts.listed(piece.plain for piece in self.cards_of(pile)) or self.say("nothing")

    def cards_in_short(self, payment: TrainCards) -> str:
        """A payment in short, for where there is little room."""
        of_colour = self.cards_of(replace(payment, locomotive=0))
        if not of_colour:
            return self.say("locomotives-in-short", locomotives=payment.locomotive)
        return self.say("payment-in-short", cards=of_colour[0].plain, locomotives=payment.locomotive)

    def price(self, route: Route) -> Text:
        """How many cards of which colour a route costs, and what a ferry needs."""
        count, is_grey = route.length, route.colour is Colour.GREY
        price = self.say("price-grey-short", count=count) if is_grey else self.say(f"cards-{route.colour}", count=count)
        if route.locomotives:
            price = self.say("price-ferry", price=price, locomotives=route.locomotives)
        return Text(price, STYLES[route.colour])

    def spent(self, doubling: Doubling, discarded: TerrainCards) -> str:
        """What doubling a route costs: terrain cards, and locomotives played as terrain."""
        wild = TrainCards(locomotive=doubling.locomotives)
        pieces = [*self.cards_of(discarded), *self.cards_of(wild)]
        return self.texts.listed(piece.plain for piece in pieces)

    def colour(self, colour: Colour) -> Text:
        return Text(self.say(f"colour-{colour}"), STYLES[colour])

    def track(self, route: Route) -> Text:
        """The colour of a route; of a ferry, also how many locomotives it needs."""
        colour = self.colour(route.colour)
        if not route.locomotives:
            return colour
        label = self.say("track-ferry", colour=colour.plain, locomotives=route.locomotives)
        return Text(label, colour.style)

    def place(self, end: PlaceId) -> str:
        place = self.board.places.get(end)
        id = place.country or place.id if place else end
        own = self.board.end_names(end).get(self.texts.language)
        return own or self.texts.place(id, self.board.end_name(end))

    def route(self, route: RouteId) -> str:
        one, other = map(self.place, self.board.routes[route].between)
        return self.say("route", one=one, other=other)

    def ticket(self, ticket: TicketId) -> str:
        """A ticket by its two ends, and what it is worth."""
        found = self.board.tickets[ticket]
        one, other = map(self.place, found.between)
        return self.say("ticket", one=one, other=other, points=found.points)

    def tickets(self, tickets: Sequence[TicketId]) -> str:
        return self.texts.listed(map(self.ticket, tickets)) or self.say("tickets-nothing")

    def refusal(self, refusal: IllegalAction) -> str:
        details = {name: self._detail(name, value) for name, value in refusal.details.items()}
        reason = self.say(key("reason", refusal.reason), **details)
        return self.say("refused", reason=reason, rule=refusal.reason.rule)

    def _detail(self, name: str, value: Param) -> Param:
        match name, value:
            case "card" | "terrain", TrainCard() | Terrain():
                return self.card(value)
            case "colour", Colour():
                return self.colour(value).plain
            case _, str():
                return printable(value)
            case _:
                return value


def key(family: str, value: str) -> str:
    """The message of a key of the game: `claim-route.taken` is `reason-claim-route-taken`."""
    return f"{family}-{value.replace('.', '-')}"

"""Playing with as little work as possible: only what a random move needs is decoded."""

from random import Random

import msgspec

from okapi.server.protocol.messages import ClaimOffer, TicketChoice

CLAIMS = 0.3  # how often a player who can claim a route does


class Offer(msgspec.Struct):
    """The part of an offer that a random player needs."""

    actions: list[msgspec.Raw]
    tickets: TicketChoice | None
    claims: list[ClaimOffer]


class Heard(msgspec.Struct):
    """The part of any message that a random player needs."""

    type: str
    seq: int = 0
    seat: int | None = None
    id: str | None = None
    reason: str | None = None
    offer: Offer | None = None
    score: msgspec.Raw = msgspec.Raw(b"null")

    @property
    def is_over(self) -> bool:
        """Whether this is the last update of a game."""
        return bytes(self.score) != b"null"


read = msgspec.json.Decoder(Heard).decode


def choose(offer: Offer, random: Random) -> str:
    """A random action from an offer, as JSON."""
    if offer.tickets is not None:
        kept = list(offer.tickets.tickets[: offer.tickets.min])
        return msgspec.json.encode({"type": "keep-tickets", "tickets": kept}).decode()
    if offer.claims and random.random() < CLAIMS:
        bundle = random.choice(offer.claims)
        payment = random.choice(bundle.payments)
        claim = {"type": "claim-route", "route": random.choice(bundle.routes), "payment": payment.cards}
        return msgspec.json.encode(claim).decode()
    return bytes(random.choice(offer.actions)).decode()


def command(game: str, seat: int, seq: int, id: str, action: str) -> str:
    """The message that makes a move."""
    return f'{{"type":"command","game":"{game}","seat":{seat},"seq":{seq},"id":"{id}","action":{action}}}'

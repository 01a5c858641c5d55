"""Luck: dealers that answer the game's chance nodes.

The provably fair dealer works like this, and `docs/record.md` says it for those who check it elsewhere:

- Before the game the server picks a secret of 32 random bytes and publishes its SHA-256: the commitment.
- Each player may then add words of their own.
- The seed is HMAC-SHA256(secret, the JSON list of the words). Draw n of the game takes
  HMAC-SHA256(seed, "n.0") as a number of 256 bits; if it is in the incomplete last stretch of multiples
  of the total weight, "n.1" is taken, and so on. Its remainder by the total weight is the position among the
  outcomes laid side by side.
- After the game the secret is shown. Neither side could choose the cards: the server did not know the words
  when it committed, the players did not know the secret when they chose them.

The duplicate dealer deals the same luck to everybody who plays a deal, whatever they do: its decks have an order.

- Each card of a deck that is shuffled for the nth time, the copies of a card numbered from 1, takes
  HMAC-SHA256(secret, "deck.n.card.copy"): the cards lie in the order of these numbers, the smallest on top.
- So nothing that happens to the other decks changes the order of a deck, and cards that two people shuffle back into
  a deck come up for both of them in the same order, whatever other cards are between them.
"""

import hashlib
import hmac
import json
import secrets
import unicodedata
from collections.abc import Iterable, Sequence
from random import Random
from typing import ClassVar

from okapi.game import (
    Chance,
    Luck,
    StartingPlayerDrawn,
    TerrainCardDealt,
    TerrainCardLaid,
    TicketDealt,
    TrainCardDealt,
    TrainCardLaid,
    format_event,
    parse_event,
)

__all__ = [
    "DuplicateDealer",
    "FairDealer",
    "ScriptMismatch",
    "ScriptedDealer",
    "SeededDealer",
    "SplitMixDealer",
    "commitment_to",
    "first_game",
    "new_secret",
]


def first_game(seed: str) -> int:
    """The `SplitMixDealer`'s seed of the first game of many; those of the games after it count on."""
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big") >> 2


class SeededDealer:
    """Luck from a seed: the same seed gives the same games on every machine."""

    def __init__(self, seed: int | str) -> None:
        self.seed = str(seed)
        self._random = Random(self.seed)

    def deal(self, chance: Chance) -> int:
        """Draw one outcome by weight."""
        weights = chance.weights
        # The one method whose sequence Python guarantees. It is not stored as an attribute, which a copy would share.
        return outcome_at(weights, int(self._random.random() * sum(weights)))


class FairDealer:
    """Luck that can be proven: see above. `drawn` resumes a game after that many draws."""

    def __init__(self, secret: bytes, words: Sequence[str] = (), drawn: int = 0) -> None:
        self.secret = secret
        self.words = tuple(unicodedata.normalize("NFC", word) for word in words)
        message = json.dumps(self.words, ensure_ascii=False, separators=(",", ":")).encode()
        self._seed = hmac.digest(secret, message, "sha256")
        self._draw = drawn

    @property
    def commitment(self) -> str:
        """What is published before the game."""
        return commitment_to(self.secret)

    def deal(self, chance: Chance) -> int:
        """Draw one outcome by weight, from the next number of the stream."""
        total = sum(chance.weights)
        whole_stretches = (1 << 256) - (1 << 256) % total
        attempt = 0
        while (number := self._number(attempt)) >= whole_stretches:
            attempt += 1
        self._draw += 1
        return outcome_at(chance.weights, number % total)

    def _number(self, attempt: int) -> int:
        message = f"{self._draw}.{attempt}".encode()
        return int.from_bytes(hmac.digest(self._seed, message, "sha256"), "big")


class DuplicateDealer:
    """The same luck for everybody who plays a deal: see above."""

    DECKS: ClassVar[dict[type[Luck], str]] = {
        StartingPlayerDrawn: "start",
        TrainCardDealt: "train",
        TrainCardLaid: "train",
        TerrainCardDealt: "terrain",
        TerrainCardLaid: "terrain",
        TicketDealt: "ticket",
    }

    def __init__(self, secret: bytes, deal: str) -> None:
        self.secret = secret
        self.name = deal
        self._shuffles: dict[str, int] = {}  # of each deck, so far
        self._orders: dict[str, tuple[str, ...]] = {}  # of what is left of each deck, the top card first

    @property
    def commitment(self) -> str:
        """What is published before the deal."""
        return commitment_to(self.secret)

    def deal(self, chance: Chance) -> int:
        """Take the top card of the deck that is drawn from. A deck that was empty has been shuffled again."""
        deck = self.DECKS[type(chance.event(0))]
        order = self._orders.get(deck) or self._shuffled(deck, chance)
        self._orders[deck] = order[1:]
        return list(map(str, chance.things)).index(order[0])

    def follow(self, chance: Chance, outcome: int) -> None:
        """Take note of a card that has been dealt: the one that would be dealt now, unless a secret was lost."""
        deck, thing = self.DECKS[type(chance.event(outcome))], str(chance.things[outcome])
        order = list(self._orders.get(deck) or self._shuffled(deck, chance))
        order.remove(thing)
        self._orders[deck] = tuple(order)

    def copy(self) -> "DuplicateDealer":
        """One that deals the same from here on."""
        twin = DuplicateDealer(self.secret, self.name)
        twin._shuffles, twin._orders = dict(self._shuffles), dict(self._orders)
        return twin

    def _shuffled(self, deck: str, chance: Chance) -> tuple[str, ...]:
        number = self._shuffles[deck] = self._shuffles.get(deck, 0) + 1
        cards = [
            (hmac.digest(self.secret, f"{deck}.{number}.{thing}.{copy}".encode(), "sha256"), str(thing))
            for thing, copies in zip(chance.things, chance.weights, strict=True)
            for copy in range(1, copies + 1)
        ]
        return tuple(card for _, card in sorted(cards))


class SplitMixDealer:
    """Luck in whole numbers: SplitMix64, the luck of the compiled engine (`okapi.compiled`).

    Each chance node takes the next word of the stream; its upper half times the total weight, over 2**32, is
    the position among the outcomes laid side by side.
    """

    STEP = 0x9E3779B97F4A7C15
    FACTORS = (0xBF58476D1CE4E5B9, 0x94D049BB133111EB)

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.position = seed % 2**64

    def deal(self, chance: Chance) -> int:
        return outcome_at(chance.weights, self.below(sum(chance.weights)))

    def below(self, total: int) -> int:
        """The next number from 0 to total - 1."""
        self.position = (self.position + self.STEP) % 2**64
        return (self.mixed(self.position) >> 32) * total >> 32

    @classmethod
    def mixed(cls, word: int) -> int:
        """A random word made of a position in the stream."""
        for shift, factor in zip((30, 27), cls.FACTORS, strict=True):
            word = (word ^ (word >> shift)) * factor % 2**64
        return word ^ (word >> 31)


class ScriptedDealer:
    """Luck from a script, for tests and for games that were played elsewhere.

    The script is a list of events, or of their text forms; without one, or after its end, `otherwise` deals.
    """

    def __init__(self, script: Iterable[Luck | str], otherwise: SeededDealer | None = None) -> None:
        self._script = iter([parse_event(line) if isinstance(line, str) else line for line in script])
        self._otherwise = otherwise

    def deal(self, chance: Chance) -> int:
        """Find the next event of the script among the outcomes."""
        scripted = next(self._script, None)
        if scripted is None and self._otherwise is not None:
            return self._otherwise.deal(chance)
        for outcome, weight in enumerate(chance.weights):
            if weight and chance.event(outcome) == scripted:
                return outcome
        possible = "; ".join(format_event(event) for event, _ in chance.outcomes())
        said = "has ended" if scripted is None else f"says {format_event(scripted)!r}"
        raise ScriptMismatch(f"the script {said}, but what can happen is: {possible}")


class ScriptMismatch(ValueError):
    """The script does not fit the game."""


def new_secret() -> bytes:
    """A secret nobody can guess."""
    return secrets.token_bytes(32)


def commitment_to(secret: bytes) -> str:
    """The promise that is published before the game: SHA-256 of the secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def outcome_at(weights: Sequence[int], position: int) -> int:
    """The outcome that covers this position when each takes up as much room as its weight."""
    for outcome, weight in enumerate(weights):
        position -= weight
        if position < 0:
            return outcome
    raise ValueError("the position is past the last outcome")

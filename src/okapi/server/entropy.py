"""What nobody can guess: tokens, ids and luck. Tests use their own entropy."""

import hashlib
import secrets
from collections.abc import Callable, Sequence

from msgspec import Struct

from okapi.dealer import FairDealer, new_secret
from okapi.game import Dealer


def new_token() -> str:
    """256 bits, for an identity, an invitation or a transfer."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """128 bits: knowing a game's id is enough to watch it."""
    return secrets.token_urlsafe(16)


def fair_dealer(secret: str, words: Sequence[str], drawn: int) -> Dealer:
    """The provably fair dealer, after this many draws of the game."""
    return FairDealer(bytes.fromhex(secret), words, drawn)


def hash_of(token: str) -> str:
    """The hash that is stored of a token. It has too many bits to be guessed, so one round of SHA-256 is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


class Entropy(Struct, frozen=True):
    """The sources of a server's tokens, ids and luck."""

    token: Callable[[], str] = new_token
    id: Callable[[], str] = new_id
    secret: Callable[[], bytes] = new_secret
    dealer: Callable[[str, Sequence[str], int], Dealer] = fair_dealer

"""What nobody can guess: tokens, ids and luck. Tests bring an entropy of their own."""

import hashlib
import secrets
from collections.abc import Callable, Sequence

from msgspec import Struct

from okapi.dealer import FairDealer, new_secret
from okapi.game import Dealer


def new_token() -> str:
    """256 bits that hold an identity, an invitation or a transfer."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """128 bits: who knows a game's id may watch it."""
    return secrets.token_urlsafe(16)


def fair_dealer(secret: str, words: Sequence[str], drawn: int) -> Dealer:
    """The provably fair dealer, after this many draws of the game."""
    return FairDealer(bytes.fromhex(secret), words, drawn)


def hash_of(token: str) -> str:
    """What is stored of a token. It has too many bits to be guessed, so one round of SHA-256 is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


class Entropy(Struct, frozen=True):
    """Where a server takes its tokens, ids and luck from."""

    token: Callable[[], str] = new_token
    id: Callable[[], str] = new_id
    secret: Callable[[], bytes] = new_secret
    dealer: Callable[[str, Sequence[str], int], Dealer] = fair_dealer

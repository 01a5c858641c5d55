"""Sealing values that a stolen database or backup must not show, with a key that is in neither.

Each value is encrypted with AES-256-GCM and its own nonce. Its place (table, column and row) is authenticated with it,
so that no value can be put in another's place. A sealed value begins with the name of its key.
"""

import hmac
import secrets
from base64 import b64decode, b64encode
from typing import Any

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import Column
from sqlalchemy.ext.asyncio import AsyncConnection

KEY_BYTES = 32
OPTION = "okapi_keyring"  # of the connections of a database
_NONCE_BYTES = 12
_NAME_BYTES = 4
_SEPARATOR = ":"


class Unreadable(Exception):
    """The value was sealed with a key that we do not have, or for another place."""


class SecretKey:
    """A key, from which the keys for single purposes are derived."""

    def __init__(self, key: bytes) -> None:
        assert len(key) == KEY_BYTES
        self.name = _derived(key, "name")[:_NAME_BYTES].hex()
        self.hash_key = _derived(key, "hash")
        self.cipher = AESGCM(_derived(key, "seal"))


class Keyring:
    """The current key, which seals, and older ones, which still open."""

    def __init__(self, current: bytes, *old: bytes) -> None:
        self._current = SecretKey(current)
        self._keys = {key.name: key for key in (*map(SecretKey, old), self._current)}

    def seal(self, column: Column[Any], row: str, value: str) -> str:
        nonce = secrets.token_bytes(_NONCE_BYTES)
        data = self._current.cipher.encrypt(nonce, value.encode(), _place(column, row))
        return f"{self.prefix}{b64encode(nonce + data).decode()}"

    def open(self, column: Column[Any], row: str, sealed: str) -> str:
        """The value that was sealed. Unreadable: no key opens it here."""
        name, _, text = sealed.partition(_SEPARATOR)
        try:
            data = b64decode(text, validate=True)
            nonce, content = data[:_NONCE_BYTES], data[_NONCE_BYTES:]
            return self._keys[name].cipher.decrypt(nonce, content, _place(column, row)).decode()
        except (KeyError, ValueError, InvalidTag):
            raise Unreadable from None

    @property
    def prefix(self) -> str:
        """The beginning of values that the current key has sealed."""
        return f"{self._current.name}{_SEPARATOR}"

    def hashes(self, column: Column[Any], value: str) -> list[str]:
        """Keyed hashes for finding a guessable value. The first, with the current key, is the one to store."""
        keys = [self._current, *(key for key in self._keys.values() if key is not self._current)]
        return [hmac.new(key.hash_key, _place(column, value), "sha256").hexdigest() for key in keys]


def is_sealed(value: str) -> bool:
    return _SEPARATOR in value


def keyring_of(connection: AsyncConnection) -> Keyring:
    assert connection.sync_connection is not None
    found = connection.sync_connection.get_execution_options()[OPTION]
    assert isinstance(found, Keyring), "this database was opened without its keys"
    return found


def _derived(key: bytes, purpose: str) -> bytes:
    return hmac.digest(key, f"okapi {purpose}".encode(), "sha256")


def _place(column: Column[Any], row: str) -> bytes:
    return f"{column.table.name}.{column.name} {row}".encode()

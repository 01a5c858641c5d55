"""Where a server's secret key comes from: a setting, a file, or a file beside an SQLite database."""

import os
import secrets
from base64 import b64decode, b64encode
from pathlib import Path

from okapi.locales import Trouble
from okapi.server.settings import ServerSettings

from .database import database_url
from .keyring import KEY_BYTES, Keyring
from .private_files import create_private, shut_others_out

_URL_SAFE = str.maketrans("-_", "+/")


class BadSecretKey(Trouble, ValueError):
    """Why there is no usable key."""


def keyring_for(settings: ServerSettings) -> Keyring:
    """The keys of a server. For an SQLite database, a missing key is made."""
    old = [_parsed(key, "OKAPI_OLD_SECRET_KEYS") for key in settings.old_secret_keys]
    return Keyring(_current(settings), *old)


def _current(settings: ServerSettings) -> bytes:
    if settings.secret_key:
        return _parsed(settings.secret_key, "OKAPI_SECRET_KEY")
    if settings.secret_key_file:
        return _read(Path(settings.secret_key_file))
    url = database_url(settings.database)
    if url.get_backend_name() != "sqlite":
        raise BadSecretKey("settings-secret-key-missing")
    path = Path(str(url.database)).with_suffix(".key")
    shut_others_out(path)
    is_there = path.is_file() and path.stat().st_size
    return _read(path) if is_there else _made(path)


def _read(path: Path) -> bytes:
    try:
        return _parsed(path.read_text("ascii"), str(path))
    except OSError as error:
        raise BadSecretKey("settings-secret-key-file", file=str(path), error=error) from None
    except UnicodeDecodeError:
        raise BadSecretKey("settings-secret-key-bad", where=str(path)) from None


def _made(path: Path) -> bytes:
    """A new key, on disk before anything is sealed with it."""
    key = secrets.token_bytes(KEY_BYTES)
    try:
        create_private(path)
        with path.open("wb") as file:
            file.write(b64encode(key) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        _flush_folder(path.parent)
    except OSError as error:
        raise BadSecretKey("settings-secret-key-file", file=str(path), error=error) from None
    return key


def _flush_folder(path: Path) -> None:
    if os.name == "posix":
        folder = os.open(path, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _parsed(text: str, where: str) -> bytes:
    """A key as `openssl rand -base64 32` writes it, or in the alphabet of URLs."""
    text = text.strip().translate(_URL_SAFE).rstrip("=")
    try:
        key = b64decode(text + "=" * (-len(text) % 4), validate=True)
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise BadSecretKey("settings-secret-key-bad", where=where)
    return key

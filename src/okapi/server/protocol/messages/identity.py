"""Identities, and the devices that are signed in."""

from msgspec import Struct

from .values import Milliseconds, Name, Secret


class Me(Struct, frozen=True):
    """An identity: a public id and a name."""

    id: str
    name: str


class NewIdentity(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for an identity. A browser gets a cookie; a program asks for a bearer token instead."""

    name: Name
    bearer: bool = False


class NewMe(Struct, frozen=True):
    """The new identity, and its token if one was asked for. The token is shown only here."""

    id: str
    name: str
    token: str | None = None


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name for this person."""

    name: Name


class Token(Struct, frozen=True):
    """A bearer token for the caller's identity. It is shown only here."""

    token: str


class Transfer(Struct, frozen=True):
    """A code that signs in another device with the same identity, once, until it expires."""

    code: str
    path: str  # of the link to open on the other device; the code comes after the #
    expires: Milliseconds


class Device(Struct, frozen=True):
    """A browser or program that is signed in as this person. Its `id` is no secret."""

    id: str
    is_program: bool
    is_this: bool
    browser: str | None  # Firefox, Chrome, …; null: it did not say
    system: str | None  # Android, Windows, …
    since: Milliseconds


class DeviceList(Struct, frozen=True):
    """The devices that are signed in, the latest first."""

    devices: tuple[Device, ...]


class TransferCode(Struct, frozen=True, forbid_unknown_fields=True):
    """Sign in with the identity that this code was made for."""

    code: Secret

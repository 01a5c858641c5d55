"""Who one is, and on which devices."""

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
    """The identity made, and its token if it was asked for. The token is shown this once."""

    id: str
    name: str
    token: str | None = None


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name for this person."""

    name: Name


class Token(Struct, frozen=True):
    """A bearer token of one's own, shown this once."""

    token: str


class Transfer(Struct, frozen=True):
    """A code that makes another device the same identity, once, until it expires."""

    code: str
    path: str  # of the link to open on the other device; the code stands behind the #
    expires: Milliseconds


class Device(Struct, frozen=True):
    """A browser or program that is signed in as this person. `id` names it, and holds nothing secret."""

    id: str
    is_program: bool
    is_this: bool
    browser: str | None  # Firefox, Chrome, …; null: it did not say
    system: str | None  # Android, Windows, …
    since: Milliseconds


class DeviceList(Struct, frozen=True):
    """Where one is signed in, the latest first."""

    devices: tuple[Device, ...]


class TransferCode(Struct, frozen=True, forbid_unknown_fields=True):
    """Become the identity that this code was made for."""

    code: Secret

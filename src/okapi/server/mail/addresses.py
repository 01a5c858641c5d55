"""Mail addresses: which ones the server writes to, and by what it counts how often."""

import re

from okapi.server.entropy import hash_of
from okapi.server.lengths import MAX_MAIL_ADDRESS

_LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_DOMAIN = re.compile(r"([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]")
_MAX_LOCAL = 64


class BadMailAddress(ValueError):
    """Not an address that mail can be sent to."""


def tidy_address(given: str) -> str:
    """The address as mail servers take it: the letters of other alphabets in its domain are spelled out."""
    local, _, domain = given.strip().rpartition("@")
    try:
        domain = domain.encode("idna").decode().lower()
    except UnicodeError:
        raise BadMailAddress from None
    found = f"{local}@{domain}"
    is_good = _LOCAL.fullmatch(local) and len(local) <= _MAX_LOCAL and _DOMAIN.fullmatch(domain)
    if not is_good or len(found) > MAX_MAIL_ADDRESS:
        raise BadMailAddress
    return found


def mailbox_hash(address: str) -> str:
    """The same for all spellings that reach one mailbox: upper case, and what stands after a plus."""
    local, _, domain = address.lower().rpartition("@")
    return hash_of(f"{local.partition('+')[0]}@{domain}")

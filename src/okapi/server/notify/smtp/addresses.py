"""Mail addresses: which are valid, and which reach the same mailbox."""

import re

from msgspec import Struct

from okapi.server.entropy import hash_of
from okapi.server.lengths import MAX_MAIL_ADDRESS

_LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_DOMAIN = re.compile(r"([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]")
_MAX_LOCAL = 64


class BadMailAddress(ValueError):
    """This is not an address that mail can be sent to."""


def tidy_address(given: str) -> str:
    """The address as mail servers take it, with the domain in ASCII."""
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


class _Provider(Struct, frozen=True):
    """How addresses of the same mailbox may differ at a provider."""

    domains: tuple[str, ...]  # that share mailboxes
    ignored: str = ""  # characters before the @
    tag: str = "+"  # what follows it is ignored


_PROVIDERS = (
    _Provider(("gmail.com", "googlemail.com"), ignored="."),
    _Provider(("icloud.com", "me.com", "mac.com")),
    _Provider(("proton.me", "protonmail.com", "protonmail.ch", "pm.me"), ignored="._-"),
    _Provider(("yandex.ru", "ya.ru", "yandex.com", "yandex.by", "yandex.kz", "yandex.ua"), ignored=".-"),
)
_YAHOO = re.compile(r"yahoo\.[a-z.]+|(ymail|rocketmail|myyahoo)\.com")


def mailbox_hash(address: str) -> str:
    """A hash shared by all addresses that reach the same mailbox, as far as the provider's rules are known."""
    local, _, domain = address.lower().rpartition("@")
    provider = _provider(domain)
    for tag in {"+", provider.tag}:
        local = local.partition(tag)[0] or local
    meant = local.translate(dict.fromkeys(map(ord, provider.ignored)))
    return hash_of(f"{meant}@{provider.domains[0]}")


def _provider(domain: str) -> _Provider:
    if _YAHOO.fullmatch(domain):
        return _Provider((domain,), tag="-")
    return next((one for one in _PROVIDERS if domain in one.domains), _Provider((domain,)))

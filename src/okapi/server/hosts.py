"""Checks of host names and origins in settings and requests."""

import re
from urllib.parse import urlsplit

_LABEL = "[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_NAME = re.compile(rf"({_LABEL}\.)+[A-Za-z]([A-Za-z0-9-]{{0,61}}[A-Za-z0-9])?")
_MAX_NAME = 253


def is_host_name(text: str) -> bool:
    """Whether this can be the full name of a host on the internet. An IP address is not a name."""
    return len(text) <= _MAX_NAME and _NAME.fullmatch(text) is not None


def is_origin(text: str) -> bool:
    """Whether this is an origin such as https://okapi.example.org, and nothing more."""
    try:
        parts = urlsplit(text)
        parts.port  # noqa: B018 (it raises)
    except ValueError:
        return False
    is_bare = text == f"{parts.scheme}://{parts.netloc}" and not set(text) & set("@?# ")
    return parts.scheme in ("http", "https") and parts.hostname is not None and is_bare

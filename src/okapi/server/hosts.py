"""Names of hosts, as settings and clients give them."""

import re

_LABEL = "[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_NAME = re.compile(rf"({_LABEL}\.)+[A-Za-z]([A-Za-z0-9-]{{0,61}}[A-Za-z0-9])?")
_MAX_NAME = 253


def is_host_name(text: str) -> bool:
    """Whether this can be the full name of a host on the internet. An IP address is none."""
    return len(text) <= _MAX_NAME and _NAME.fullmatch(text) is not None

"""What a device wants to be called for, as clients read it."""

from okapi.server.protocol.messages import CallWishes
from okapi.server.storage.calls import Subscription


def wishes_of(known: Subscription) -> CallWishes:
    """The wishes of a device that is called."""
    kinds = tuple(kind.value for kind in known.kinds)
    return CallWishes(kinds, known.language, known.zone, known.quiet_from, known.quiet_to)  # type: ignore[arg-type]

"""What the parts of `people` share."""

from msgspec import Struct

from okapi.server.clock import Clock
from okapi.server.entropy import Entropy
from okapi.server.settings import ServerSettings
from okapi.server.storage.database import Database

from .changes import IdentityChanges


class PeopleContext(Struct, frozen=True, eq=False):
    """Where people are stored, and whom their changes are sent to."""

    settings: ServerSettings
    database: Database
    now: Clock
    entropy: Entropy
    changes: IdentityChanges

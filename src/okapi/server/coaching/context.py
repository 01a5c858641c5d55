"""What the parts of this room share."""

from msgspec import Struct

from okapi.server.play.positions import Positions
from okapi.server.workers.bots import BotWorkers

from .learning import Learning
from .ledgers import Ledgers
from .review_queue import ReviewQueue
from .uploads import Uploads


class CoachingContext(Struct, frozen=True, eq=False):
    """The coach's workers and queues, and the positions from which games are played on."""

    bots: BotWorkers
    positions: Positions
    reviews: ReviewQueue
    uploads: Uploads
    learning: Learning
    ledgers: Ledgers

"""What the coach works with."""

from msgspec import Struct

from okapi.server.play.positions import Positions
from okapi.server.workers.bots import BotWorkers

from .learning import Learning
from .ledgers import Ledgers
from .review_queue import ReviewQueue
from .uploads import Uploads


class CoachingContext(Struct, frozen=True, eq=False):
    """Who advises and reviews, and the positions that games are played on from."""

    bots: BotWorkers
    positions: Positions
    reviews: ReviewQueue
    uploads: Uploads
    learning: Learning
    ledgers: Ledgers

"""The rooms of one server process, each with what it needs."""

from collections.abc import Sequence
from functools import partial

from okapi.server.coaching.context import CoachingContext
from okapi.server.coaching.learning import Learning
from okapi.server.coaching.ledgers import Ledgers
from okapi.server.coaching.review_queue import ReviewQueue
from okapi.server.coaching.uploads import Uploads
from okapi.server.deals.challenges import ChallengeObserver
from okapi.server.deals.context import DealContext
from okapi.server.deals.luck import luck_of
from okapi.server.lobby.context import LobbyContext
from okapi.server.lobby.lists import LiveLists
from okapi.server.lobby.new_tables import NewTables
from okapi.server.notify.mailboxes import MailContext
from okapi.server.notify.notifications import Notifications
from okapi.server.people.changes import IdentityChanges
from okapi.server.people.context import PeopleContext
from okapi.server.people.filing import FilingObserver
from okapi.server.people.ratings import RatingObserver
from okapi.server.play.boards import Boards
from okapi.server.play.cluster import Cluster
from okapi.server.play.context import PlayContext
from okapi.server.play.downtime import Downtime
from okapi.server.play.endings import leave_for_good
from okapi.server.play.pictures import Pictures
from okapi.server.play.positions import Positions
from okapi.server.play.readiness import Readiness
from okapi.server.storage.database import Database
from okapi.server.workers.bots import BotWorkers
from okapi.server.workers.pool import Pool

from .clock import SteadyClock
from .entropy import Entropy
from .metrics import Metrics
from .personal_data import PersonalData
from .settings import ServerSettings
from .tasks import Tasks
from .tutorial import script_of
from .workshop import Workshop

_COACH_SECONDS = 60.0  # a ledger takes two on an idle machine, and loading the coach as long


class Rooms:
    """All rooms. Only the application and its handlers have this, to pass on what is needed."""

    def __init__(
        self,
        settings: ServerSettings,
        database: Database,
        now: SteadyClock,
        entropy: Entropy,
        worker: Sequence[str],
        reviewer: Sequence[str],
        helper: Sequence[str],
        comparer: Sequence[str],
    ) -> None:
        tasks, metrics = Tasks(), Metrics()
        self.settings, self.database, self.now = settings, database, now
        self.boards = Boards(settings.boards)
        self.bots = BotWorkers(settings, worker, metrics)
        self.helpers = Pool(helper, metrics)
        self.comparers = Pool(comparer, metrics, _COACH_SECONDS)
        self.pictures = Pictures(self.helpers)
        self.play = play = PlayContext(
            settings, database, now, tasks, metrics, self.boards, partial(luck_of, entropy.dealer), script_of
        )
        self.notifications = Notifications(play)
        self.mail = MailContext(database, now, entropy, self.notifications.email, settings.site)
        changes = IdentityChanges(database, play.broadcast, play.registry)
        connected, notify = play.broadcast.watchers.people, self.notifications.notify
        self.people = PeopleContext(settings, database, now, entropy, changes, connected, notify)
        lists = LiveLists(database, play.broadcast, now, settings.max_in_list)
        tables = NewTables(play, entropy, lists)
        self.lobby = LobbyContext(
            play, settings, database, now, entropy, self.boards, lists, self.notifications, tables
        )
        self.deals = DealContext(
            database,
            now,
            entropy,
            tasks,
            play.registry,
            self.bots,
            tables,
            notify,
            leave_for_good=partial(leave_for_good, play, seat=None),
        )
        self.workshop = Workshop(settings, database, now, entropy, self.helpers)
        self.positions = Positions(database)
        reviews = ReviewQueue(database, self.boards, now, tasks, reviewer)
        uploads = Uploads(settings, database, now, entropy, self.boards, self.helpers, reviews)
        learning = Learning(database, play.registry, self.positions, uploads, self.comparers)
        ledgers = Ledgers(database, now, play.registry, self.boards, self.comparers)
        self.coaching = CoachingContext(self.bots, self.positions, reviews, uploads, learning, ledgers)
        self.personal_data = PersonalData(self.lobby, changes, tasks, sends_mail=self.notifications.email.is_on)
        self.cluster = Cluster(play, changes)
        self.downtime = Downtime(database, play.registry, now, metrics)
        self.readiness = Readiness(database, self.bots, self.downtime, self.cluster)
        play.observers.add(lists, self.notifications, RatingObserver(play))
        play.observers.add(FilingObserver(database, play.registry, tasks), ChallengeObserver(self.deals))

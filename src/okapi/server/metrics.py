"""What Prometheus counts."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """One process's numbers."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("okapi_connections", "Open WebSocket connections.", registry=self.registry)
        self.games_in_memory = Gauge(
            "okapi_games_in_memory", "Games this process holds in memory.", registry=self.registry
        )
        self.games_created = Counter("okapi_games_created", "Tables set up.", registry=self.registry)
        self.games_started = Counter("okapi_games_started", "Games started.", registry=self.registry)
        self.games_finished = Counter(
            "okapi_games_finished", "Games played to the end.", registry=self.registry
        )
        moves = Counter("okapi_moves", "Moves stored, by who made them.", ["by"], registry=self.registry)
        self.people_moves, self.bot_moves = moves.labels("person"), moves.labels("bot")
        self.move_seconds = Histogram(
            "okapi_move_seconds",
            "From a command to its answer.",
            registry=self.registry,
            buckets=_QUICK,
        )
        self.commit_seconds = Histogram(
            "okapi_commit_seconds",
            "Storing moves: those that wait are stored together.",
            registry=self.registry,
            buckets=_QUICK,
        )
        self.bot_seconds = Histogram(
            "okapi_bot_seconds", "A bot's thinking.", ["bot"], registry=self.registry, buckets=_QUICK
        )
        self.bot_failures = Counter(
            "okapi_bot_failures", "Bots that failed.", ["bot"], registry=self.registry
        )
        self.bot_workers = Gauge("okapi_bot_workers", "Bots' processes.", registry=self.registry)
        self.bot_workers_lost = Counter(
            "okapi_bot_workers_lost", "Workers that had to be replaced.", ["fault"], registry=self.registry
        )
        self.bot_questions_waiting = Gauge(
            "okapi_bot_questions_waiting", "Bots that wait for a free worker.", registry=self.registry
        )
        self.workers_lost = Counter(
            "okapi_workers_lost",
            "Workers for pictures and records that had to be replaced.",
            ["fault"],
            registry=self.registry,
        )
        self.seconds_since_stored = Gauge(
            "okapi_seconds_since_stored", "Since the heartbeat was last stored.", registry=self.registry
        )
        self.seconds_since_heard = Gauge(
            "okapi_seconds_since_heard",
            "Since a notice came through PostgreSQL; one is sent each second.",
            registry=self.registry,
        )
        self.interruptions = Counter(
            "okapi_interruptions", "Times that clocks were moved on by.", registry=self.registry
        )
        self.clock_jumps = Counter("okapi_clock_jumps", "Wall clocks that were set.", registry=self.registry)
        self.refused = Counter(
            "okapi_refused_commands", "Commands refused, by reason.", ["reason"], registry=self.registry
        )
        self.notifications = Counter(
            "okapi_notifications",
            "Notifications to people's devices, by why.",
            ["kind"],
            registry=self.registry,
        )
        self.mails = Counter(
            "okapi_mails", "Mails, by why and what came of them.", ["kind", "outcome"], registry=self.registry
        )
        self.take_overs = Counter(
            "okapi_take_overs", "Seats taken over by a bot, by why.", ["why"], registry=self.registry
        )

    def text(self) -> bytes:
        """The page that Prometheus reads."""
        return generate_latest(self.registry)

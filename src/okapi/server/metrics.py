"""The metrics of one process, for Prometheus."""

from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        gauge, counter = partial(Gauge, registry=self.registry), partial(Counter, registry=self.registry)
        histogram = partial(Histogram, registry=self.registry, buckets=_QUICK)

        self.connections = gauge("okapi_connections", "Open WebSocket connections.")
        self.refused = counter("okapi_refused_commands", "Commands refused, by reason.", ["reason"])

        self.games_in_memory = gauge("okapi_games_in_memory", "Games this process holds in memory.")
        self.games_created = counter("okapi_games_created", "Tables set up.")
        self.games_started = counter("okapi_games_started", "Games started.")
        self.games_finished = counter("okapi_games_finished", "Games played to the end.")
        self.take_overs = counter("okapi_take_overs", "Seats taken over by a bot, by why.", ["why"])

        moves = counter("okapi_moves", "Moves stored, by who made them.", ["by"])
        self.people_moves, self.bot_moves = moves.labels("person"), moves.labels("bot")
        self.changes_elsewhere = counter(
            "okapi_changes_elsewhere", "Changes that another process made to games which somebody watches here."
        )
        self.move_seconds = histogram("okapi_move_seconds", "From a command to its answer.")
        self.commit_seconds = histogram("okapi_commit_seconds", "Storing moves: those that wait are stored together.")

        self.bot_seconds = histogram("okapi_bot_seconds", "A bot's thinking.", ["bot"])
        self.bot_failures = counter("okapi_bot_failures", "Bots that failed.", ["bot"])
        self.bot_workers = gauge("okapi_bot_workers", "Bots' processes.")
        self.bot_workers_lost = counter("okapi_bot_workers_lost", "Workers that had to be replaced.", ["fault"])
        self.bot_questions_waiting = gauge("okapi_bot_questions_waiting", "Bots that wait for a free worker.")
        self.workers_lost = counter(
            "okapi_workers_lost", "Workers for pictures and records that had to be replaced.", ["fault"]
        )

        self.seconds_since_stored = gauge("okapi_seconds_since_stored", "Since the heartbeat was last stored.")
        self.seconds_since_heard = gauge(
            "okapi_seconds_since_heard", "Since a notice came through PostgreSQL; one is sent each second."
        )
        self.interruptions = counter("okapi_interruptions", "Times that clocks were moved on by.")
        self.clock_jumps = counter("okapi_clock_jumps", "Wall clocks that were set.")

        self.notifications = counter("okapi_notifications", "Notifications to people's devices, by why.", ["kind"])
        self.mails = counter("okapi_mails", "Mails, by why and what came of them.", ["kind", "outcome"])

    def text(self) -> bytes:
        """The page that Prometheus reads."""
        return generate_latest(self.registry)

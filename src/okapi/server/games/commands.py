"""A command, from its seat to the log. People, bots and clocks all come this way."""

from okapi.game import (
    Action,
    Stage,
    UnreadableText,
    parse_action,
    play,
)
from okapi.server.logs import game_id, log
from okapi.server.protocol.messages import Accepted, Command, Me
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import Status
from okapi.server.storage.games import Step, StoredGame
from okapi.server.storage.log import StepTaken

from .context import Hall
from .seating import take_back
from .session import LiveGame

PERSON = "person"


async def command(hall: Hall, me: Me | None, message: Command) -> Accepted:
    """Carry out what a person asks for. Refusal or IllegalAction: nothing has changed."""
    live = await hall.live(message.game)
    is_ones_own = message.seat in live.stored.seats_of(me.id if me else None)
    if is_ones_own and live.stored.seats[message.seat].stand_in is not None:
        await take_back(hall, message.game, me, message.seat)
    async with live.lock:
        if message.seq > live.seq:  # they know more than this process does
            await hall.read_on(live)
        return await carry_out(hall, live, message, PERSON, me)


async def carry_out(hall: Hall, live: LiveGame, message: Command, actor: str, me: Me | None) -> Accepted:
    """The same for people and bots. The caller holds the game's lock."""
    game_id.set(live.stored.id)
    while True:
        if (last := live.answered.get((message.seat, message.id))) is not None:
            _require_seat(live.stored, message.seat, actor, me)
            return Accepted(live.stored.id, message.seat, message.id, last)
        _require_seat(live.stored, message.seat, actor, me)
        _require_playing(live.stored)
        _require_fresh(live, message)
        action = _action(message)
        dealer = live.dealer or hall.sources.dealer(live.stored.secret, live.stored.words, live.draws)
        live.dealer = None  # until what they deal is stored
        state, events = play(live.state, message.seat, action, dealer)
        step = Step(live.seq + 1, live.seq + len(events), message.seat, message.id, actor, events)
        try:
            await hall.append(live, step, state)
        except StepTaken:
            await hall.read_on(live)
            continue
        live.dealer = dealer
        hall.metrics.moves.labels("person" if actor == PERSON else "bot").inc()
        log.debug("move", extra={"about": {"seat": message.seat, "seq": step.last, "actor": actor}})
        return Accepted(live.stored.id, message.seat, message.id, step.last)


def _action(message: Command) -> Action:
    if not isinstance(message.action, str):
        return message.action
    try:
        return parse_action(message.action)
    except UnreadableText:
        raise Refusal(ServerReason.MALFORMED, field="action") from None


def _require_seat(stored: StoredGame, seat: int, actor: str, me: Me | None) -> None:
    if seat >= len(stored.seats):
        raise Refusal(ServerReason.NO_SUCH_SEAT)
    if actor == PERSON:
        if me is None:
            raise Refusal(ServerReason.WHO_ARE_YOU)
        if stored.seats[seat].identity != me.id:
            raise Refusal(ServerReason.NOT_YOUR_SEAT)
    elif stored.seats[seat].played_by_bot is None:
        raise Refusal(ServerReason.NOT_YOUR_SEAT)  # the person is back


def _require_playing(stored: StoredGame) -> None:
    if stored.status is Status.LOBBY:
        raise Refusal(ServerReason.NOT_STARTED)
    if stored.status is Status.CLOSED:
        raise Refusal(ServerReason.CLOSED)


def _require_fresh(live: LiveGame, message: Command) -> None:
    """The client must have decided on what the seat has before it now."""
    if message.seq == live.seq:
        return
    choosing = live.table.stage is Stage.CHOOSING_TICKETS and live.table.players[message.seat].is_choosing
    if not (choosing and 0 < message.seq < live.seq):
        raise Refusal(ServerReason.STALE, seq=live.seq)

"""The deals of the days. Each is drawn, and its commitment published, before its day begins."""

from datetime import UTC, date, datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.dealer import commitment_to
from okapi.deals import opponents_on
from okapi.server.clock import HOUR, day_at
from okapi.server.entropy import Entropy
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage.deals import StoredDeal, keep_deal, load_deals

from .context import DealContext

TODAY = "today"
FINISHING = HOUR  # after the day, to finish tries that were begun in it (H19)
_ONE_DAY = timedelta(days=1)


async def promise(context: DealContext) -> None:
    """Draw the deals of today and tomorrow, unless they exist."""
    today = day_at(context.now())
    days = {day.isoformat(): day for day in (today, today + _ONE_DAY)}
    async with context.database.read() as connection:
        there = await load_deals(connection, days)
    missing = [day for name, day in days.items() if name not in there]
    if missing:
        async with context.database.write() as connection:
            for day in missing:
                await keep_deal(connection, _drawn(context.entropy, day))


def _drawn(entropy: Entropy, day: date) -> StoredDeal:
    secret = entropy.secret()
    return StoredDeal(
        id=day.isoformat(),
        secret=secret.hex(),
        commitment=commitment_to(secret),
        opponents=opponents_on(day),
        opens=_midnight(day),
        closes=_midnight(day + _ONE_DAY) + FINISHING,
    )


def begin_by(deal: StoredDeal) -> int:
    """H19: the latest start of a try that counts. Duels have no extra hour: they close when they are decided."""
    return deal.closes - (FINISHING if deal.challenge is None else 0)


def _midnight(day: date) -> int:
    return 1000 * int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp())


async def find_deal(connection: AsyncConnection, name: str, now: int) -> StoredDeal:
    """The deal of a day that has begun. Refusal: there is none."""
    name = day_at(now).isoformat() if name == TODAY else name
    found = (await load_deals(connection, [name])).get(name)
    if found is None or found.opens > now:
        raise Refusal(ServerReason.NO_SUCH_DEAL)
    return found


async def deal_after(connection: AsyncConnection, deal: StoredDeal) -> StoredDeal | None:
    """The deal of the next day, if it was drawn."""
    name = (date.fromisoformat(deal.id) + _ONE_DAY).isoformat()
    return (await load_deals(connection, [name])).get(name)

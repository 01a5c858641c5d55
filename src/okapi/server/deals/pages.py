"""The page of a deal: what everybody may know about it, and what people who have finished it may know."""

from collections.abc import Iterable
from datetime import date

from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.deals import standing
from okapi.server.clock import day_at
from okapi.server.protocol.messages import DealField, DealLine, DealPage, DealPromise, DealScore, Me, OwnTry
from okapi.server.storage import deals
from okapi.server.storage.deals import FieldResult, StoredDeal, StoredTry

from .context import DealContext
from .days import FINISHING, begin_by, deal_after, find_deal, promise
from .field import have_all_levels_played, have_levels_play

_EARLIER = 14  # deals that the page lists
_DAYS_OFF = 1  # in a row, which do not end a streak


async def page_of(context: DealContext, name: str, me: Me | None) -> DealPage:
    """The page of a deal, as the person may see it (H17)."""
    await promise(context)
    now = context.now()
    async with context.database.read() as connection:
        deal = await find_deal(connection, name, now)
        tries = [] if me is None else await deals.tries_at_days(connection, me.id)
        own = next((one for one in tries if one.deal == deal.id), None)
        is_over = now >= deal.closes
        people = await deals.people_in_field(connection, deal.id)
        field = await _field(connection, deal, people) if is_over or (own and own.is_finished) else None
        following = None if is_over else await deal_after(connection, deal)
        earlier = await deals.latest_deals(connection, now + FINISHING, _EARLIER)
    if field is not None and own is not None and own.is_finished:
        have_levels_play(context, deal, [line.player for line in field.levels])  # a server may have stopped before
    played = [date.fromisoformat(one.deal) for one in tries if one.total is not None]
    return DealPage(
        name=deal.id,
        opens=deal.opens,
        begin_by=begin_by(deal),
        is_today=now < begin_by(deal),
        closes=deal.closes,
        is_over=is_over,
        opponents=deal.opponents,
        commitment=deal.commitment,
        secret=deal.secret if is_over else None,
        next=None if following is None else DealPromise(following.id, following.commitment),
        people=sum(count for _, count in people),
        mine=None if own is None else _own(own, field),
        field=field,
        streak=streak(played, day_at(now)),
        earlier=tuple(one for one in earlier if one != deal.id),
    )


async def _field(connection: AsyncConnection, deal: StoredDeal, people: list[tuple[int, int]]) -> DealField:
    levels = await deals.levels_in_field(connection, deal.id)
    best = await deals.best_in_field(connection, deal.id)
    return DealField(
        levels=tuple(map(_line, levels)),
        people=tuple(DealScore(total, count) for total, count in people),
        best=None if best is None else _line(best),
        is_complete=have_all_levels_played(levels),
    )


def _line(result: FieldResult) -> DealLine:
    return DealLine(result.player, result.game, result.total)


def _own(own: StoredTry, field: DealField | None) -> OwnTry:
    rank, of = None, None
    if field is not None and own.total is not None:
        others = [line.total for line in field.levels]
        others += [score.total for score in field.people for _ in range(score.people - (score.total == own.total))]
        rank, of = standing(own.total, others)
    return OwnTry(own.game, own.status, own.total, own.place, rank, of)


def streak(played: Iterable[date], today: date) -> int:
    """On how many days somebody has finished the deal, up to today; one missed day does not end a streak."""
    count, last = 0, today
    for day in sorted(set(played), reverse=True):
        if (last - day).days > 1 + _DAYS_OFF:
            break
        count, last = count + 1, day
    return count

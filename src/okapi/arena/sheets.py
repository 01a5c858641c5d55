"""The tables of a tournament as text, for the terminal and for Markdown."""

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import astuple
from rich.table import Table

from okapi.locales import Texts

from .export import ForfeitedGame
from .intervals import Estimate
from .sequential import Evidence, SequentialVerdict
from .standings import HeadToHead, Standing, Standings

MAX_FORFEITS_SHOWN = 20


class Sheet(Struct, frozen=True):
    """A table: the first column is text, the others are figures."""

    title: str
    head: tuple[str, ...]
    lines: tuple[tuple[str, ...], ...]
    explained: str = ""


def sheets(table: Standings, players: int, texts: Texts) -> Iterator[Sheet]:
    yield standings_sheet(table.bots, players, texts)
    yield points_sheet(table.bots, texts)
    if table.head_to_head:
        yield head_to_head_sheet(table, texts)
    yield times_sheet(table.bots, texts)


def _head(texts: Texts, *figures: str) -> tuple[str, ...]:
    return tuple(texts.say(f"figure-{figure}") for figure in figures)


def standings_sheet(bots: Sequence[Standing], players: int, texts: Texts) -> Sheet:
    columns = ("bot", "games", "wins", "win-share", "even-share", "mean-rank", "rating", "forfeits")
    lines = (
        (
            it.bot,
            texts.number(it.games),
            texts.number(it.wins, 1),
            percent(it.win_share, texts),
            times_even(it.win_share, players, texts),
            texts.number(it.mean_rank, 2),
            rating(it.rating, texts),
            texts.number(it.forfeits),
        )
        for it in bots
    )
    return Sheet(texts.say("sheet-standings"), _head(texts, *columns), tuple(lines))


def points_sheet(bots: Sequence[Standing], texts: Texts) -> Sheet:
    nothing = texts.say("figure-nothing")
    lines = []
    for it in bots:
        means = [texts.number(mean, 1) for mean in astuple(it.points)] if it.points else [nothing] * 5
        lines.append((it.bot, *means, completed_of_kept(it, texts) if it.kept else nothing))
    columns = ("bot", "points", "routes", "doubling", "tickets", "globetrotter", "completed-of-kept")
    return Sheet(texts.say("sheet-points"), _head(texts, *columns), tuple(lines))


def head_to_head_sheet(table: Standings, texts: Texts) -> Sheet:
    """How often the bot of the line finished ahead of the bot of the column."""
    order = [it.bot for it in table.bots]
    cells: dict[tuple[str, str], HeadToHead] = {(it.bot, it.against): it for it in table.head_to_head}
    lines = []
    for bot in order:
        met = [cells.get((bot, against)) for against in order]
        shares = (percent(cell.ahead, texts) if cell else texts.say("figure-nothing") for cell in met)
        lines.append((bot, *shares))
    head = (texts.say("figure-bot"), *order)
    return Sheet(texts.say("sheet-ahead"), head, tuple(lines), texts.say("sheet-ahead-text"))


def times_sheet(bots: Sequence[Standing], texts: Texts) -> Sheet:
    nothing = texts.say("figure-nothing")
    lines = []
    for it in bots:
        decisions = texts.number(it.times.decisions if it.times else 0)
        figures = [
            texts.number(1000 * time, 2)
            for times in (it.times, it.processor_times)
            if times
            for time in (times.mean, times.p99, times.worst)
        ]
        lines.append((it.bot, decisions, *(figures or [nothing] * 6)))
    columns = ("bot", "decisions", "mean", "p99", "worst")
    head = _head(texts, *columns, "processor-mean", "processor-p99", "processor-worst")
    return Sheet(texts.say("sheet-times"), head, tuple(lines))


def evidence_line(evidence: Evidence, texts: Texts) -> str:
    return texts.say(
        "test-progress",
        bot=evidence.challenger,
        percent=_share(evidence.share, texts),
        deals=evidence.deals,
        llr=texts.number(evidence.llr, 2),
        lower=texts.number(evidence.lower, 2),
        upper=texts.number(evidence.upper, 2),
    )


def verdict_sheet(evidence: Evidence, texts: Texts) -> Sheet:
    asked, llr = evidence.hypotheses, Estimate(evidence.llr, evidence.lower, evidence.upper)
    columns = ("bot", "deals", "win-share-alone", "hypothesis-0", "hypothesis-1", "llr", "alpha", "beta")
    line = (
        evidence.challenger,
        texts.number(evidence.deals),
        _share(evidence.share, texts),
        _hypothesis(asked.elo0, evidence.share0, texts),
        _hypothesis(asked.elo1, evidence.share1, texts),
        _rating_interval(llr, lambda part: texts.number(part, 2), texts),
        texts.number(asked.alpha, 3),
        texts.number(asked.beta, 3),
    )
    return Sheet(texts.say("sheet-test"), _head(texts, *columns), (line,))


def verdict_line(evidence: Evidence, texts: Texts) -> str:
    bot, deals, asked = evidence.challenger, evidence.deals, evidence.hypotheses
    match evidence.verdict:
        case SequentialVerdict.H1:
            return texts.say("test-h1", bot=bot, deals=deals, elo=f"{asked.elo0:g}")
        case SequentialVerdict.H0:
            return texts.say("test-h0", bot=bot, deals=deals, elo=f"{asked.elo1:g}")
        case SequentialVerdict.UNDECIDED:
            return texts.say("test-undecided", deals=deals)


def _share(share: float | None, texts: Texts) -> str:
    return texts.say("figure-nothing") if share is None else texts.number(100 * share, 1)


def _hypothesis(elo: float, share: float, texts: Texts) -> str:
    return texts.say("figure-hypothesis", elo=_signed(elo, texts), percent=texts.number(100 * share, 1))


def forfeit_lines(forfeits: Sequence[ForfeitedGame], texts: Texts) -> Iterator[str]:
    """The forfeited games: who failed, how, and what it takes to play them again."""
    for it in forfeits[:MAX_FORFEITS_SHOWN]:
        yield texts.say(
            "forfeit",
            game=it.game,
            seed=it.seed,
            seating=",".join(it.seating),
            bot=it.bot,
            kind=it.kind.replace(" ", "-"),
            error=it.error,
        )
    if (more := len(forfeits) - MAX_FORFEITS_SHOWN) > 0:
        yield texts.say("forfeits-more", count=more)


def completed_of_kept(standing: Standing, texts: Texts) -> str:
    share = texts.number(100 * standing.completed / standing.kept, 0)
    return texts.say("figure-tickets-completed", completed=standing.completed, kept=standing.kept, percent=share)


def percent(share: Estimate, texts: Texts) -> str:
    """A share with its interval; one decimal, so that 99.9 is not 100."""
    return _interval(share, lambda part: texts.number(100 * part, 1), texts)


def times_even(share: Estimate, players: int, texts: Texts) -> str:
    """A share of the wins as a multiple of what everyone would win if all were equal."""
    return _interval(share, lambda part: texts.number(players * part, 2), texts)


def rating(estimate: Estimate | None, texts: Texts) -> str:
    if estimate is None:
        return texts.say("figure-nothing")
    return _rating_interval(estimate, lambda part: _signed(part, texts), texts)


def _interval(known: Estimate, shown: Callable[[float], str], texts: Texts) -> str:
    value, low, high = map(shown, (known.value, known.low, known.high))
    return texts.say("figure-interval", value=value, low=low, high=high)


def _rating_interval(known: Estimate, shown: Callable[[float], str], texts: Texts) -> str:
    value, low, high = map(shown, (known.value, known.low, known.high))
    return texts.say("figure-rating-interval", value=value, low=low, high=high)


def _signed(number: float, texts: Texts) -> str:
    return ("+" if number > 0 else "") + texts.number(round(number), 0)


def framed(sheet: Sheet) -> Table:
    table = Table(title=sheet.title, title_justify="left", title_style="bold")
    for place, name in enumerate(sheet.head):
        table.add_column(name, justify="right" if place else "left", overflow="fold")
    for line in sheet.lines:
        table.add_row(*line)
    return table


def markdown(sheet: Sheet) -> str:
    """Write it as Markdown, without the title."""
    ruler = ("---", *["---:"] * (len(sheet.head) - 1))
    return "".join(f"| {' | '.join(cells)} |\n" for cells in (sheet.head, ruler, *sheet.lines))

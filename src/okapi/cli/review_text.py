"""A review in words and tables."""

from collections import Counter
from collections.abc import Iterator, Sequence

from okapi import game
from okapi.coach.results import GameReview, KeyMoment, MomentFact, MomentKind, SeatAccount, StoryFact
from okapi.game import Action, Seat, Terrain, TrainCard

from .layout import Grid
from .wording import Wording

NAME_WIDTH = 20


def story(found: GameReview, words: Wording) -> str:
    """What a friend would say first: to the reader, or about the winner."""
    seat_story = found.story_of(words.you)
    return "" if seat_story is None else " ".join(_of_story(fact, seat_story.seat, words) for fact in seat_story.facts)


def _of_story(fact: StoryFact, seat: Seat, words: Wording) -> str:
    params: dict[str, str | int] = {**words.who(seat)}
    if fact.turn is not None:
        params |= {"turn": fact.turn, "when": words.say("story-when", turn=fact.turn)}
    if fact.share is not None:
        params["percent"] = percent = round(100 * fact.share)
        if fact.before is not None:
            before, change = round(100 * fact.before), "up" if fact.share > fact.before else "down"
            params["chance"] = words.say(
                "story-chance", **words.who(seat), percent=percent, before=before, change=change
            )
    if fact.doer is not None:
        params |= {"doer": words.who(fact.doer)["who"], "rival": words.named(fact.doer)}
    if fact.route is not None:
        params["route"] = words.route(fact.route)
    if fact.card is not None:
        params["card"] = _card(fact.card, words)
    if fact.action is not None:
        params["move"] = move(fact.action, words)
    if fact.points is not None:
        params["points"] = fact.points
    return words.say(f"story-{fact.about}", **params)


def moments(found: GameReview, words: Wording) -> Iterator[str]:
    seat_story = None if words.you is None else found.story_of(words.you)
    chosen = found.moments if seat_story is None else seat_story.moments
    if not chosen:
        yield words.say("review-no-moments")
    for moment in chosen:
        yield sentence(moment, words)


def sentence(moment: KeyMoment, words: Wording) -> str:
    """A moment in words, and how things stood."""
    params = _params(moment, moment.seat, words)
    params |= {"when": words.say("moment-when", turn=moment.turn), "percent": round(100 * moment.share)}
    if moment.card is not None:
        params["card"] = _card(moment.card, words)
    if moment.played is not None:
        params["played"] = move(moment.played, words)
    if moment.better is not None:
        params["better"] = move(moment.better, words)
    if moment.before is not None:
        sign = 1 if moment.kind is MomentKind.UPSWING else -1
        params |= {"before": round(100 * moment.before), "after": round(100 * (moment.before + sign * moment.share))}
    facts = [words.say(f"fact-{it.about}", **_params(it, moment.seat, words)) for it in moment.facts]
    return " ".join([words.say(f"moment-{moment.kind}", **params), *facts])


def _params(it: KeyMoment | MomentFact, seat: Seat, words: Wording) -> dict[str, str | int]:
    """The parameters of a sentence: players, routes and tickets by name, and counts."""
    params: dict[str, str | int] = {"who": words.who(seat)["who"], "player": words.named(seat)}
    for name in ("turn", "points", "trains", "turns", "cards", "draws"):
        if (count := getattr(it, name, None)) is not None:
            params[name] = round(count)
    if it.rival is not None:
        params |= {"rival": words.named(it.rival), "whom": words.who(it.rival)["who"]}
    if (route := getattr(it, "route", None)) is not None:
        params["route"] = words.route(route)
    if it.ticket is not None:
        params["ticket"] = words.ticket(it.ticket)
    return params


def move(action: Action, words: Wording) -> str:
    """A move as it stands by itself: `take a red card`."""
    match action:
        case game.TakeTrainCard(card=card):
            return words.say("move-take", card=words.one_card(card))
        case game.TakeTerrainCard(terrain=terrain):
            return words.say("move-take", card=words.one_card(terrain))
        case game.DrawBlind(deck=deck):
            return words.say("move-draw", deck="train" if deck is game.Deck.TRAIN else "terrain")
        case game.DrawTickets():
            return words.say("move-draw-tickets")
        case game.KeepTickets(tickets=tickets):
            return words.say("move-keep", tickets=words.tickets(tickets))
        case game.ClaimRoute(route=route, doubling=doubling):
            if doubling is None:
                return words.say("move-claim", route=words.route(route))
            return words.say("move-claim-doubled", route=words.route(route))
        case game.Pass():
            return words.say("move-pass")


def _card(name: str, words: Wording) -> str:
    return words.card(Terrain(name) if name in list(Terrain) else TrainCard(name))


def ledger(accounts: Sequence[SeatAccount], words: Wording) -> Grid:
    """Luck and choices of all players, in percentage points of the chance of winning, and luck in points."""
    sources = [words.say(f"ledger-{entry.source}") for entry in accounts[0].entries]
    names = [words.say("ledger-start"), *sources, words.say("ledger-result"), words.say("ledger-luck-points")]
    columns = [_cells(account, words) for account in accounts]
    players = [words.name(seat) for seat in range(len(columns))]
    grid = Grid(["", *players], right=tuple(range(1, len(columns) + 1)))
    for name, *figures in zip(names, *columns, strict=True):
        grid.add(name, *figures)
    return grid


def _cells(account: SeatAccount, words: Wording) -> list[str]:
    changes = [_signed(100 * entry.share, words) for entry in account.entries]
    return [
        words.texts.number(100 * account.start, 0),
        *changes,
        words.texts.number(100 * account.share, 0),
        _signed(account.luck()[1], words),
    ]


def _signed(value: float, words: Wording) -> str:
    number = words.texts.number(abs(round(value)), 0)
    if round(value) == 0:
        return number
    return f"+{number}" if value > 0 else f"−{number}"


def decisions(found: GameReview, words: Wording) -> Grid:
    """How many decisions of each player were fine, inexact, mistakes, blunders."""
    verdicts = ("fine", "inexact", "mistake", "blunder")
    headings = [words.say("column-player"), *(words.say(f"verdict-{it}") for it in verdicts), words.say("ledger-lost")]
    grid = Grid(headings, right=tuple(range(1, len(headings))), widest=NAME_WIDTH)
    for seat in found.seats:
        own = [it for it in found.judgements if it.seat == seat]
        counts = Counter(str(it.verdict) for it in own)
        lost = sum(it.loss for it in own if it.verdict != "fine")
        numbers = (str(counts[verdict]) for verdict in verdicts)
        grid.add(words.name(seat), *numbers, words.texts.number(100 * lost, 0))
    return grid


def each_decision(found: GameReview, words: Wording) -> Iterator[str]:
    """Every decision that was judged, with its name, what it cost, and the moves that were better."""
    for it in found.judgements:
        named = words.say(
            f"decision-{it.verdict}",
            when=words.say("moment-when", turn=it.turn),
            player=words.named(it.seat),
            played=move(it.action, words),
            percent=round(100 * it.loss),
        )
        better = [
            words.say("decision-better", move=move(other.action, words), percent=round(100 * other.share))
            for other in it.better
        ]
        yield " ".join([named, *better])

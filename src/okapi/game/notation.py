"""The short text form of actions and events: `claim cape-town--port-elizabeth--a black*3 double loco*1`.

One template for each type, used in both directions. `?` stands for what a seat may not know, `-` for nothing.
"""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from . import actions, events
from .actions import Action
from .cards import LOCOMOTIVE, Deck, Pile, Terrain, TerrainCards, TrainCard, TrainCards
from .events import Event

ACTION_FORMS: dict[type[Action], str] = {
    actions.TakeTrainCard: "draw {card}",
    actions.TakeTerrainCard: "draw {terrain}",
    actions.DrawBlind: "draw {deck}",
    actions.DrawTickets: "draw tickets",
    actions.ClaimRoute: "claim {route} {payment}{doubling}",
    actions.KeepTickets: "keep {tickets}",
    actions.Pass: "pass",
}
EVENT_FORMS: dict[type[Event], str] = {
    events.StartingPlayerDrawn: "{seat} starts",
    events.TrainCardDealt: "{seat} is dealt {card}",
    events.TerrainCardDealt: "{seat} is dealt {terrain}",
    events.TicketDealt: "{seat} is dealt ticket {ticket}",
    events.TrainCardLaid: "open {slot} is {card}",
    events.TerrainCardLaid: "open {slot} is {terrain}",
    events.StartingTicketsChosen: "{seat} chooses {tickets}",
    events.TrainCardTaken: "{seat} takes {card} from {slot}",
    events.TerrainCardTaken: "{seat} takes {terrain} from {slot}",
    events.DeckDrawn: "{seat} draws {deck}",
    events.RouteClaimed: "{seat} claims {route} {payment}{doubling} discarding {discarded} for {points}",
    events.TicketsDrawn: "{seat} draws {count} tickets",
    events.TicketsKept: "{seat} keeps {kept} returns {returned}",
    events.Passed: "{seat} passes",
    events.SetupCompleted: "setup completed",
    events.StartingTicketsSettled: "all chose, keeping {counts}",
    events.DisplaySwept: "display swept",
    events.DeckRebuilt: "{deck} deck rebuilt",
    events.LastRoundBegan: "{seat} begins the last round",
    events.TurnEnded: "{seat} ends the turn",
    events.GameEnded: "game over, {reason}, tickets {revealed}",
}

AnyPile = TypeVar("AnyPile", bound=Pile)


class UnreadableText(ValueError):
    """The text is not the form of any action or event."""


def format_action(action: Action) -> str:
    """The text form of an action."""
    return _format(action, ACTION_FORMS[type(action)])


def format_event(event: Event) -> str:
    """The text form of an event, redacted or not."""
    return _format(event, EVENT_FORMS[type(event)])


def parse_action(text: str) -> Action:
    """The action this text is the form of. Whether it is legal is another question."""
    if "?" in text.split():  # a seat knows what it does
        raise UnreadableText(f"cannot read {text!r}: an action hides nothing, so `?` has no place in it")
    action: Action = _parse(text, ACTION_FORMS)
    return action


def parse_event(text: str) -> Event:
    """The event this text is the form of."""
    event: Event = _parse(text, EVENT_FORMS)
    return event


def _format(thing: Action | Event, form: str) -> str:
    return form.format(**{name: _spell(name, getattr(thing, name)) for name in thing.__struct_fields__})


def _parse(text: str, forms: dict[type[Any], str]) -> Any:
    words = " ".join(text.split())
    for kind, form in forms.items():
        if match := _pattern(form).fullmatch(words):
            try:
                return kind(**{name: _read(name, words) for name, words in match.groupdict().items()})
            except ValueError:  # the words fit another form: `draw red` is not `draw desert`
                continue
    known = "; ".join(forms.values()).replace("{doubling}", " [double [loco*N]]")
    raise UnreadableText(f"cannot read {text!r}; the forms are: {known}")


@lru_cache(maxsize=32)
def _pattern(form: str) -> re.Pattern[str]:
    """Each field takes the words in its place; only doubling may be absent."""
    pattern = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+?)", re.escape(form))
    return re.compile(pattern.replace("(?P<doubling>.+?)", "(?P<doubling>(?: double(?: .+?)?)?)"))


def _spell(field: str, value: Any) -> str:
    if field == "doubling":
        return "" if value is None else " double" + (f" loco*{value.locomotives}" * bool(value.locomotives))
    return "?" if value is None else WORDING[field].spell(value)


def _read(field: str, words: str) -> Any:
    if field == "doubling":
        return _read_doubling(words.removeprefix(" double").strip()) if words else None
    return None if words == "?" and field in HIDDEN_WHOLE else WORDING[field].read(words)


def _spell_pile(pile: Pile) -> str:
    kinds = zip(pile.__struct_fields__, pile.counts(), strict=True)
    return " ".join(f"{_short(kind)}*{count}" for kind, count in kinds if count) or "-"


def _read_pile(kind: type[AnyPile], words: str) -> AnyPile:
    counts: dict[str, int] = {}
    for word in words.split() if words != "-" else ():
        card, _, count = word.partition("*")
        name = _long(card)
        if name not in kind.__struct_fields__ or name in counts or not _NUMBER.fullmatch(count or "1"):
            raise ValueError(word)
        counts[name] = int(count or 1)
    return kind(**counts)


def _read_doubling(words: str) -> actions.Doubling:
    wild = _read_pile(TrainCards, words)
    if wild.total() != wild.locomotive:
        raise ValueError(words)
    return actions.Doubling(wild.locomotive)


def _spell_list(items: tuple[Any, ...]) -> str:
    return " ".join("?" if item is None else str(item) for item in items) or "-"


def _read_list(words: str) -> tuple[Any, ...]:
    return () if words == "-" else tuple(None if word == "?" else word for word in words.split())


def _read_number(words: str) -> int:
    if not _NUMBER.fullmatch(words):
        raise ValueError(words)
    return int(words)


def _short(card: str) -> str:
    return "loco" if card == LOCOMOTIVE else str(card)


def _long(card: str) -> str:
    return LOCOMOTIVE if card == "loco" else card


_NUMBER = re.compile(r"[0-9]{1,4}")


class FieldForm(NamedTuple):
    """How the values of a field are written and read."""

    spell: Callable[[Any], str]
    read: Callable[[str], Any]


_A_NUMBER = FieldForm(str, _read_number)
_A_NAME = FieldForm(str, str)
_NAMES = FieldForm(_spell_list, _read_list)
HIDDEN_WHOLE = ("card", "ticket", "tickets")
WORDING: dict[str, FieldForm] = {
    "seat": _A_NUMBER,
    "slot": _A_NUMBER,
    "count": _A_NUMBER,
    "points": _A_NUMBER,
    "counts": FieldForm(_spell_list, lambda words: tuple(map(_read_number, words.split()))),
    "card": FieldForm(_short, lambda words: TrainCard(_long(words))),
    "terrain": FieldForm(str, Terrain),
    "deck": FieldForm(str, Deck),
    "reason": FieldForm(str, events.EndReason),
    "route": _A_NAME,
    "ticket": _A_NAME,
    "tickets": _NAMES,
    "kept": _NAMES,
    "returned": _NAMES,
    "revealed": FieldForm(
        lambda everyone: " / ".join(map(_spell_list, everyone)),
        lambda words: tuple(map(_read_list, words.split(" / "))),
    ),
    "payment": FieldForm(_spell_pile, lambda words: _read_pile(TrainCards, words)),
    "discarded": FieldForm(_spell_pile, lambda words: _read_pile(TerrainCards, words)),
}

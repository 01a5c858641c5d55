"""The catalogs hold every sentence, nothing unused, and each sentence gets what it needs."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import okapi
from okapi.board import Colour, Flaw, PlaceKind, africa
from okapi.bots import bot_names
from okapi.cli import FIRST_STEPS, rules
from okapi.cli.play.commands import HELPED
from okapi.cli.simulate import GameTotals
from okapi.cli.usage import TYPERS_OWN
from okapi.coach.results import FactKind, LedgerSource, MomentKind, StoryKind, TryOutcome, Verdict
from okapi.coach.warm_up import BEGUN, DONE, FAILED
from okapi.game import TERRAINS, TRAIN_CARDS, EndReason, Event, Obstacle, Reason, Rules, figures
from okapi.locales import TextError, Texts, catalogs
from okapi.locales.counting import WORDS
from okapi.puzzles import PuzzleTheme
from okapi.record import Fault
from okapi.server.protocol.reasons import ServerReason

SOURCE = Path(okapi.__file__).parent
LOOKUPS = ("say", "print_message")  # what a message is asked for with
TROUBLES = (
    "DatasetTrouble",
    "ArenaError",
    "BadDatabaseUrl",
    "BadSecretKey",
    "BadServerSettings",
    "BadSettings",
    "BackupError",
    "NewerDatabase",
)


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def _read(file: str) -> dict[str, set[str]]:
    """Every message of an English catalog, with its variables."""
    found = {}
    for entry in FluentParser().parse(catalogs("en")[file]).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            variables = _Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = variables.names
    return found


def _messages(*files: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for file in files:
        assert not found.keys() & _read(file), f"{found.keys() & _read(file)} stand twice"
        found |= _read(file)
    return found


FIGURES = {*figures(Rules(), africa()), "points_by_length"}  # the rules' texts are given all of them
ON_THE_RULES_PAGE = ("contents", "print", "rule", "link-to", "why", "all")
CLOSING = "reason-deal-is-closing"


@cache
def _all_messages() -> dict[str, set[str]]:
    return _messages(*catalogs("en"))  # no id stands twice


@cache
def _in_the_browser() -> set[str]:
    """The client's own tests see to those."""
    return {
        *_messages("account.ftl", "advice.ftl", "asking.ftl", "devices.ftl", "table.ftl", "hints.ftl", "keeper.ftl"),
        *(message for message in _messages("opponents.ftl") if not message.startswith("bot-")),
        *_messages("people.ftl", "ratings.ftl", "review.ftl", "seats.ftl", "spoken.ftl", "stand-ins.ftl", "talk.ftl"),
        *_messages("home.ftl", "web.ftl", "words.ftl"),
        *(message for message in _messages("workshop.ftl", "workshop-map.ftl") if message.startswith("workshop")),
        *(message for message in _messages("almanac.ftl") if not message.startswith("reason-")),
        *(
            message
            for message in _messages("deals.ftl")
            if message not in ("deal-rank", "deal-text", "deal-title", CLOSING)
        ),
        *(
            message
            for message in _messages("tries.ftl", "duels.ftl", "puzzle-pages.ftl")
            if not message.startswith("reason-")
        ),
        *("board-about-australia", "board-about-ceylon", "board-map-own", "end-regular-table"),
        *("board-copy", "board-played", "boards-link", "options-board", "options-board-bot", "options-board-private"),
        *("bot-rating", "opponent-choose", "opponent-rating-text", "story-title", "keys-talk", "lobby-chat"),
        "puzzles-like-this",
        *("count", "count-again", "count-completed", "count-failed", "count-hands", "count-skip"),
        *(f"learn-{name}" for name in ("next", "open", "open-of", "show", "solution", "thinks", "title")),
        *(message for message in _messages("lobby.ftl") if not message.startswith("reason-")),
        *(message for message in _messages("tutorial.ftl") if message.startswith("tutorial-")),
        *(message for message in _messages("claiming.ftl") if message.startswith(("claim-", "plan-"))),
        *(message for message in _messages("answers.ftl") if message.startswith("ticket-cut")),
        *("cards-hidden", "event-cards-drawn", "event-cards-taken-and-drawn", "event-tickets-drawn-and-kept"),
        *(f"rules-{name}" for name in ON_THE_RULES_PAGE),
        *(message for message in _messages("rules.ftl") if message.startswith("rules-picture-")),
    }


@cache
def _said_here() -> dict[str, set[str]]:
    return {id: given for id, given in _all_messages().items() if id not in _in_the_browser()}


@cache
def _calls(folder: Path) -> list[tuple[str, ast.Call]]:
    nodes = [node for path in folder.rglob("*.py") for node in ast.walk(ast.parse(path.read_text("utf-8")))]
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    return [(getattr(call.func, "attr", getattr(call.func, "id", "")), call) for call in calls]


def _lookups() -> Iterator[tuple[str, ast.Call]]:
    """The messages that the program asks for by name."""
    for function, call in _calls(SOURCE):
        first = call.args[0] if call.args else None
        if function in (*LOOKUPS, *TROUBLES) and isinstance(first, ast.Constant):
            yield str(first.value), call


def _help() -> set[str]:
    """Help, first steps and news of the compiler are kept as ids of messages."""
    helps = {
        str(keyword.value.value)
        for _, call in _calls(SOURCE / "cli")
        for keyword in call.keywords
        if keyword.arg in ("help", "epilog") and isinstance(keyword.value, ast.Constant)
    }
    return helps | set(TYPERS_OWN.values()) | set(FIRST_STEPS.values()) | {BEGUN, DONE}


def _tag(event: type) -> str:
    return str(event.__struct_config__.tag)  # type: ignore[attr-defined]


def _made_from_keys() -> set[str]:
    """The messages whose ids are made from the keys of the game."""
    made = {f"event-{_tag(event)}" for event in get_args(Event)}
    made |= {f"reason-{reason.replace('.', '-')}" for reason in (*Reason, *ServerReason)}
    made |= {f"fault-{fault.replace('.', '-')}" for fault in Fault}
    made |= {f"flaw-{flaw}" for flaw in Flaw}
    made |= {f"obstacle-{obstacle}" for obstacle in Obstacle}
    made |= {f"bot-{bot}{part}" for bot in bot_names() for part in ("", "-text")}
    made |= {f"{family}-{card}" for family in ("card", "one-card", "cards") for card in TRAIN_CARDS}
    families = ("terrain", "terrain-whole", "one-terrain", "terrains", "column")
    made |= {f"{family}-{terrain}" for family in families for terrain in TERRAINS}
    made |= {f"colour-{colour}" for colour in Colour}
    made |= {f"place-kind-{kind}" for kind in PlaceKind}
    made |= {f"place-{place.country or place.id}" for place in africa().places.values()}
    made |= {f"help-{command}" for command in HELPED}
    made |= _made_from_rules()
    made |= {f"simulate-{name.replace('_', '-')}" for name in GameTotals(2).summary()}
    in_a_dataset = ("new-games", "files", "megabytes", "bytes-per-game", "games-per-second")
    made |= {f"dataset-{name}" for name in in_a_dataset}
    made |= {f"fact-{about}" for about in FactKind}
    made |= {f"moment-{kind}" for kind in MomentKind} | {f"verdict-{verdict}" for verdict in Verdict}
    made |= {f"decision-{verdict}" for verdict in Verdict} | {f"puzzle-theme-{theme}" for theme in PuzzleTheme}
    made |= {f"story-{kind}" for kind in StoryKind} | {f"learn-{outcome}" for outcome in TryOutcome}
    return made | {f"ledger-{source}" for source in LedgerSource}


def _made_from_rules() -> set[str]:
    """The messages of rules.ftl whose ids are made from numbers and short lists."""
    keys = [number.replace(".", "-") for number in rules.rule_numbers()]
    made = {f"{family}-{key}" for family in ("rule", "rule-title") for key in keys}
    made |= {f"rules-section-{section}" for section in rules.sections()}
    made |= {f"rules-minute-{point}" for point in rules.MINUTE}
    made |= {f"rules-edition-{difference}" for difference in rules.EDITIONS}
    return made | {f"rules-hint-{hint}" for hint in rules.HINTS} | {WORDS}


def _headings() -> set[str]:
    """Headings are named in tuples: `column-` or `figure-` and any string of the program."""
    strings = set()
    for folder, family in (("cli", "column"), ("arena", "figure")):
        for path in (SOURCE / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    strings.add(f"{family}-{node.value}")
    return strings & _said_here().keys()


def test_every_key_of_the_game_has_a_message() -> None:
    assert sorted(_made_from_keys() - set(_said_here())) == []


def test_every_message_asked_for_is_there_and_gets_exactly_its_variables() -> None:
    for message, call in _lookups():
        assert message in _all_messages(), message
        given = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
        if any(keyword.arg is None for keyword in call.keywords):  # **words.who(seat)
            given |= {"who", "player"}
        needed = _all_messages()[message] - FIGURES if message.startswith("rules") else _all_messages()[message]
        assert needed <= given, f"{message} is not given {needed - given}"
        assert given - {"who", "player"} <= _all_messages()[message], f"{message} does not use all of {given}"


def test_every_help_is_a_message() -> None:
    assert {message: _said_here().get(message) for message in _help() if _said_here().get(message) != set()} == {}


def test_every_message_is_used() -> None:
    used = {message for message, _ in _lookups()} | _made_from_keys() | _headings() | _help()
    used |= {FAILED} | {f"needs-{kind}" for kind in ("cards", "none", "together", "together-none")}  # to functions
    assert _said_here().keys() - used == set()


@cache
def _details(folder: Path, family: str) -> dict[str, set[str]]:
    """The names of the details that accompany each reason or fault in the source."""
    found: dict[str, set[str]] = defaultdict(set)
    for _, call in _calls(folder):
        for argument in call.args:
            if isinstance(argument, ast.Attribute) and getattr(argument.value, "id", "") == family:
                found[argument.attr] |= {keyword.arg for keyword in call.keywords if keyword.arg is not None}
    return found


@pytest.mark.parametrize("reason", Reason)
def test_a_reasons_details_fill_its_message(reason: Reason) -> None:
    details = _details(SOURCE / "game", "Reason")
    assert _said_here()[f"reason-{reason.replace('.', '-')}"] <= details[reason.name]


@pytest.mark.parametrize("fault", Fault)
def test_a_faults_details_fill_its_message(fault: Fault) -> None:
    details = _details(SOURCE, "Fault")
    assert _said_here()[f"fault-{fault.replace('.', '-')}"] <= details[fault.name]


@pytest.mark.parametrize("flaw", Flaw)
def test_every_flaw_is_one_that_a_board_can_have(flaw: Flaw) -> None:
    details = _details(SOURCE / "board", "Flaw")
    assert flaw.name in details, f"nothing is ever called {flaw}"


def test_the_end_of_the_game_has_a_variant_for_every_reason() -> None:
    texts = Texts()
    assert len({texts.say("event-game-ended", reason=reason.value) for reason in EndReason}) == len(EndReason)


def test_a_missing_message_or_parameter_is_an_error() -> None:
    texts = Texts()
    with pytest.raises(TextError, match="no message"):
        texts.say("no-such-message")
    with pytest.raises(TextError, match="player"):
        texts.say("event-passed", who="other")


def test_the_places_of_the_board_are_called_as_the_board_calls_them() -> None:
    texts, board = Texts(), africa()
    for place in board.places.values():
        assert texts.say(f"place-{place.country or place.id}") == place.name


def test_another_boards_place_of_the_same_id_keeps_its_own_name() -> None:
    assert Texts().place("durban", "Durban Harbour") == "Durban Harbour"


def test_a_parameter_may_be_as_long_as_it_likes() -> None:
    assert Texts().say("record-bad-file", file="f" * 9000, fault="g" * 600) == "f" * 9000 + ": " + "g" * 600


def test_numbers_are_written_in_the_right_plural() -> None:
    texts = Texts()
    assert texts.say("cards-locomotive", count=1) == "1 locomotive"
    assert texts.say("cards-locomotive", count=2) == "2 locomotives"
    assert texts.listed(["one", "two", "three"]) == "one, two and three"


def test_no_publishers_trademark_stands_in_the_catalogs() -> None:
    everything = " ".join(catalogs("en").values()).casefold()
    assert "ticket to" + " ride" not in everything
    assert "days of" + " wonder" not in everything


ABBREVIATIONS = {"ELO", "ID", "MS", "URL"}  # the same in every language


def test_every_word_in_capitals_of_the_help_has_its_word_in_each_language() -> None:
    """`--theme THEME` is `--theme THEMA` in German."""
    texts = [path.read_text("utf-8") for path in (SOURCE / "cli").rglob("*.py")]
    metavars = [metavar for text in texts for metavar in re.findall(r'metavar="([^"]+)"', text)]
    words = {word for metavar in metavars for word in re.findall("[A-Z]{2,}", metavar)} - ABBREVIATIONS
    assert "THEME" in words
    named = set(re.findall(r"\[([A-Z]+)\]", catalogs("en")["cli.ftl"]))
    assert words <= named

"""`okapi verify` and `okapi replay`: honest files, and all the others."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import okapi.board as okapi_board
from okapi.arena import play_match
from okapi.board import africa
from okapi.bots import find_bot
from okapi.dealer import FairDealer, SeededDealer
from okapi.game import Rules, TicketDealt, TrainCard, TrainCardTaken
from okapi.record import Record, UnknownLuck, header_for, lines_of, luck_of, save

Run = Any
AFRICA = Path(okapi_board.__file__).with_name("africa.toml")
PLAYERS = ["Ada", "Ben", "Cléo"]


def _game(seed: int = 1, dealer: FairDealer | None = None) -> Record:
    dealing = dealer or SeededDealer(seed)
    bots = [find_bot("random").factory(f"{seed}/{seat}") for seat in range(3)]
    match = play_match(africa(), bots, dealing)
    secret = dealer.secret.hex() if dealer else None
    return Record(header_for(africa(), PLAYERS, luck=luck_of(dealing)), match.events, secret)


GAME = _game()
LINES = list(lines_of(GAME))


@pytest.fixture
def file(folder: Path) -> Path:
    path = folder / "game.jsonl"
    save(GAME, path)
    return path


# Verifying.


def test_a_good_record_says_what_it_holds(okapi: Run, file: Path) -> None:
    verified = okapi("verify", file)
    assert verified.exit_code == 0
    (line,) = verified.stdout.splitlines()
    for expected in ("fine", "3 players", f"{len(GAME.events):,} events", "finished", "Cléo (", "seed “1”"):
        assert expected in line


@pytest.mark.parametrize(
    ("record", "expected"),
    [
        (_game(dealer=FairDealer(b"x" * 32)), "The deal is proven fair"),
        (
            replace(GAME, header=replace(GAME.header, luck=UnknownLuck())),
            "doesn’t say how the cards were dealt",
        ),
        (
            replace(_game(dealer=FairDealer(b"x" * 32)), events=GAME.events[:0], secret=None),
            "middle of a turn",
        ),
    ],
)
def test_luck_is_proven_where_it_can_be(okapi: Run, folder: Path, record: Record, expected: str) -> None:
    save(record, folder / "game.jsonl")
    assert expected in okapi("verify", "game.jsonl").stdout


def _truncated(lines: list[bytes]) -> list[bytes]:
    return lines[:-5]


def _cut_inside_a_line(lines: list[bytes]) -> list[bytes]:
    return [*lines[:40], lines[40][:20]]


def _edited(lines: list[bytes]) -> list[bytes]:
    return [*lines[:2], lines[2].replace(b'"seat":0', b'"seat":1'), *lines[3:]]


def _reordered(lines: list[bytes]) -> list[bytes]:
    return [*lines[:9], lines[10], lines[9], *lines[11:]]


def _continued(lines: list[bytes]) -> list[bytes]:
    return [*lines, lines[5]]


def _foreign(lines: list[bytes]) -> list[bytes]:
    return [json.dumps({"hello": "world"}).encode()]


def _binary(lines: list[bytes]) -> list[bytes]:
    return [bytes(range(256))]


def _empty(lines: list[bytes]) -> list[bytes]:
    return []


def _later_format(lines: list[bytes]) -> list[bytes]:
    return [lines[0].replace(b'"format":1', b'"format":99'), *lines[1:]]


@pytest.mark.parametrize(
    ("damage", "line", "words"),
    [
        (_truncated, len(LINES) - 5, "cut off"),
        (_cut_inside_a_line, 41, "damaged"),
        (_edited, 3, "changed"),
        (_reordered, 10, "out of order"),
        (_continued, len(LINES) + 1, "after the end"),
        (_foreign, 1, "not an Okapi game record"),
        (_binary, 1, "not an Okapi game record"),
        (_empty, 1, "empty"),
        (_later_format, 1, "format 99"),
    ],
)
def test_a_bad_file_is_named_with_line_and_reason(
    okapi: Run, folder: Path, damage: Callable[[list[bytes]], list[bytes]], line: int, words: str
) -> None:
    (folder / "bad.jsonl").write_bytes(b"".join(each + b"\n" for each in damage(LINES)))
    verified = okapi("verify", "bad.jsonl")
    assert verified.exit_code == 1
    (output,) = verified.stdout.splitlines()
    assert output.startswith(f"bad.jsonl: line {line:,}: ")
    assert words in output
    assert okapi("replay", "bad.jsonl").exit_code == 1
    assert okapi("play", "--resume", "bad.jsonl").exit_code == 1


def _resealed(folder: Path, record: Record) -> str:
    """Someone who edits a record can also recompute its checks; the rules still find it out."""
    save(record, folder / "forged.jsonl")
    return "forged.jsonl"


def test_a_forged_decision_is_refused_in_words(okapi: Run, folder: Path) -> None:
    unproven = replace(GAME, header=replace(GAME.header, luck=UnknownLuck()))
    number = next(i for i, event in enumerate(GAME.events) if type(event).__name__ == "RouteClaimed")
    forged = replace(GAME.events[number], payment=type(GAME.events[number].payment)(red=1, blue=1))  # type: ignore[union-attr]
    file = _resealed(folder, replace(unproven, events=(*GAME.events[:number], forged, *GAME.events[number + 1 :])))
    verified = okapi("verify", file)
    assert verified.exit_code == 1
    assert f"line {number + 2}: this breaks the rules:" in verified.stdout
    assert re.search(r"(claims|claim) .+ – .+\(Rule 5\.\d\)", verified.stdout)
    assert okapi("play", "--resume", file).stderr == verified.stdout


def test_forged_luck_is_found_out(okapi: Run, folder: Path) -> None:
    number = next(i for i, event in enumerate(GAME.events) if isinstance(event, TicketDealt))
    other = next(ticket for ticket in africa().tickets if ticket not in str(GAME.events[number : number + 30]))
    forged = replace(GAME.events[number], ticket=other)
    file = _resealed(folder, replace(GAME, events=(*GAME.events[:number], forged, *GAME.events[number + 1 :])))
    verified = okapi("verify", file)
    assert "the dealer broke its promise" in verified.stdout
    assert africa().end_name(africa().tickets[other].between[0]) in verified.stdout


def test_events_of_things_that_do_not_exist_are_shown_as_written(okapi: Run, folder: Path) -> None:
    strange = (*GAME.events[:20], TrainCardTaken(40, TrainCard.RED, 77))
    file = _resealed(folder, replace(GAME, events=strange))
    verified = okapi("verify", file)
    assert verified.exit_code == 1
    assert len(verified.stdout.splitlines()) == 1


def test_a_record_of_another_board_says_so(okapi: Run, folder: Path, file: Path) -> None:
    text = AFRICA.read_text("utf-8").replace("Heart of Africa", "Hearth of Africa")
    (folder / "other.toml").write_text(text, "utf-8")
    verified = okapi("verify", file, "--board", "other.toml")
    assert verified.exit_code == 1
    assert "--board" in verified.stdout


def test_every_file_gets_its_line_and_one_bad_one_decides(okapi: Run, folder: Path, file: Path) -> None:
    verified = okapi("verify", file, "missing.jsonl", folder, file)
    assert verified.exit_code == 1
    lines = verified.stdout.splitlines()
    assert len(lines) == 4
    assert ["fine" in line for line in lines] == [True, False, False, True]


def test_names_in_a_record_cannot_command_the_terminal(okapi: Run, folder: Path) -> None:
    header = replace(GAME.header, players=("\x1b[2J", "[red]Ben", "Cléo\n"))
    save(replace(GAME, header=header), folder / "game.jsonl")
    for command in ("verify", "replay"):
        output = okapi(command, "game.jsonl")
        assert output.exit_code == 0
        assert "\x1b" not in output.stdout
        assert "[red]Ben" in output.stdout


# Replaying.


def _name(ticket: str) -> str:
    one, other = africa().tickets[ticket].between
    return f"{africa().end_name(one)} – {africa().end_name(other)} ("


def _tickets_of_others(seat: int) -> set[str]:
    return {
        _name(event.ticket)
        for event in GAME.events
        if isinstance(event, TicketDealt) and event.seat != seat and event.ticket
    }


def test_a_replay_shows_everything(okapi: Run, file: Path) -> None:
    output = okapi("replay", file)
    assert output.exit_code == 0
    story = output.stdout.replace("\n", " ")
    assert all(name in story for name in _tickets_of_others(-1))
    assert "Turn 1: " in story
    assert "Globetrotter" in story
    assert re.search(r"won\.|Shared", story)


@pytest.mark.parametrize(("seat", "index"), [("1", 0), ("ben", 1), ("Cléo", 2)])
def test_a_replay_as_one_seat_saw_it_hides_the_rest_to_the_end(okapi: Run, file: Path, seat: str, index: int) -> None:
    story = okapi("replay", file, "--as", seat).stdout
    before_the_end = story[: story.index("the game.", story.index("Turn 2"))]
    own = {
        _name(event.ticket)
        for event in GAME.events
        if isinstance(event, TicketDealt) and event.seat == index and event.ticket
    }
    assert own
    assert all(name in before_the_end for name in own)
    assert not [name for name in _tickets_of_others(index) - own if name in before_the_end]
    assert "You keep" in story


@pytest.mark.parametrize("seat", ["0", "4", "-1", "nobody", "", "²", "9" * 5000])
def test_a_seat_that_is_not_there_is_refused(okapi: Run, file: Path, seat: str) -> None:
    refused = okapi("replay", file, "--as", seat)
    assert refused.exit_code == 2
    assert "from 1 to 3" in refused.stderr


def test_an_unfinished_game_is_replayed_as_far_as_it_went(okapi: Run, folder: Path) -> None:
    okapi("play", "--seed", 1, "--bots", "random", typed="1 2\ndraw train\n")
    (file,) = folder.iterdir()
    output = okapi("replay", file, "--as", "human")
    assert output.exit_code == 0
    assert "not finished" in output.stdout
    assert "not finished" in okapi("verify", file).stdout


def test_the_players_agreed_on_other_rules(okapi: Run, folder: Path) -> None:
    bots = [find_bot("random").factory(str(seat)) for seat in range(2)]
    rules = Rules(tickets_drawn=3)
    match = play_match(africa(), bots, SeededDealer(3), rules)
    save(Record(header_for(africa(), ["a", "b"], rules), match.events), folder / "game.jsonl")
    assert okapi("verify", "game.jsonl").exit_code == 0

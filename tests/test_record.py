"""Records: what is written comes back, and whatever is not an honest record is refused by line and reason."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from okapi.arena import play_match
from okapi.board import Board, africa
from okapi.bots import find_bot
from okapi.dealer import FairDealer, SeededDealer
from okapi.game import (
    RouteClaimed,
    Rules,
    StartingPlayerDrawn,
    TicketsKept,
    TrainCard,
    TrainCardDealt,
    TrainCards,
    TurnEnded,
    redact,
    to_json,
)
from okapi.record import FairLuck, Fault, Record, RecordError, header_for, lines_of, load, luck_of, parse, save, verify
from playing import random_events, steps


def record_with(dealer: FairDealer | SeededDealer) -> Record:
    bots = [find_bot("random").factory(str(seat)) for seat in range(2)]
    events = play_match(africa(), bots, dealer).events
    secret = dealer.secret.hex() if isinstance(dealer, FairDealer) else None
    return Record(header_for(africa(), ["Ada", "Béla"], luck=luck_of(dealer)), events, secret)


SEALED = record_with(FairDealer(b"\x07" * 32, ["apple", ""]))
SEEDED = record_with(SeededDealer(3))


def data_of(record: Record) -> bytes:
    return b"".join(line + b"\n" for line in lines_of(record))


def fault_of(data: bytes, board: Board | None = None) -> tuple[int, Fault]:
    with pytest.raises(RecordError) as error:
        verify(parse(data), board or africa())
    return error.value.line, error.value.fault


def lines(record: Record = SEALED) -> list[bytes]:
    return list(lines_of(record))


@pytest.mark.parametrize("record", [SEALED, SEEDED])
def test_a_record_is_read_back_as_it_was_written(record: Record, tmp_path: Path) -> None:
    save(record, tmp_path / "game.jsonl")
    again = load(tmp_path / "game.jsonl")
    assert (again.events, again.secret) == (record.events, record.secret)
    assert replace(again.header, check="") == record.header
    assert list(lines_of(replace(again, header=record.header))) == list(lines_of(record))
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


@pytest.mark.parametrize("record", [SEALED, SEEDED])
def test_an_honest_record_is_verified(record: Record) -> None:
    *_, (_, _, last) = steps(list(record.events), 2)
    assert verify(parse(data_of(record)), africa()) == last


def test_each_line_is_a_json_object_and_the_first_says_what_the_file_is() -> None:
    header, *entries, ending = [json.loads(line) for line in lines()]
    assert header["okapi"] == "game"
    assert header["format"] == 1
    assert header["board"] == {"id": "africa", "hash": africa().content_hash}
    assert header["players"] == ["Ada", "Béla"]
    assert header["luck"]["commitment"] == FairDealer(b"\x07" * 32).commitment
    assert [entry["seq"] for entry in entries] == list(range(1, len(SEALED.events) + 1))
    assert ending["end"] == "finished"
    assert ending["secret"] == "07" * 32


def test_a_game_that_was_broken_off_is_a_record_too() -> None:
    begun = next(index for index, event in enumerate(SEALED.events) if isinstance(event, TurnEnded))
    unfinished = replace(SEALED, events=SEALED.events[: begun + 1])
    assert b'"end":"unfinished"' in data_of(unfinished)
    state = verify(parse(data_of(unfinished)), africa())
    assert state.table.acting()


# Truncated.


@pytest.mark.parametrize("kept", [0, 1, 2, 100, len(SEALED.events), len(SEALED.events) + 1])
def test_a_truncated_file_is_refused_wherever_it_was_cut(kept: int) -> None:
    whole = lines()
    line, fault = fault_of(b"\n".join(whole[:kept]))
    assert fault is (Fault.EMPTY if kept == 0 else Fault.TRUNCATED)
    assert line == max(1, kept)


def test_a_file_cut_in_the_middle_of_a_line_is_refused_there() -> None:
    data = data_of(SEALED)
    assert fault_of(data[: len(data) // 2])[1] is Fault.UNREADABLE_LINE


def test_an_end_that_was_moved_up_is_refused() -> None:
    whole = lines()
    assert fault_of(b"\n".join([*whole[:50], whole[-1]])) == (51, Fault.EDITED)


# Edited.


@given(st.data())
@settings(max_examples=150)
def test_a_changed_character_anywhere_is_found_in_its_line(data: st.DataObject) -> None:
    whole = data_of(SEALED)
    at = data.draw(st.integers(0, len(whole) - 2))
    new = data.draw(st.integers(32, 126).filter(lambda character: character != whole[at]))
    edited = whole[:at] + bytes([new]) + whole[at + 1 :]
    line = whole.count(b"\n", 0, at) + 1
    assert fault_of(edited)[0] in (line, line + 1)  # a newline that went is missed by the next line


def forge(change: Callable[[Record], Record]) -> tuple[int, Fault]:
    """Someone changes a game and recomputes the checks, as anyone can."""
    return fault_of(data_of(change(SEALED)))


def with_event(record: Record, index: int, **changes: object) -> Record:
    events = list(record.events)
    events[index] = replace(events[index], **changes)
    return replace(record, events=tuple(events))


def index_of(kind: type) -> int:
    return next(index for index, event in enumerate(SEALED.events) if isinstance(event, kind))


def seat_of(record: Record, index: int) -> int:
    event = record.events[index]
    assert isinstance(event, StartingPlayerDrawn | TurnEnded)
    return event.seat


def test_a_forged_card_contradicts_the_committed_secret() -> None:
    index = index_of(TrainCardDealt)
    white = TrainCardDealt(0, TrainCard.WHITE)
    card = TrainCard.WHITE if SEALED.events[index] != white else TrainCard.RED
    assert forge(lambda game: with_event(game, index, card=card)) == (index + 2, Fault.NOT_THE_PROMISED_LUCK)


def test_a_forged_card_contradicts_the_seed_too() -> None:
    index = index_of(StartingPlayerDrawn)
    other = 1 - seat_of(SEEDED, index)
    forged = with_event(SEEDED, index, seat=other)
    assert fault_of(data_of(forged)) == (index + 2, Fault.NOT_THE_PROMISED_LUCK)


def test_a_card_that_is_not_in_the_deck_is_impossible_luck_even_without_a_seed() -> None:
    record = Record(header_for(africa(), ["Ada", "Béla"]), SEALED.events)
    assert fault_of(data_of(with_event(record, 0, seat=5))) == (2, Fault.IMPOSSIBLE_LUCK)
    verify(parse(data_of(record)), africa())


def test_forged_points_do_not_follow_from_the_rules() -> None:
    index = index_of(RouteClaimed)
    assert forge(lambda game: with_event(game, index, points=99)) == (index + 2, Fault.NOT_WHAT_FOLLOWS)


def test_a_forged_payment_is_against_the_rules() -> None:
    index = index_of(RouteClaimed)
    forged = forge(lambda game: with_event(game, index, payment=TrainCards()))
    assert forged == (index + 2, Fault.AGAINST_THE_RULES)


def test_a_forged_end_of_turn_does_not_follow() -> None:
    index = index_of(TurnEnded)
    seat = 1 - seat_of(SEALED, index)
    assert forge(lambda game: with_event(game, index, seat=seat)) == (index + 2, Fault.NOT_WHAT_FOLLOWS)


def test_a_move_by_someone_who_is_not_there_is_refused() -> None:
    index = index_of(RouteClaimed)
    assert forge(lambda game: with_event(game, index, seat=4)) == (index + 2, Fault.AGAINST_THE_RULES)


def test_another_secret_does_not_open_the_commitment() -> None:
    line = len(SEALED.events) + 2
    assert forge(lambda game: replace(game, secret="08" * 32)) == (line, Fault.WRONG_SECRET)
    assert forge(lambda game: replace(game, secret="not hexadecimal")) == (line, Fault.WRONG_SECRET)
    assert forge(lambda game: replace(game, secret=None)) == (line, Fault.NO_SECRET)


def test_other_words_than_the_players_give_other_luck() -> None:
    def reword(game: Record) -> Record:
        assert isinstance(game.header.luck, FairLuck)
        luck = replace(game.header.luck, words=("pear", ""))
        return replace(game, header=replace(game.header, luck=luck))

    assert forge(reword)[1] is Fault.NOT_THE_PROMISED_LUCK


def test_a_game_whose_middle_was_taken_out_does_not_follow() -> None:
    assert forge(lambda game: replace(game, events=game.events[:60] + game.events[61:]))[0] == 62


def test_a_game_that_stops_where_luck_is_due_is_refused() -> None:
    assert forge(lambda game: replace(game, events=game.events[:10])) == (12, Fault.NOT_FINISHED)


def test_a_redacted_game_is_not_a_record() -> None:
    redacted = tuple(redact(event, 0) for event in SEALED.events)
    line, fault = forge(lambda game: replace(game, events=redacted))
    assert fault is Fault.IMPOSSIBLE_LUCK
    assert isinstance(SEALED.events[line - 2], TrainCardDealt)
    kept = next(i for i, event in enumerate(SEALED.events) if isinstance(event, TicketsKept))
    events = (*SEALED.events[:kept], redact(SEALED.events[kept], None), *SEALED.events[kept + 1 :])
    assert forge(lambda game: replace(game, events=events))[0] == kept + 2


# Reordered.


@pytest.mark.parametrize("first", [1, 2, 50, 200])
def test_swapped_lines_are_out_of_order(first: int) -> None:
    whole = lines()
    whole[first], whole[first + 1] = whole[first + 1], whole[first]
    assert fault_of(b"\n".join(whole)) == (first + 1, Fault.OUT_OF_ORDER)


def test_swapped_events_that_were_renumbered_do_not_follow() -> None:
    def swap(game: Record) -> Record:
        events = list(game.events)
        events[1], events[9] = events[9], events[1]
        return replace(game, events=tuple(events))

    assert forge(swap)[0] == 3


def test_a_doubled_line_is_out_of_order() -> None:
    whole = lines()
    assert fault_of(b"\n".join([*whole[:20], whole[19], *whole[20:]])) == (21, Fault.OUT_OF_ORDER)


def test_anything_behind_the_end_is_refused() -> None:
    assert fault_of(data_of(SEALED) + lines()[5]) == (len(SEALED.events) + 3, Fault.AFTER_THE_END)


# Foreign.


@pytest.mark.parametrize("data", [b"hello", b"\xff\xfe\x00", b"[1, 2]", b'{"a": 1}', b"null", b"[" * 100_000])
def test_a_file_of_another_kind_is_not_a_record(data: bytes) -> None:
    assert fault_of(data) == (1, Fault.NOT_A_RECORD)


def test_a_record_of_a_later_format_says_so() -> None:
    assert fault_of(data_of(SEALED).replace(b'"format":1', b'"format":4', 1)) == (1, Fault.UNKNOWN_FORMAT)


def test_a_game_on_another_board_is_refused_before_it_is_replayed() -> None:
    board = africa()
    other = Board(
        id="other",
        name="Other",
        size=board.size,
        places=board.places.values(),
        routes=board.routes.values(),
        tickets=board.tickets.values(),
    )
    assert fault_of(data_of(SEALED), other) == (1, Fault.OTHER_BOARD)


def test_a_header_that_cannot_make_a_game_is_refused() -> None:
    lonely = replace(SEALED, header=replace(SEALED.header, players=("Ada",)))
    assert fault_of(data_of(lonely)) == (1, Fault.BAD_SETUP)
    no_trains = replace(SEALED, header=replace(SEALED.header, rules=Rules(trains=1)))
    assert fault_of(data_of(no_trains)) == (1, Fault.BAD_SETUP)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    for path, fault in ((tmp_path / "nothing.jsonl", Fault.NO_SUCH_FILE), (tmp_path, Fault.UNREADABLE_FILE)):
        with pytest.raises(RecordError) as error:
            load(path)
        assert error.value.fault is fault


@given(st.binary(max_size=300))
def test_any_bytes_are_refused_never_worse(data: bytes) -> None:
    with pytest.raises(RecordError):
        parse(data)


@given(st.integers(0, 10**6), st.integers(2, 5))
@settings(max_examples=20)
def test_whatever_happens_in_a_game_can_be_written_and_verified(seed: int, players: int) -> None:
    record = Record(header_for(africa(), ["x"] * players), tuple(random_events(seed, players)))
    assert to_json(verify(parse(data_of(record)), africa()))

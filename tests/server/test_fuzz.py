"""Bad messages of every kind: always a clear refusal with a reason key, never a 500, never a changed game."""

import asyncio
import json
from typing import Any, get_args

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.sync.client import ClientConnection

from okapi.client import Session
from okapi.game import Reason
from okapi.server.protocol.messages import CreatedGame, FromClient, GameInfo, NewGame, SeatPlan
from okapi.server.protocol.reasons import ServerReason
from okapi.server.status import SeatKind
from server.known_things import good_messages
from server.running import OPEN
from server.target import Target

REASONS = {str(reason) for reason in (*ServerReason, *Reason)}
EXAMPLES = settings(
    max_examples=20,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)


def spoiled(message: dict[str, Any]) -> st.SearchStrategy[dict[str, Any]]:
    """A good message with one field wrong, missing or too many."""
    fields = st.sampled_from([*message, "extra"])
    wrong = st.builds(lambda field, value: {**message, field: value}, fields, anything)
    missing = st.sampled_from(sorted(message)).map(lambda gone: {k: v for k, v in message.items() if k != gone})
    return wrong | missing


def all_messages(target: Target) -> list[dict[str, Any]]:
    """Good messages about a game in progress, one in the lobby, and one that is over."""
    games = (target.game.id, target.lobby.id, target.known.game)
    return [it for game in games for seat in (0, 4, None) for it in good_messages(game, seat, 1, "x")]


ODD = (
    "",
    "null",
    "[]",
    "{}",
    "\x00",
    "\ufeff{}",
    "{" * 5000,
    "[" * 5000,
    '{"type":' + '{"type":' * 900 + "1" + "}" * 901,
    '{"type":"watch","game":"\\ud800"}',
    '{"type":"watch","game":"' + "🚂" * 60 + '"}',
    '{"type":"command","game":"g","seat":0,"seq":1e400,"id":"x","action":"pass"}',
    '{"type":"command","game":"g","seat":-1,"seq":99999999999999999999,"id":"x","action":"pass"}',
    '{"type":"ping","type":"watch"}',
    '{"type":"watch","game":"\\u0000"}',
    '{"type":"unwatch","game":"a/b","seat":0}',
    '{"type":"command","game":"g","seat":0,"seq":1,"id":"\\u0000","action":"pass"}',
    '{"type":"command","game":"g","seat":0,"seq":1,"id":"\\u3164","action":"pass"}',
    "x" * 9000,
)


ANSWERS = ("refused", "game", "update", "welcome", "accepted", "looked", "remarks", "lists", "muted")


def check_answers(socket: ClientConnection, said: str | bytes) -> list[dict[str, Any]]:
    """Say it, then ping; everything that comes before the pong is an answer of the protocol."""
    socket.send(said)
    socket.send('{"type":"ping"}')
    found = []
    while (message := json.loads(socket.recv(timeout=60)))["type"] != "pong":
        assert message["type"] in ANSWERS
        if message["type"] == "refused":
            assert message["reason"] in REASONS - {"server.failed", "server.not-ready"}
        found.append(message)
    return found


def test_every_message_that_a_client_can_send_is_tried() -> None:
    tried = {message["type"] for message in good_messages("g", 0, 1, "x")} | {"ping"}
    assert tried == {kind.__struct_config__.tag for kind in get_args(FromClient)}


def test_odd_messages_are_refused_and_the_connection_lives_on(target: Target, stranger: str) -> None:
    with target.socket(stranger) as socket:
        for odd in (*ODD, b"", b"\x00\xff", json.dumps({"type": "ping"}).encode()):
            answers = [said for said in check_answers(socket, odd) if said["type"] != "welcome"]
            assert [said["type"] for said in answers] == ["refused"], odd[:50]


def test_whatever_a_stranger_says_on_the_socket_changes_nothing(target: Target, stranger: str) -> None:
    with target.socket(stranger) as socket:

        @EXAMPLES
        @given(st.one_of(st.text(), anything.map(json.dumps), *(map(_spoil, all_messages(target)))))
        def fuzz(said: str) -> None:
            for answer in check_answers(socket, said):
                assert answer["type"] != "accepted"

        fuzz()


def _spoil(message: dict[str, Any]) -> st.SearchStrategy[str]:
    return spoiled(message).map(json.dumps)


def test_a_good_command_from_the_wrong_person_seat_or_game_is_refused(target: Target, stranger: str) -> None:
    with target.socket(stranger) as socket, target.socket(target.ben.token) as bens:
        for message in all_messages(target):
            if message["type"] == "command":
                for who in (socket, bens):
                    answers = [a for a in check_answers(who, json.dumps(message)) if a["type"] != "welcome"]
                    assert [answer["type"] for answer in answers] == ["refused"]


def test_a_finished_or_closed_game_takes_no_commands(target: Target) -> None:
    session = asyncio.run(Session.become(target.address, "Cleo"))
    seats = (SeatPlan(SeatKind.PERSON), OPEN)
    made = asyncio.run(session.ask("POST", "/api/games", NewGame(seats), gives=CreatedGame))
    command = {"type": "command", "game": made.game.id, "seat": 0, "seq": 0, "id": "x", "action": "pass"}
    with target.socket(session.token) as socket:
        answers = check_answers(socket, json.dumps(command))
        assert answers[-1]["reason"] == "game.not-started"
        asyncio.run(session.ask("POST", f"/api/games/{made.game.id}/leave", gives=GameInfo))
        answers = check_answers(socket, json.dumps(command))
        assert answers[-1]["reason"] in ("game.closed", "seat.not-yours")

"""Every byte sent to a seat is a function of that seat's view, and no log holds a secret."""

import hashlib
import io
import json
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from msgspec.structs import replace

from okapi.board import africa
from okapi.client import Seat
from okapi.game import TERRAINS, TRAIN_CARDS, TrainCard
from okapi.server.entropy import Entropy
from okapi.server.logs import JsonLines, set_up_logs
from okapi.server.notify import email, push
from okapi.server.notify.smtp.letters import Letter
from okapi.server.notify.texts import letter_of
from server import everything_sent
from server.everything_sent import PLAYERS, World, entropy_of
from server.running import running, settings_for, table_of
from server.sockets import SHORT, at_random
from server.two_worlds import compare_two_worlds
from tiers import some


@pytest.mark.anyio
@pytest.mark.parametrize("observer", some(range(PLAYERS), 0))
async def test_what_a_seat_is_sent_depends_only_on_what_it_may_know(observer: int, tmp_path: Path) -> None:
    compared = await compare_two_worlds("secrets", observer, (str(tmp_path / "1.db"), str(tmp_path / "2.db")))
    assert compared["messages"] > 100
    assert min(compared.values()) > 10


@pytest.mark.anyio
@pytest.mark.slow  # it tests the comparison
@pytest.mark.parametrize(("channel", "text_of"), [(push, "content_of"), (email, "letter_of")])
async def test_a_hidden_card_in_a_push_or_a_mail_would_be_noticed(
    channel: ModuleType, text_of: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worlds: list[World] = []

    def remembered(world: World) -> Entropy:
        worlds.append(world)
        return entropy_of(world)

    def leaked() -> str:
        return hashlib.sha256(repr(worlds[-1].luck).encode()).hexdigest()

    def content(*_: Any) -> bytes:
        return json.dumps({"text": leaked()}).encode()

    def letter(*given: Any) -> Letter:
        return replace(letter_of(*given), text=leaked())

    monkeypatch.setattr(everything_sent, "entropy_of", remembered)
    monkeypatch.setattr(everything_sent, "AWAY_MOVES", 1)
    monkeypatch.setattr(channel, text_of, content if channel is push else letter)
    with pytest.raises(AssertionError, match=r"^(pushes|mails): "):
        await compare_two_worlds("secrets", 0, (str(tmp_path / "1.db"), str(tmp_path / "2.db")))


# Logs.


@contextmanager
def everything_logged() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    stream = io.StringIO()
    set_up_logs("debug", stream)
    try:
        yield stream
    finally:
        root.handlers[:] = before
        root.setLevel(level)


@pytest.mark.anyio
async def test_no_token_secret_or_hidden_card_is_in_any_log_line(database: str) -> None:
    made: list[str] = []
    plain = Entropy()

    def token() -> str:
        made.append(plain.token())
        return made[-1]

    def secret() -> bytes:
        made.append(plain.secret().hex())
        return bytes.fromhex(made[-1])

    with everything_logged() as stream:
        async with running(settings_for(database), entropy=Entropy(token=token, secret=secret)) as server:
            ada = await server.person("Ada")
            await ada.ask("POST", "/api/me/transfer", gives=dict)
            game = await table_of(ada, bots=1, rules=SHORT)
            await Seat(ada, game.id, 0, at_random("x")).play()
            await ada.record(game.id)
        log = stream.getvalue()
    assert log.count("\n") > 20
    assert len(made) >= 4
    for hidden in (*made, *africa().tickets):
        assert hidden not in log
    cards = re.findall(rf"\b({'|'.join((*TRAIN_CARDS, *TERRAINS))})\b", log)
    assert cards == []


def test_the_text_of_an_error_is_not_logged_since_it_may_quote_a_hidden_card() -> None:
    try:
        raise ValueError(f"there is no {TrainCard.RED}")
    except ValueError as error:
        record = logging.LogRecord("okapi", logging.ERROR, "", 0, "oops", (), (type(error), error, None))
    line = JsonLines().format(record)
    assert "ValueError" in line
    assert "red" not in line

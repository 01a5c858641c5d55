"""A policy plays in the arena what it would play in the environments."""

from typing import Any

import numpy as np

from okapi.arena import play_match
from okapi.board import africa
from okapi.bots.random_bot import RandomBot
from okapi.dealer import SplitMixDealer
from okapi.environments import vector_env
from okapi.environments.policy_bot import PolicyBot
from okapi.game import Rules

SHORT = Rules(trains=8)


def test_a_policy_sees_as_a_bot_what_it_sees_in_the_environment() -> None:
    shapes = vector_env(2, rules=SHORT, flat=True)
    seen: list[tuple[Any, Any]] = []

    def last_legal(rows: Any, masks: Any) -> Any:
        seen.append((rows, masks))
        return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)

    match = play_match(africa(), [PolicyBot(last_legal), RandomBot("1")], SplitMixDealer(1), SHORT)
    assert match.forfeit is None
    assert len(seen) > 5
    for rows, masks in seen:
        assert rows.shape == (1, len(shapes.layout))
        assert masks.shape == (1, len(shapes.numbering))
        assert rows.dtype == np.uint8
    first = seen[0][0][0]
    assert first[shapes.layout.segments["hand"].where].sum() == SHORT.train_cards_dealt

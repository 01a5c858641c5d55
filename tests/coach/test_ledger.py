"""The luck ledger: start, luck and choices add up to the result."""

from functools import cache
from itertools import pairwise

import numpy as np
import pytest

from coach.played import RULES, played
from okapi.board import africa
from okapi.coach.chances import Spread, to_next_luck
from okapi.coach.forecast import Forecast
from okapi.coach.ledger import Chain, accounts, make_chain
from okapi.coach.results import LedgerSource
from okapi.game import Luck, TrainCardLaid, due, evolve, score_table
from okapi.record import replay

EXACTLY = 1e-12


@cache
def chain_of(players: int, bot: str = "greedy") -> Chain:
    return make_chain(list(replay(played(players, bot), africa())), Forecast(africa(), RULES), "test")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_start_luck_and_choices_add_up_to_the_result_exactly(players: int) -> None:
    for account in accounts(chain_of(players)):
        share = account.start + sum(entry.share for entry in account.entries)
        points = account.start_points + sum(entry.points for entry in account.entries)
        assert share == pytest.approx(account.share, abs=EXACTLY)
        assert points == pytest.approx(account.points, abs=1e-9)


@pytest.mark.parametrize("players", [2, 5])
def test_the_result_is_the_score_sheet_of_the_game(players: int) -> None:
    *_, (_, _, end) = replay(played(players), africa())
    sheet = score_table(end.table, end.table.revealed)
    for seat, account in enumerate(accounts(chain_of(players))):
        assert account.points == sheet.scores[seat].total
        assert account.share == (1 / len(sheet.winners) if seat in sheet.winners else 0)


def test_what_one_gains_the_others_lose() -> None:
    chain = chain_of(3, "random")
    for change in chain.changes:
        assert sum(change.shares) == pytest.approx(0, abs=EXACTLY)
    assert chain.values[..., 0].sum(axis=1) == pytest.approx(1, abs=EXACTLY)


def test_nobody_is_ahead_before_the_first_card() -> None:
    assert [account.start for account in accounts(chain_of(4))] == [0.25] * 4


def test_every_card_that_came_after_the_setup_stands_in_the_ledger() -> None:
    record, chain = played(2), chain_of(2)
    lucky = [change for change in chain.changes[1:] if change.source is not None]
    first = chain.steps[0]
    assert [it.event for it in lucky] == [it for it in record.events[first:] if isinstance(it, Luck)]
    assert {it.source for it in lucky} >= {LedgerSource.BLIND, LedgerSource.TURNED_UP}
    assert all(later > earlier for earlier, later in pairwise(chain.steps))


def test_luck_is_measured_against_the_mean_of_all_that_could_have_come() -> None:
    """At a chance node, what every outcome brings, by its weight, adds up to nothing."""
    forecast, nodes = Forecast(africa(), RULES), 0
    for before, event, _ in replay(played(2), africa()):
        state, chance = to_next_luck(before)
        if not isinstance(event, TrainCardLaid) or chance is None or before.table.turn is None:
            continue
        outcomes = list(chance.outcomes())
        if any(due(to_next_luck(evolve(state, it))[0]) is not None for it, _ in outcomes):
            continue
        spread = Spread("node")
        for it, _ in outcomes:
            spread.add(evolve(state, it))
        spread.add(state)
        *values, mean = spread.values(forecast)
        weights = np.array([weight for _, weight in outcomes]) / sum(weight for _, weight in outcomes)
        assert np.tensordot(weights, np.array(values) - mean, 1) == pytest.approx(0, abs=1e-9)
        nodes += 1
        if nodes == 10:
            break
    assert nodes == 10


def test_a_card_turned_up_can_change_the_chances() -> None:
    turned_up = [it for it in chain_of(2).changes if it.source is LedgerSource.TURNED_UP]
    assert any(abs(share) > 0.001 for change in turned_up for share in change.shares)

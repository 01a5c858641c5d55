"""The game in OpenSpiel: the library's own test, its own algorithms, exact luck, and secrets kept."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import okapi.environments.openspiel  # noqa: F401 (registers the game)
from okapi.board import OFFICIAL
from okapi.bots.determinise import unseen_train_cards
from okapi.environments.openspiel.history_search import HistorySearch, NoHistory
from okapi.game import TRAIN_CARDS, Rules, score_sheet
from playing import reshuffle_unseen
from tiers import some

if TYPE_CHECKING:
    from collections.abc import Iterator

    from okapi.environments.openspiel.state import OkapiState

SHORT = "trains=8,train_cards_dealt=8"


def random_states(parameters: str, seed: int) -> Iterator[OkapiState]:
    """Every state of a game of chance, the last included."""
    random = Random(seed)
    state = pyspiel.load_game(f"okapi({parameters})").new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("players", some([2, 3, 4, 5], 2))
def test_openspiels_own_random_simulation_passes(players: int) -> None:
    game = pyspiel.load_game(f"okapi(players={players},{SHORT})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
def test_openspiels_own_random_simulation_passes_in_a_game_of_full_length() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("okapi"), num_sims=1, serialize=True, verbose=False)


def test_openspiels_information_set_search_plays_a_legal_game() -> None:
    game = pyspiel.load_game(f"okapi(players=2,{SHORT})")
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.0, max_simulations=3, random_state=np.random.RandomState(2))
    random, state, searched = Random(3), game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        searched += 1
    assert searched > 5
    assert sum(state.returns()) == 1


@pytest.mark.parametrize("reward", ["score", "margin", "win"])
def test_returns_are_paid_at_the_end_and_lie_within_the_bounds(reward: str) -> None:
    for players in (2, 3):
        states = random_states(f"players={players},reward={reward},{SHORT}", seed=4)
        *before, (last, returns) = [(state, state.returns()) for state in states]
        game = last.get_game()
        sheet = score_sheet(last.position.state)
        assert all(game.min_utility() <= own <= game.max_utility() for own in returns)
        assert all(paid == [0.0] * players for _, paid in before)
        if reward == "score":
            assert returns == [score.total for score in sheet.scores]
        if game.utility_sum() is not None:
            assert sum(returns) == pytest.approx(game.utility_sum())


def test_luck_follows_the_cards_that_are_left() -> None:
    for state in random_states(f"players=2,{SHORT}", seed=1):
        if state.is_chance_node():
            chance = state.position.chance
            assert chance is not None
            weights = [weight for weight in chance.weights if weight]
            found = [p for _, p in state.chance_outcomes()]
            assert sorted(found) == pytest.approx(sorted(weight / sum(weights) for weight in weights))
            numbers = [number for number, _ in state.chance_outcomes()]
            assert max(numbers) < state.get_game().max_chance_outcomes()
            assert len({state.action_to_string(pyspiel.PlayerId.CHANCE, it) for it in numbers}) == len(numbers)


def shown(state: OkapiState, seat: int) -> tuple[Any, ...]:
    """All that OpenSpiel shows a seat of a state, apart from the log of what it saw."""
    return (
        state.observation_string(seat),
        tuple(state.observation_tensor(seat)),
        tuple(state.information_state_tensor(seat)),
        tuple(state.legal_actions(seat)),
        str(state),
    )


def test_dealing_the_unseen_again_changes_nothing_that_a_seat_is_shown() -> None:
    random = Random(1)
    decisions = (it for it in random_states("players=3", seed=2) if not it.is_chance_node())
    for turn, state in enumerate(decisions):
        if turn % 10 == 0 and not state.is_terminal():
            for seat in range(3):
                again = state.clone()
                again.position = again.position._replace(state=reshuffle_unseen(state.position.state, seat, random))
                assert shown(again, seat) == shown(state, seat)


def test_the_information_state_is_what_the_seat_saw_happen_and_no_more() -> None:
    *_, last = random_states(f"players=2,{SHORT}", seed=5)
    for seat, other in ((0, 1), (1, 0)):
        lines = last.information_state_string(seat).splitlines()
        assert any(line.startswith(f"{seat} is dealt ") and not line.endswith("?") for line in lines)
        hidden = [line for line in lines if line.startswith(f"{other} is dealt ")]
        terrains = ("desert", "jungle", "mountain")
        assert hidden
        assert all(line.endswith(("?", *terrains)) for line in hidden)
        assert f"{other} chooses ?" in lines


def test_a_resampled_state_looks_the_same_to_its_seat_and_deals_the_others_again() -> None:
    differs = 0
    for turn, state in enumerate(random_states("players=3", seed=6)):
        if turn % 25 or state.is_chance_node() or state.is_terminal():
            continue
        for seat in range(3):
            other = state.resample_from_infostate(seat, Random(turn).random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert shown(other, seat) == shown(state, seat)
            assert other.current_player() == state.current_player()
            differs += other.position.state.secrets != state.position.state.secrets
    assert differs > 10


@pytest.mark.parametrize(
    ("parameters", "seed", "decks"),
    [("players=2", 1, {"terrain"}), ("players=3", 0, {"terrain", "train"}), ("players=3,trains=15", 9, set())],
)
def test_a_resampled_state_has_a_history_that_leads_to_it(parameters: str, seed: int, decks: set[str]) -> None:
    """To the end, when decks were made again and tickets that a seat returned have come back to it."""
    other_histories = 0
    for turn, state in enumerate(random_states(parameters, seed)):
        if turn % 23 or state.is_chance_node():
            continue
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, Random(turn).random)
            again = state.get_game().new_initial_state()
            for action in other.history():
                again.apply_action(action)
            assert len(other.history()) == len(state.history())
            assert again.position == other.position
            assert shown(other, seat) == shown(state, seat)
            other_histories += other.history() != state.history()
    assert other_histories > 5
    assert {f"{deck} deck rebuilt" for deck in decks} == {
        line for line in state.position.logs[0] if line.endswith(" deck rebuilt")
    }


def test_what_is_resampled_depends_on_nothing_that_the_seat_has_not_seen() -> None:
    """From another state that looks the same, the same luck makes the same one."""
    for turn, state in enumerate(random_states("players=3", seed=0)):
        if turn % 60 or state.is_chance_node():
            continue
        for seat in range(3):
            twin = state.resample_from_infostate(seat, Random(turn).random)
            one, other = (it.resample_from_infostate(seat, Random(1 + turn).random) for it in (state, twin))
            assert one.history() == other.history()


def test_what_others_hold_is_resampled_as_the_unseen_cards_are_spread() -> None:
    def held_unseen(state: OkapiState) -> int:
        player = state.position.state.table.players[1]
        return player.cards - player.shown.total()

    states = (it for it in random_states("players=2,train_cards_dealt=9", seed=10) if not it.is_chance_node())
    state = next(it for it in states if held_unseen(it) > 8 and len(it.position.state.table.claims) > 1)
    view, tries, held = state.view(0), 600, held_unseen(state)
    unseen = unseen_train_cards(view)
    assert not any("rebuilt" in line for line in state.position.logs[0])
    random, found = Random(1), np.zeros(len(TRAIN_CARDS))
    for _ in range(tries):
        secrets = state.resample_from_infostate(0, random.random).position.state.secrets
        found += np.array((secrets.hands[1] - view.table.players[1].shown).counts()) / tries
    shares = np.array(unseen.counts()) / unseen.total()
    error = np.sqrt(held * shares * (1 - shares) / tries)
    assert (np.abs(found - held * shares) < 4 * error).all()


def test_without_a_history_a_resampled_state_still_looks_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(search: HistorySearch, random: Random) -> None:
        raise NoHistory

    monkeypatch.setattr(HistorySearch, "history", none)
    state = next(it for it in random_states("players=2", seed=3) if len(it.history()) > 90 and not it.is_chance_node())
    other = state.resample_from_infostate(0, Random(1).random)
    assert not other.history()
    assert shown(other, 0) == shown(state, 0)
    assert other.position.state.secrets != state.position.state.secrets


def test_what_a_state_says_survives_being_written_down_and_read_again() -> None:
    game = pyspiel.load_game(f"okapi(players=2,{SHORT})")
    for turn, state in enumerate(random_states(f"players=2,{SHORT}", seed=10)):
        if turn % 12 == 0:
            _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            for seat in range(2):
                assert again.observation_string(seat) == state.observation_string(seat)
                assert again.information_state_string(seat) == state.information_state_string(seat)
            assert str(again) == str(state)


def test_an_observer_without_private_information_shows_no_cards() -> None:
    game = pyspiel.load_game(f"okapi(players=2,{SHORT})")
    kind = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    public, own = game.make_py_observer(kind), game.make_py_observer()
    state = next(it for it in random_states(f"players=2,{SHORT}", seed=7) if not it.is_chance_node())
    public.set_from(state, 0)
    own.set_from(state, 0)
    assert own.dict["hand"].sum() == 8
    assert all(public.dict[name].sum() == 0 for name in ("hand", "drawn", "tickets", "offered", "returned"))
    assert (public.dict["display"] == own.dict["display"]).all()
    assert public.string_from(state, 0) == str(state)


@pytest.mark.parametrize(
    ("parameters", "sentence"),
    [
        ("players=9", "the game is for 2 to 5 players, not 9"),
        ("reward=fame", "there is no reward 'fame'; take one of score, margin, win"),
        ("board=/nowhere.toml", "the board '/nowhere.toml' cannot be played on: .*; ours are africa, ceylon"),
        ("trains=1", "with only 1 train each"),
    ],
)
def test_parameters_that_make_no_game_are_refused_with_a_sentence(parameters: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        pyspiel.load_game(f"okapi({parameters})")


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    decisions = (it for it in random_states("players=2", seed=8) if not it.is_chance_node())
    state = next(decisions)
    before, history = state.position, state.history()
    with pytest.raises(ValueError, match=r"action 15 \(pass\) is refused"):
        state.apply_action(15)
    with pytest.raises(ValueError, match="take a whole number from 0 to"):
        state.apply_action(10**6)
    fresh = state.get_game().new_initial_state()
    with pytest.raises(ValueError, match="luck cannot bring 40 now"):
        fresh.apply_action(40)
    assert (state.position, state.history()) == (before, history)


def test_a_seat_that_nobody_has_is_refused() -> None:
    state = next(it for it in random_states("players=2", seed=8) if not it.is_chance_node())
    for seat in (5, 2, -1):
        for ask in (
            state.information_state_string,
            state.observation_string,
            lambda seat: state.resample_from_infostate(seat, Random(1).random),
        ):
            with pytest.raises(ValueError, match=f"seats are numbered from 0 to 1; there is no seat {seat}"):
                ask(seat)


def test_every_number_of_the_rules_is_a_parameter() -> None:
    game = pyspiel.load_game("okapi", {"players": 4, "tickets_drawn": 3, "globetrotter": 0})
    assert game.new_initial_state().setup.rules == Rules(tickets_drawn=3, globetrotter=0)
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()


def test_without_openspiel_one_sentence_says_how_to_get_it() -> None:
    program = "import sys; sys.modules['pyspiel'] = None; import okapi.environments.openspiel"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert 'this needs pyspiel, which is not installed; run: pip install "okapi-railways[research]"' in done.stderr


@pytest.mark.parametrize("board", OFFICIAL[1:])
def test_the_boards_that_everyone_has_go_by_their_ids(board: str) -> None:
    *_, last = random_states(f"board={board},trains=15", 1)
    assert last.is_terminal()
    assert last.get_game().num_distinct_actions() != pyspiel.load_game("okapi").num_distinct_actions()

"""Many games at once as a Gymnasium vector environment, played by the compiled engine.

Every step plays one action in each game, for the seat whose turn it is there: `infos["seat"]`. When a game that ends is
dealt again, Gymnasium's `AutoresetMode` says:

- `SAME_STEP`: at once. The observation is the new game's, while `terminations`, rewards and `infos["scores"]` belong to
  the old one. What was seen of it last is `infos["final_obs"]`, and what was said of it `infos["final_info"]`.
- `NEXT_STEP`: in the step that follows, which ignores the game's action and pays nothing.
- `DISABLED`: in `reset(options={"reset_mask": …})`, without which there is no further step.
"""

from typing import Any, NamedTuple, SupportsIndex

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary, Space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, DTypeLike, NDArray

from okapi.compiled import Batch, Engine, IllegalNumber
from okapi.compiled.loops import ASKED, NOBODY
from okapi.game import view_for
from okapi.observation import MAX_BYTE

from .opponents import Deals, Opponents, Opposition
from .paying import pay
from .registration import SavedSpec
from .rendering import FRAMES, check_render_mode, rendered
from .rewards import REWARDS, Reward, check_reward
from .setup import AnyBoard, AnyRules, decision, game_for, whole_number

MAX_GAMES = 1 << 20
Observation = Any  # a dictionary of arrays, or the rows alone
Infos = dict[str, Any]


class StepOutcome(NamedTuple):
    """How games stand after a step: which ended, the points so far or in the end, and the winners (masks)."""

    over: NDArray[np.bool_]
    totals: NDArray[np.int64]
    winners: NDArray[np.uint64]


class OkapiVectorEnv(SavedSpec, VectorEnv[Observation, Any, Any]):
    """See `okapi.environments.vector_env`."""

    metadata: dict[str, Any] = {"render_modes": list(FRAMES), "render_fps": 2}  # noqa: RUF012 (as its base has it)

    def __init__(
        self,
        games: SupportsIndex,
        players: SupportsIndex,
        *,
        reward: Reward = "win",
        opponents: Opponents | None = None,
        seat: SupportsIndex | None = None,
        flat: bool = False,
        packed_masks: bool = False,
        copy: bool = True,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        render_mode: str | None = None,
        rules: AnyRules = None,
        board: AnyBoard = None,
    ) -> None:
        if not 1 <= (count := whole_number("the number of games", games)) <= MAX_GAMES:
            raise ValueError(f"the number of games is from 1 to {MAX_GAMES}, not {games!r}")
        check_reward(reward)
        check_render_mode(render_mode, FRAMES)
        table = game_for(players, rules, board).table
        self.players = len(table.players)
        self.engine = Engine(self.players, table.board, table.rules)
        self.numbering, self.layout = self.engine.numbering, self.engine.observation
        self.num_envs = self.games = count
        self.reward = reward
        self.render_mode = render_mode
        self._paid_for = REWARDS.index(reward)
        self.flat = flat
        self.packed_masks = packed_masks
        self.copy = copy
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = self.metadata | {"autoreset_mode": self.autoreset_mode}
        is_same_step = self.autoreset_mode is AutoresetMode.SAME_STEP
        self.batch = Batch(self.engine, count, unpack=not packed_masks, fresh=copy, renew=is_same_step)
        self._are_over = np.zeros(count, np.bool_)  # games that ended and were not dealt again
        self._deals = Deals(count)
        self._opposition: Opposition | None = None
        self.play_against(opponents, seat)
        self._is_dealt = False
        self._worth = np.zeros((count, self.players))

        actions = len(self.numbering)
        self._mask_bytes = (actions + 7) // 8 if packed_masks else actions
        self._mask_type: DTypeLike = np.uint8 if packed_masks else np.int8
        mask = Box(0, MAX_BYTE, (self._mask_bytes,), np.uint8) if packed_masks else MultiBinary(actions)
        row = Box(0, MAX_BYTE, (len(self.layout),), np.uint8)
        self.single_observation_space: Space[Any] = row if flat else Dict({"observation": row, "action_mask": mask})
        self.single_action_space = Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)

    def play_against(self, opponents: Opponents | None, seat: SupportsIndex | None = None) -> None:
        """Sit down with others from the next reset on. ValueError: there are no such opponents, or no such seat."""
        if opponents is not None:
            self._opposition = Opposition(self.engine, self._deals, self.games, opponents, seat)
        elif seat is None:
            self._opposition = None
        else:
            raise ValueError("without opponents every seat is yours: name opponents, or no seat")
        self._opponents, self._seat = opponents, seat

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Infos]:
        """Deal every game: the same ones from the same seed, new ones without.

        `options` may name other `opponents` or another `seat`, who stay, or have a `reset_mask` of the games to deal;
        the others go on. ValueError, TypeError: there are none such.
        """
        super().reset(seed=seed)
        table = dict(options or {})
        games = self._games_to_deal(table.pop("reset_mask", None))
        if table:
            self._sit_down(table, games)
        there, dealt = self._opposition, slice(None) if games is None else games
        self.batch.policies[dealt] = ASKED if there is None else there.policies[dealt]
        self.batch.viewers[dealt] = NOBODY if there is None else there.own[dealt]
        first = None
        if seed is not None or not self._is_dealt:
            first, origin = map(int, np.random.SeedSequence(seed).generate_state(2, np.uint64))
            self._deals.begin_series(origin, dealt)
        self.batch.restart(first, games)
        self._is_dealt = True
        self._worth[dealt] = 0
        self._are_over[dealt] = False
        self._begin(np.arange(self.games)[dealt])
        played = self._let_others_play()
        return self._observation(), self._infos(played)

    def step(
        self, actions: ArrayLike
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]:
        """Play one action in each game. ValueError: one of them is not legal, and nothing has changed."""
        chosen = self._checked(actions)
        acted = self.batch.seats.copy()
        self._play(chosen)
        if not self.batch.renews:
            self._begin(np.flatnonzero(self._are_over))
        played = self._let_others_play()
        rewards, own = np.empty((self.games, self.players)), np.empty(self.games)
        pay(self._paid_for, played.over, played.totals, played.winners, acted, self._worth, rewards, own)
        infos = self._infos(played)
        infos["rewards"] = rewards
        if not self.batch.renews:
            self._are_over[:] = played.over
        elif played.over.any():
            infos |= self._final(played.over, infos | {"seat": acted})
        return self._observation(), own, played.over, np.zeros(self.games, np.bool_), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """What the deciding seats may do, a byte for each action: the name that learners with masks ask for."""
        return self.batch.legal().view(np.bool_)

    def render(self) -> tuple[Any, ...] | None:
        """The table of each game as everyone sees it, in the render mode; None if there is none."""
        if self.render_mode is None:
            return None
        self._require_deal()
        return tuple(rendered(self.engine.state_of(row).table, self.render_mode) for row in self.batch.rows)

    def _require_deal(self) -> None:
        if not self._is_dealt:
            raise ValueError("no game is dealt yet; call reset() first")

    def _checked(self, actions: ArrayLike) -> NDArray[np.int64]:
        self._require_deal()
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"step() takes one whole number for each of the {self.games} games, "
                f"not an array of {given.dtype} of shape {given.shape}"
            )
        if self.autoreset_mode is AutoresetMode.DISABLED and self._are_over.any():
            raise ValueError(
                f"game {self._are_over.argmax()} is over: deal all games again with reset(), or those that are over "
                'with reset(options={"reset_mask": terminations})'
            )
        return given.astype(np.int64)

    def _games_to_deal(self, mask: Any) -> NDArray[np.int64] | None:
        """Those of a `reset_mask`, as Gymnasium defines it; None without one: all."""
        if mask is None:
            return None
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_:
            raise TypeError(f"reset_mask is an array of bools, not {mask!r}")
        if mask.shape != (self.games,) or not mask.any():
            raise ValueError(
                f"reset_mask has a bool for each of the {self.games} games, one of them True, not {mask!r}"
            )
        if not self._is_dealt and not mask.all():
            raise ValueError("no game is dealt yet; the first reset deals all of them, without a reset_mask")
        return np.flatnonzero(mask)

    def _sit_down(self, table: dict[str, Any], games: NDArray[np.int64] | None) -> None:
        """ValueError: these opponents or this seat are none, or other games go on."""
        asked = {"opponents": self._opponents, "seat": self._seat} | table
        if len(asked) > 2:
            raise ValueError(f"a reset takes the options opponents, seat and reset_mask, not {', '.join(table)}")
        if games is not None:
            raise ValueError("opponents and seats change in all games at once: leave reset_mask out")
        self.play_against(**asked)

    def _play(self, actions: NDArray[np.int64]) -> None:
        """ValueError: an action is not legal; the referee's words say why."""
        try:
            self.batch.step(actions)
        except IllegalNumber as refused:
            game, state = refused.game, self.engine.state_of(self.batch.rows[refused.game])
            try:
                decision(self.numbering, refused.action, view_for(state, int(self.batch.seats[game])))
            except ValueError as refusal:
                raise ValueError(f"game {game}: {refusal}") from None
            raise

    def _let_others_play(self) -> StepOutcome:
        """Opponents that the engine does not know decide until the learner is asked in every game."""
        batch = self.batch
        if (there := self._opposition) is None:
            return StepOutcome(batch.over.copy(), batch.totals.copy(), batch.winners)
        played = StepOutcome(batch.over.copy(), batch.totals.copy(), batch.winners.copy())
        self._begin_renewed(played.over)
        while len(games := there.waiting(batch)):
            batch.step_in(games, there.choose(batch, games))
            played.totals[~played.over] = batch.totals[~played.over]  # of a new game nothing is said yet
            played.winners[batch.over] = batch.winners[batch.over]
            played.over[batch.over] = True
            self._begin_renewed(batch.over)
        return played

    def _begin_renewed(self, over: NDArray[np.bool_]) -> None:
        """Where games ended, the batch has dealt new ones, if it does so by itself."""
        if self.batch.renews:
            self._begin(np.flatnonzero(over))

    def _begin(self, games: NDArray[np.int64]) -> None:
        """New games are dealt there."""
        self._deals.begin(games)
        if self._opposition is not None:
            self._opposition.begin(games)

    # What is shown.

    def _infos(self, played: StepOutcome) -> Infos:
        infos: Infos = {"seat": self.batch.seats.copy(), "scores": played.totals}
        return infos | {"action_mask": self._masks()} if self.flat else infos

    def _observation(self) -> Observation:
        """What the batch has just written: its own arrays, or with `copy` new ones in every step."""
        rows = self.batch.observations
        return rows if self.flat else {"observation": rows, "action_mask": self._masks()}

    def _masks(self) -> NDArray[Any]:
        batch = self.batch
        if self.packed_masks:
            return batch.packed_legal() if self.copy else batch.packed_legal_now()
        return batch.unpacked.view(np.int8)

    def _final(self, over: NDArray[np.bool_], infos: Infos) -> Infos:
        """What Gymnasium asks for of games that ended: the last observation, in which nothing is legal, and infos."""
        last, ended = np.empty(self.games, object), over.copy()  # None where a game goes on
        games = np.flatnonzero(over)
        rows, masks = self.batch.final_observations[games], np.zeros((len(games), self._mask_bytes), self._mask_type)
        for game, row, mask in zip(games.tolist(), rows, masks, strict=True):
            last[game] = row if self.flat else {"observation": row, "action_mask": mask}
        final_info: Infos = {}
        for name in ("seat", "scores", "rewards"):
            final_info |= {name: infos[name], f"_{name}": ended}
        return {"final_obs": last, "_final_obs": ended, "final_info": final_info, "_final_info": ended}


def registered_vector_env(num_envs: int, players: int = 2, **settings: Any) -> OkapiVectorEnv:
    """What `gymnasium.make_vec` makes: one learner in each game, against `greedy` if nobody else is named."""
    return OkapiVectorEnv(num_envs, players, **{"opponents": "greedy", **settings})

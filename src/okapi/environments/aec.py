"""The game as a PettingZoo environment: one seat acts at a time, played by the exact rules engine.

At the start everyone chooses tickets at once (2.4); here the seats do it one after the other, which changes
nothing, because no seat sees what another chose.
"""

from random import Random
from typing import Any, ClassVar, SupportsIndex

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from okapi.dealer import SeededDealer
from okapi.game import Seat, evolve, options, settle, view_for
from okapi.numbering import numbering_of
from okapi.observation import MAX_BYTE, layout_of

from .rendering import RENDER_MODES, check_render_mode, rendered
from .rewards import Reward, check_reward, worth
from .setup import AnyBoard, AnyRules, checked_seed, decision, game_for

Observation = dict[str, NDArray[Any]]


class OkapiAECEnv(AECEnv):  # type: ignore[misc]
    """See `okapi.environments.aec_env`. Seat n is the agent `player_n`."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "okapi_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: SupportsIndex,
        *,
        reward: Reward = "win",
        rules: AnyRules = None,
        board: AnyBoard = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_reward(reward)
        check_render_mode(render_mode)
        self._new_game = self._state = game_for(players, rules, board)
        table, players = self._new_game.table, len(self._new_game.table.players)
        self.reward = reward
        self.render_mode = render_mode
        self.numbering = numbering_of(table.board, table.rules)
        self.layout = layout_of(table.board, table.rules, players)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats: dict[str, Seat] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Random()
        row = Box(0, MAX_BYTE, (len(self.layout),), np.uint8)
        mask = Box(0, 1, (len(self.numbering),), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": row, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(len(self.numbering)) for agent in self.possible_agents}

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"there is no {name!r} here; if no game is dealt yet, call reset() first")

    def observation_space(self, agent: str) -> Dict:
        space: Dict = self.observation_spaces[agent]
        return space

    def action_space(self, agent: str) -> Discrete:
        space: Discrete = self.action_spaces[agent]
        return space

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: the same one from the same seed, the next one of its series without a seed.

        ValueError: the seed is no whole number from 0 on.
        """
        if seed is not None:
            self._seeds = Random(checked_seed(seed))
        self._dealer = SeededDealer(self._seeds.getrandbits(64))
        self._state, _ = settle(self._new_game, self._dealer)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What the agent's seat sees, and what it may do, which is nothing while it is another's move."""
        view = view_for(self._state, self._seats[agent])
        mask = np.zeros(len(self.numbering), np.int8)
        if agent == self.agent_selection:
            mask[self.numbering.numbers(view, options(view))] = 1
        return {"observation": np.frombuffer(bytearray(self.layout.observe(view)), np.uint8), "action_mask": mask}

    def step(self, action: SupportsIndex | None) -> None:
        """Play the selected agent's action. ValueError: it may not do that now, and nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat, before = self._seats[agent], self._state.table
        event = decision(self.numbering, action, view_for(self._state, seat))
        self._state, _ = settle(evolve(self._state, event), self._dealer)
        self._cumulative_rewards[agent] = 0.0
        earned = zip(worth(self._state.table, self.reward), worth(before, self.reward), strict=True)
        self.rewards = {a: now - then for a, (now, then) in zip(self.agents, earned, strict=True)}
        self._accumulate_rewards()
        self._select()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as everyone sees it, in the render mode; None if there is none, or if it was printed."""
        return rendered(self._state.table, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _select(self) -> None:
        """The seat that must decide is next; when the game is over, everyone is done."""
        acting = self._state.table.acting()
        if acting:
            self.agent_selection = self.possible_agents[acting[0]]
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]

"""The name under which Gymnasium knows the game; importing `okapi.environments` makes it known."""

from dataclasses import replace
from typing import Any

from gymnasium import register, registry
from gymnasium.envs.registration import EnvSpec
from gymnasium.vector import AutoresetMode
from msgspec.structs import asdict

from okapi.board import Board
from okapi.game import Rules

from .setup import BOARDS, board_for

NAME = "okapi/Okapi-v0"


class SavedSpec:
    """An environment whose specification can be written as JSON, and made again from that."""

    _spec: EnvSpec | None = None

    @property
    def spec(self) -> EnvSpec | None:
        """What Gymnasium made it of: rules by their numbers, and a board of ours by its id."""
        return self._spec

    @spec.setter
    def spec(self, spec: EnvSpec | None) -> None:
        if spec is not None:
            spec = replace(spec, kwargs={name: _plain(value) for name, value in spec.kwargs.items()})
        self._spec = spec


def _plain(value: Any) -> Any:
    """The same setting as JSON can hold it. A board of somebody's own stays as it is: give the path of its file."""
    if isinstance(value, Rules):
        return asdict(value)
    if isinstance(value, AutoresetMode):
        return value.value
    is_ours = isinstance(value, Board) and value.id in BOARDS and board_for(value.id) == value
    return value.id if is_ours else value


def register_with_gymnasium() -> None:
    if NAME not in registry:
        single, many = "okapi.environments.single:OkapiEnv", "okapi.environments.vector:registered_vector_env"
        register(NAME, entry_point=single, vector_entry_point=many)

"""The trained network at play, in NumPy: no framework is needed at the table."""

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from .layout import MAX_PLAYERS

Floats = npt.NDArray[np.float32]
OUTLOOKS = 2  # of each seat: points still to come, and its share of the win


class Network:
    """Reads positions one by one or in batches; what it says depends on the features alone."""

    def __init__(self, parameters: Mapping[str, npt.NDArray[np.floating]], scale: Floats) -> None:
        self.parameters = {name: np.array(it, np.float32) for name, it in parameters.items()}
        self.parameters["input.weight"] *= scale[:, None]  # so that features go in as they are counted
        self._policy_columns = np.ascontiguousarray(self.parameters["policy.weight"].T)
        self.actions = len(self.parameters["policy.bias"])
        self.blocks = sum(name.endswith(".first.bias") for name in parameters)

    def hidden(self, features: npt.NDArray[np.uint8]) -> Floats:
        """The last layer below the heads, for a batch of positions."""
        of = self.parameters
        hidden = np.maximum(self._first(features) + of["input.bias"], 0)
        for block in range(self.blocks):
            inner = _normalised(hidden, of[f"block{block}.norm"])
            inner = np.maximum(inner @ of[f"block{block}.first.weight"] + of[f"block{block}.first.bias"], 0)
            hidden = hidden + (inner @ of[f"block{block}.second.weight"] + of[f"block{block}.second.bias"])
        return _normalised(hidden, of["head.norm"])

    def _first(self, features: npt.NDArray[np.uint8]) -> Floats:
        """Most features of a position are 0, and most of a batch are the same in all its positions."""
        weight = self.parameters["input.weight"]
        there = np.flatnonzero(features[0])
        one = features[:1, there].astype(np.float32) @ weight[there]
        if len(features) == 1:
            return np.asarray(one)
        varying = np.flatnonzero((features != features[0]).any(axis=0))
        if 2 * len(varying) > len(weight):
            return np.asarray(features.astype(np.float32) @ weight)
        others = features[:, varying].astype(np.float32) - features[0, varying]
        return np.asarray(one + others @ weight[varying])

    def logits(self, hidden: Floats, actions: npt.NDArray[np.integer]) -> Floats:
        """How much the network likes some actions, for a batch of positions."""
        return np.asarray(hidden @ self._policy_columns[actions].T + self.parameters["policy.bias"][actions])

    def policy(self, hidden: Floats, actions: npt.NDArray[np.integer]) -> Floats:
        """The chances of some actions of one position, which are all that are legal."""
        logits = self.logits(hidden, actions)
        chances = np.exp(logits - logits.max(axis=-1, keepdims=True))
        return np.asarray(chances / chances.sum(axis=-1, keepdims=True))

    def outlook(self, hidden: Floats) -> Floats:
        """For every seat, counted from the deciding one: points still to come, and its share of the win."""
        heads = hidden @ self.parameters["outlook.weight"] + self.parameters["outlook.bias"]
        heads = heads.reshape(len(hidden), MAX_PLAYERS, OUTLOOKS)
        heads[..., 1] = 1 / (1 + np.exp(-heads[..., 1]))
        return np.asarray(heads)


def _normalised(hidden: Floats, gain: Floats) -> Floats:
    square = np.mean(np.square(hidden), axis=-1, keepdims=True)
    return np.asarray(hidden / np.sqrt(square + 1e-6) * gain)

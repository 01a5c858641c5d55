"""What `learn_with_stable_baselines.py` has learned and saved here, as a bot for the arena and the benchmark.

okapi benchmark learner-v1 --agent maskable_ppo:MaskablePpoBot --trained-on 311296
"""

from functools import cache

from sb3_contrib import MaskablePPO

from okapi.environments.policy_bot import PolicyBot
from okapi.environments.roots import roots


@cache
def learned() -> MaskablePPO:
    return MaskablePPO.load("maskable_ppo.zip", device="cpu")


class MaskablePpoBot(PolicyBot):
    def __init__(self, seed: str) -> None:
        """Leave nothing to chance, so that the seed makes no difference."""
        super().__init__(lambda rows, masks: learned().predict(roots(rows), action_masks=masks, deterministic=True)[0])

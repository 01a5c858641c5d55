"""What a player is rewarded for. The rewards of a game add up to what it was worth to that player at the end.

| reward | paid | adds up to |
|---|---|---|
| `score` | as points are scored on the track, and at the end for tickets | the final score |
| `margin` | as the lead changes | the lead over the best of the others, negative for the others |
| `win` | at the end | 1 for a victory, an equal share of it if it is shared, else 0 |

A seat is paid in every step, its own and those of others. Where only the seat that acted is paid, as in `rewards` of
the vector environment without opponents, that does not add up to this.
"""

from typing import Literal, get_args

from okapi.game import Stage, Table, score_table

Reward = Literal["score", "margin", "win"]
REWARDS: tuple[Reward, ...] = get_args(Reward)


def check_reward(reward: str) -> None:
    """ValueError if there is no such reward."""
    if reward not in REWARDS:
        raise ValueError(f"there is no reward {reward!r}; take one of {', '.join(REWARDS)}")


def worth(table: Table, reward: Reward) -> tuple[float, ...]:
    """What the rewards of each seat add up to so far."""
    if table.stage is not Stage.GAME_OVER:
        scores = [float(player.score) for player in table.players]
        return (0.0,) * len(scores) if reward == "win" else _worth_of_scores(scores, reward)
    sheet = score_table(table, table.revealed)
    if reward == "win":
        share = 1 / len(sheet.winners)
        return tuple(share if score.seat in sheet.winners else 0.0 for score in sheet.scores)
    return _worth_of_scores([float(score.total) for score in sheet.scores], reward)


def _worth_of_scores(scores: list[float], reward: Reward) -> tuple[float, ...]:
    if reward == "score":
        return tuple(scores)
    return tuple(own - max(scores[:seat] + scores[seat + 1 :]) for seat, own in enumerate(scores))

"""Many games as a dataset: seeds, actions, luck and results in Parquet, and what every seat saw on demand
(docs/dataset.md).

make(DatasetSettings(games=1000, players=2, bots=("planner", "prodigy"), seed="1"), africa(), Path("games"))
for game in games_in(Path("games")):
    seen = positions(game["seed"], game["players"], game["actions"])
"""

from .making import Made, make
from .playing import DatasetSettings, DatasetTrouble
from .reading import SeenPositions, games_in, positions
from .replaying import NotAGame

__all__ = ["DatasetSettings", "DatasetTrouble", "Made", "NotAGame", "SeenPositions", "games_in", "make", "positions"]

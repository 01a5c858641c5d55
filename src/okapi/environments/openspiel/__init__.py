"""The game for OpenSpiel. Importing this module registers it: `pyspiel.load_game("okapi(players=3)")`.

Luck is a player: every card, every ticket and the first player are chance nodes with exact probabilities. An
outcome is numbered by the place of the card or terrain in its order, by the ticket's place on the board, or
by the seat.

The parameters are `players`, `reward` (see `okapi.environments.rewards`; all of it is paid at the end),
`board` (a board file) and every number in `Rules`, such as `trains` for a shorter game.

The strings say everything: the observation string is the view, the information-state string is all that the
seat has seen happen. Both tensors are the row of `okapi.observation`, which remembers what the view does.
"""

from okapi.extras import needs

with needs("research", "pyspiel", "numpy"):
    from .game import OkapiGame, register_games

__all__ = ["OkapiGame"]

register_games()

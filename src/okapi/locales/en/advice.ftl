# Tables that agreed to advice or to puzzles, and games that were played on from a moment of another one.
options-advice = Advice for everyone
options-advice-text = Everyone at this table may ask the coach for good moves, and everyone sees that it is on. Not available in rated games.
lobby-advice = Advice is on: everyone here may ask the coach for good moves.
game-advice = Advice is on.
options-puzzles = Puzzles from this game
options-puzzles-text = Once this game has been reviewed, positions from it may become puzzles for everyone on this server, shown as one player saw them and without names. Everyone at the table sees that this is on.
lobby-puzzles = This game may become a puzzle, without names.
game-played-on = Continued from another game; it doesn’t count.

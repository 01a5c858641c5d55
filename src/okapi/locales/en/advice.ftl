# Tables that agreed to advice, and games that were played on from a moment of another one.
options-advice = Advice for everyone
options-advice-text = Everyone at this table may ask the coach for good moves, and everyone sees that it is on. Not available in rated games.
lobby-advice = Advice is on: everyone here may ask the coach for good moves.
game-advice = Advice is on.
game-played-on = Continued from another game; it doesn’t count.

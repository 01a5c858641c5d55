options-rated = Rated game
options-rated-text = It counts towards everyone’s rating, and everyone at the table sees the ratings. People only, with a time limit: no bots, no advice.
lobby-rated = This game is rated: it counts towards everyone’s rating. Leaving it for good means coming last.
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (provisional)
rating-none = no rating yet
players = Players
players-link = Players on this server

# Ratings: games that count for them, how they are shown, and the list of players.
spoken-since-notification = Since the notification:
options-rated = Rated game
options-rated-text = It counts for everyone’s rating, and everyone at the table sees the ratings. People only, with a time limit: no bots, no advice.
lobby-rated = This game is rated: it counts for everyone’s rating. Leaving it for good means coming last.
rating = Rating
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (provisional)
rating-none = no rating yet
rating-after = Ratings after this game
# $rating: a rating-value or rating-provisional; $change: +12 or −8.
rating-line = { $player }: { $rating } ({ $change })
rating-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
rating-text = ± says how certain a rating is: 19 times out of 20 the true strength lies within that range. With two players, a lead of 400 points means ten wins to one. A rating stays provisional for the first ten games.
rating-history = Rating, game by game
leave-for-good-rated = This game is rated: if you leave, you come last.
players = Players
players-link = Players on this server
players-text = These people have chosen, on their own pages, to be listed.
players-none = Nobody is listed yet. You can choose to be, on your own page.
# A notification was tapped, and the game has gone on since it was sent.
news-since-notification = Since the notification
news-notification-moment = Show that moment

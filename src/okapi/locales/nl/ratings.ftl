spoken-since-notification = Sinds de melding:
options-rated = Ratingpartij
options-rated-text = De partij telt mee voor ieders rating, en iedereen aan tafel ziet de ratings. Alleen voor mensen, met beperkte bedenktijd per beurt: geen bots, geen advies.
lobby-rated = Deze partij telt mee voor de rating. Wie voorgoed weggaat, wordt laatste.
rating = Rating
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (voorlopig)
rating-none = nog geen rating
rating-after = Ratings na dit spel
rating-line = { $player }: { $rating } ({ $change })
rating-games = { $count ->
    [one] { $count } ratingpartij
   *[other] { $count } ratingpartijen
}
rating-text = ± zegt hoe zeker een rating is: 19 van de 20 keer ligt de ware sterkte binnen die marge. Aan een tafel voor twee betekent 400 punten meer tien keer winnen tegen één keer verliezen. De eerste tien partijen is een rating voorlopig.
rating-history = Rating, spel voor spel
leave-for-good-rated = Deze partij telt mee voor de rating: als je weggaat, word je laatste.
players = Spelers
players-link = Spelers op deze server
players-text = Hier staat wie dat op de eigen pagina zo heeft gekozen.
players-none = Er staat nog niemand op de lijst. Wie wil, kiest dat op de eigen pagina.
news-since-notification = Sinds de melding
news-notification-moment = Dat moment tonen

spoken-since-notification = Siden du ble varslet:
options-rated = Ratet spill
options-rated-text = Spillet teller for alles rating, og alle ved bordet ser ratingen. Bare for mennesker og med begrenset tid per tur: ingen boter, ingen råd.
lobby-rated = Dette spillet er ratet: det teller for alles rating. Den som forlater det for godt, kommer sist.
rating = Rating
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (foreløpig)
rating-none = ingen rating ennå
rating-after = Rating etter dette spillet
rating-line = { $player }: { $rating } ({ $change })
rating-games = { $count ->
    [one] { $count } ratet spill
   *[other] { $count } ratede spill
}
rating-text = ± viser hvor sikker en rating er: 19 av 20 ganger ligger den virkelige styrken innenfor det spennet. Ved et bord for to betyr 400 poeng mer ti seire mot én. De første ti spillene er en rating foreløpig.
rating-history = Rating, spill for spill
leave-for-good-rated = Dette spillet er ratet: den som går, kommer sist.
players = Spillere
players-link = Spillere på denne serveren
players-text = Her står alle som har valgt det på sin egen side.
players-none = Ingen står her ennå. Den som vil, kan velge det på sin egen side.
news-since-notification = Siden du ble varslet
news-notification-moment = Vis det øyeblikket

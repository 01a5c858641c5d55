spoken-since-notification = Siden du fik besked:
options-rated = Ratet spil
options-rated-text = Spillet tæller med i alles rating, og alle ved bordet kan se ratingerne. Kun for mennesker og med begrænset tid pr. tur: ingen bots, ingen råd.
lobby-rated = Dette spil er ratet: det tæller med i alles rating. Den, der forlader det for altid, ender på sidstepladsen.
rating = Rating
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (foreløbig)
rating-none = ingen rating endnu
rating-after = Ratinger efter dette spil
rating-line = { $player }: { $rating } ({ $change })
rating-games = { $count ->
    [one] { $count } ratet spil
   *[other] { $count } ratede spil
}
rating-text = ± viser, hvor sikker en rating er: 19 gange ud af 20 ligger den sande styrke inden for det spænd. Ved et bord for to betyder 400 point mere ti sejre mod én. De første ti spil er en rating foreløbig.
rating-history = Rating, spil for spil
leave-for-good-rated = Dette spil er ratet: den, der går, ender på sidstepladsen.
players = Spillere
players-link = Spillere på denne server
players-text = Her står alle, der har valgt det på deres egen side.
players-none = Her står ingen endnu. Enhver kan vælge det på sin egen side.
news-since-notification = Siden du fik besked
news-notification-moment = Vis det øjeblik

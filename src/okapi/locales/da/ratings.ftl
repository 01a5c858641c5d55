options-rated = Ratet spil
options-rated-text = Spillet tæller med i alles rating, og alle ved bordet kan se ratingerne. Kun for mennesker og med begrænset tid pr. tur: ingen bots, ingen råd.
lobby-rated = Dette spil er ratet: det tæller med i alles rating. Den, der forlader det for altid, ender på sidstepladsen.
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (foreløbig)
rating-none = ingen rating endnu
players = Spillere
players-link = Spillere på denne server

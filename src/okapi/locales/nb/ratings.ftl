options-rated = Ratet spill
options-rated-text = Spillet teller for alles rating, og alle ved bordet ser ratingen. Bare for mennesker og med begrenset tid per tur: ingen boter, ingen råd.
lobby-rated = Dette spillet er ratet: det teller for alles rating. Den som forlater det for godt, kommer sist.
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (foreløpig)
rating-none = ingen rating ennå
players = Spillere
players-link = Spillere på denne serveren

options-rated = Rankat parti
options-rated-text = Partiet räknas för allas rating, och alla vid bordet ser ratingen. Bara för människor och med begränsad tid per tur: inga bottar, inga råd.
lobby-rated = Det här partiet är rankat: det räknas för allas rating. Den som lämnar det för gott kommer sist.
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (preliminär)
rating-none = ingen rating ännu
players = Spelare
players-link = Spelare på den här servern

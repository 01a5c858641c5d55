options-rated = Ratingpartij
options-rated-text = De partij telt mee voor ieders rating, en iedereen aan tafel ziet de ratings. Alleen voor mensen, met beperkte bedenktijd per beurt: geen bots, geen advies.
lobby-rated = Deze partij telt mee voor de rating. Wie voorgoed weggaat, wordt laatste.
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (voorlopig)
rating-none = nog geen rating
players = Spelers
players-link = Spelers op deze server

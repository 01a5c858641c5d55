options-rated = Partie classée
options-rated-text = Elle compte pour la cote de chacun, et toute la table voit les cotes. Réservée aux humains, avec un temps limité par coup : ni bots, ni conseils.
lobby-rated = Cette partie est classée : elle compte pour la cote de chacun. Si vous la quittez pour de bon, vous finissez à la dernière place.
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (provisoire)
rating-none = pas encore de cote
players = Joueurs
players-link = Joueurs de ce serveur

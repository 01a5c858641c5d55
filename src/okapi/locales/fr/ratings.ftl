spoken-since-notification = Depuis la notification :
options-rated = Partie classée
options-rated-text = Elle compte pour la cote de chacun, et toute la table voit les cotes. Réservée aux humains, avec un temps limité par coup : ni bots, ni conseils.
lobby-rated = Cette partie est classée. Si vous la quittez pour de bon, vous finissez dernier.
rating = Cote
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (provisoire)
rating-none = pas encore de cote
rating-after = Cotes après cette partie
rating-line = { $player } : { $rating } ({ $change })
rating-games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
rating-text = ± indique la précision de la cote : 19 fois sur 20, la force réelle se situe dans cet intervalle. À deux joueurs, 400 points de plus valent dix victoires contre une. Une cote reste provisoire pendant les dix premières parties.
rating-history = Cote, partie après partie
leave-for-good-rated = Cette partie est classée : si vous la quittez, vous finissez dernier.
players = Joueurs
players-link = Joueurs de ce serveur
players-text = Voici celles et ceux qui ont choisi d’y figurer, sur leur propre page.
players-none = Personne n’y figure encore. Chacun peut le choisir sur sa propre page.
news-since-notification = Depuis la notification
news-notification-moment = Afficher ce moment

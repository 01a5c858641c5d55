spoken-since-notification = Depuis la notification :
options-rated = Partie classée
options-rated-text = Elle compte pour le classement de chacun, et toute la table voit les classements. Réservée aux humains, avec un temps limité par coup : ni bots, ni conseils.
lobby-rated = Cette partie est classée. Qui la quitte pour de bon finit dernier.
rating = Classement
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (provisoire)
rating-none = pas encore de classement
rating-after = Classements après cette partie
rating-line = { $player } : { $rating } ({ $change })
rating-games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
rating-text = ± indique la précision du classement : 19 fois sur 20, la force réelle se situe dans cet intervalle. À deux joueurs, 400 points de plus valent dix victoires contre une. Un classement reste provisoire pendant les dix premières parties.
rating-history = Classement, partie après partie
leave-for-good-rated = Cette partie est classée : qui s’en va finit dernier.
players = Joueurs
players-link = Joueurs de ce serveur
players-text = Voici celles et ceux qui ont choisi d’y figurer, sur leur propre page.
players-none = Personne n’y figure encore. Chacun peut le choisir sur sa propre page.
news-since-notification = Depuis la notification
news-notification-moment = Afficher ce moment

### One's own page, one's devices and mail, and the list of players.

mail = E-mail
mail-text = Si vous ne venez pas pendant un moment et qu’aucun de vos appareils n’a pu vous prévenir, vous recevez un e-mail. Personne d’autre ne voit votre adresse.
mail-address = Votre adresse e-mail
mail-send-link = M’envoyer un lien pour la confirmer
mail-sent = Un lien est en route vers { $address }. Ouvrez-le dans les trois jours pour confirmer l’adresse.
mail-goes-to = Les e-mails sont envoyés à { $address }.
mail-for = M’envoyer un e-mail
mail-always = Même si un de mes appareils m’a déjà envoyé une notification
mail-change = Utiliser une autre adresse
mail-remove = Supprimer mon adresse
mail-confirm = Confirmer l’adresse
mail-confirm-page = Cette adresse est-elle la vôtre ? Confirmez-la, et vous y recevrez les e-mails demandés.
mail-confirmed = Votre adresse est confirmée.
mail-stop = Ne plus recevoir d’e-mails
mail-stop-page = Voulez-vous que ce serveur ne vous envoie plus d’e-mails ? Votre adresse sera aussi supprimée.
mail-stopped = Vous ne recevrez plus d’e-mails de ce serveur, et votre adresse est supprimée.
devices-another = Jouer sur un autre appareil
devices-another-text = Vos parties vous suivent : scannez ce code avec l’autre appareil, ou ouvrez-y le lien. Il ne sert qu’une fois et n’est valable que quinze minutes.
devices-make = Créer un lien
devices-link = Lien pour l’autre appareil
devices-list = Appareils connectés
devices-this = cet appareil
devices-program = Un programme
devices-unknown = Un navigateur
devices-named = { $browser } sous { $system }
devices-since = depuis le { $when }
devices-sign-out = Déconnecter
devices-sign-out-one = Déconnecter : { $device }
devices-nobody = Vous n’avez pas encore donné votre nom : il n’y a rien à emporter.
people-mine = Ma page
people-nobody = Prenez d’abord place à une table et donnez votre nom.
people-none = Pas encore de partie terminée.
people-games = { $count ->
    [one] { $count } partie
    *[other] { $count } parties
}
people-wins = { $count ->
    [one] { $count } victoire
    *[other] { $count } victoires
}
people-since = ici depuis le { $date }
people-sizes = Victoires selon le nombre de joueurs
people-size = { $count ->
    [one] { $count } joueur
    *[other] { $count } joueurs
}
people-size-won = { $wins ->
    [one] { $wins } victoire sur { $games }
   *[other] { $wins } victoires sur { $games }
}
people-points = { $points ->
    [one] { $points } point par partie
    *[other] { $points } points par partie
}
people-routes = Routes prises
people-doubled = Doublées
people-single = Non doublées
people-completed = Réussies
people-failed = Non réussies
people-best = Meilleure partie
people-against = Adversaires
people-ahead = devant { $ahead } fois sur { $games }
people-what-counts = Une partie compte si vous l’avez jouée vous-même jusqu’au bout, et seule votre propre place compte.
people-finished-more = Parties plus anciennes
people-bring-record = Analyser une partie enregistrée dans un fichier
people-visibility = Qui peut voir cette page
people-data = Toutes mes données
people-export = Télécharger toutes mes données
people-forget = Supprimer toutes mes données
people-forget-text = La suppression déconnecte tous vos appareils et vous fait quitter toutes les tables pour de bon ; vos remarques et votre cote disparaissent, et vos parties affichent « — » à la place de votre nom. C’est définitif.
people-forget-sure = Oui, tout supprimer
people-forget-not = Non, les garder
people-puzzles = Problèmes
rating = Cote
rating-games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
rating-text = ± indique la précision de la cote : 19 fois sur 20, la force réelle se situe dans cet intervalle. À deux joueurs, 400 points de plus valent dix victoires contre une. Une cote reste provisoire pendant les dix premières parties.
rating-history = Cote, partie après partie
players-text = Ces personnes ont choisi, sur leur propre page, de figurer dans cette liste.
players-none = Cette liste est encore vide. Vous pouvez choisir d’y figurer, sur votre propre page.
transfer-title = Jouer sur cet appareil
transfer-text = Vous avez créé ce lien sur un autre appareil. Grâce à lui, vous pouvez aussi jouer vos parties dans ce navigateur.
transfer-take = Continuer ici
people-visibility-private = Moi seulement
people-visibility-shared = Les personnes avec qui je joue, et quiconque a le lien
people-visibility-listed = Tout le monde : m’afficher parmi les joueurs de ce serveur

## What one is notified of, and when

notifications-for = Me prévenir
notifications-for-turn = quand c’est à moi de jouer
notifications-for-over = quand une partie se termine
notifications-for-rematch = quand on m’invite ou me propose une revanche
notifications-for-joined = quand quelqu’un s’assoit à ma table
notifications-for-filed = quand quelqu’un inscrit une partie que j’ai jouée sur un vrai plateau
notifications-for-duel = quand on me défie ou qu’un duel est terminé
notifications-quiet = Heures calmes
notifications-quiet-from = De
notifications-quiet-to = À

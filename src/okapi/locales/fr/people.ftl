home-continue = { $count ->
    [one] À vous de jouer dans { $count } partie
    *[other] À vous de jouer dans { $count } parties
}
home-continue-game = Continuer : { $players }
list-won = Vous avez gagné
list-place = Rang { $place } sur { $players }
list-score = { $player } : { $points }
people-mine = Ma page
people-mine-link = Ma page : parties, victoires, points
people-nobody = Prenez place à une table et donnez votre nom : cette page montrera ensuite vos parties.
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
people-size-won = { $wins } gagnées sur { $games }
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
people-against = Contre
people-ahead = devant { $ahead } fois sur { $games }
people-what-counts = Une partie compte si vous l’avez jouée vous-même jusqu’au bout, et seule votre propre place compte.
people-finished = Parties terminées
people-finished-more = Parties plus anciennes
people-bring-record = Analyser une partie enregistrée dans un fichier
people-visibility = Qui peut voir cette page
people-visibility-private = Moi seulement
people-visibility-shared = Les personnes avec qui je joue, et quiconque a le lien
people-visibility-listed = Tout le monde : m’afficher parmi les joueurs de ce serveur
title-rematch = ● Revanche · Okapi

leave-menu = Quitter la table
leave-home = Page d’accueil
leave-home-text = La partie vous attend ; revenez quand vous voulez.
end-early = Arrêter la partie maintenant
end-early-not = Finalement, continuer
end-early-text = { $others ->
    [0] La partie s’arrête sans résultat.
   *[other] Quand tous les joueurs sont d’accord, la partie s’arrête sans résultat.
}
end-early-agree = Arrêter la partie
end-early-wanted = { $count ->
    [one] { $players } voudrait arrêter la partie maintenant.
    *[other] { $players } voudraient arrêter la partie maintenant.
}
leave-for-good = Quitter pour de bon
leave-for-good-sure = Oui, quitter pour de bon
leave-for-good-text = Un bot jouera à votre place jusqu’à la fin. Vous ne pourrez pas la reprendre.
table-left = (place quittée ; un bot continue)
status-ended = Cette partie a été arrêtée avant la fin. Vous pouvez la revoir.
list-ended = Arrêtée avant la fin
spoken-news-left = { $player } a quitté la partie pour de bon ; un bot continue.

people-data = Toutes mes données
people-export = Télécharger toutes mes données
people-forget = Supprimer toutes mes données
people-forget-text = La suppression déconnecte tous vos appareils et vous fait quitter toutes les tables pour de bon ; vos remarques et votre cote disparaissent, et vos parties affichent « — » à la place de votre nom. C’est définitif.
people-forget-sure = Oui, tout supprimer
people-forget-not = Non, les garder

# Ce que le serveur dit à qui est ailleurs : les liens dans les messageries et les notifications sur ses appareils.

## Les liens, tels que les messageries les montrent. $name a ouvert la table, $count places sont libres.

preview-text = Un jeu de plateau ferroviaire au cœur de l’Afrique, vers 1910. Jouez dans votre navigateur, dans votre langue.
preview-playing = { $name } et ses amis jouent
preview-over = Comment s’est finie la partie avec { $name }
preview-free = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}

## Notifications sur un appareil. $names : les autres à la table, $name : qui l’a fait.

notification-turn = À vous de jouer
notification-with = À la table : { $names }.
notification-days-left = { $count ->
    [one] Il vous reste un jour.
   *[other] Il vous reste { $count } jours.
}
notification-hours-left = { $count ->
    [one] Il vous reste une heure.
   *[other] Il vous reste { $count } heures.
}
notification-over = La partie est terminée
notification-rematch = { $name } propose une revanche
notification-invited = { $name } vous invite à jouer
notification-rematch-text = Une table vous attend.
notification-joined = { $name } a pris place à votre table
notification-all-here = Tout le monde est là. Commencez quand vous voulez.
notification-belongs = { $name } fait maintenant partie de votre table d’habitués
notification-belongs-text = Vous pouvez jouer la prochaine partie ensemble.
notification-filed = { $name } a inscrit une partie que vous avez jouée
notification-filed-text = Elle comptera dans votre almanach dès que vous l’aurez confirmée.

## Mail. $site is the address of the server.

mail-subject = Okapi : { $title }
mail-open = Ouvrir la partie
mail-open-page = Ouvrir la page
mail-why = Vous recevez ce message parce que vous l’avez demandé sur { $site }.
mail-confirm-subject = Confirmez votre adresse
mail-confirm-text = Quelqu’un qui joue à Okapi sur { $site } souhaite recevoir un e-mail à cette adresse quand une partie l’attend. Si c’est vous, confirmez l’adresse. Le lien est valable trois jours.
mail-confirm-ignore = Si ce n’est pas vous, vous n’avez rien à faire : cette adresse ne sera pas utilisée.

## Duels (two people, one deal) and evenings (several). $kind is duel or evening, $name who did it.

notification-duel = { $kind ->
    [duel] { $name } vous défie en duel
   *[evening] { $name } vous invite à une soirée de jeu
}
notification-duel-text = Tout le monde reçoit les mêmes cartes. Jouez quand vous avez le temps.
notification-duel-played = { $kind ->
    [duel] Dans votre duel, { $name } a fini de jouer
   *[evening] Dans votre soirée, { $name } a joué toutes ses donnes
}
notification-duel-played-text = Vous verrez les parties des autres quand vous aurez fini la vôtre.
notification-duel-over = { $kind ->
    [duel] Votre duel est terminé
   *[evening] Votre soirée est terminée
}
notification-duel-over-text = Voyez qui s’en est le mieux sorti.

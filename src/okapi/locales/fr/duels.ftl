### Duels and evenings: friends play the same deals against the same bots, each when they have time, and compare.
### $kind is duel (two people) or evening (more).

duels = Duels et soirées
duels-text = Tout le monde reçoit les mêmes cartes contre les mêmes bots, et chacun joue quand il a le temps. Quand tous ont fini, vous voyez qui en a tiré le meilleur parti.
duels-none = Vous n’avez pas encore de duel. Défiez quelqu’un et envoyez-lui le lien.
duels-mine = Les vôtres
duel-kind = { $kind ->
    [duel] Duel
   *[evening] Soirée
}
duel-with = { $kind ->
    [duel] Duel avec { $names }
   *[evening] Soirée avec { $names }
}
duel-yours = à vous de jouer
duel-asked = vous avez une invitation
duel-others = en attente des autres
duel-over = c’est terminé

## Making one

duel-new = Défier quelqu’un
duel-new-one = Défier { $name }
duel-size = Combien de personnes ?
duel-deals = Combien de donnes ?
duel-days = Pendant combien de jours ?
duel-make = Créer
duel-deals-text = Chacun joue chaque donne une fois. D’une donne à l’autre, tout le monde avance d’une place.

## Joining one. $name is who made it.

duel-invited = { $kind ->
    [duel] { $name } vous défie en duel
   *[evening] { $name } vous invite à une soirée de jeu
}
duel-deal-count = { $deals ->
    [one] { $deals } donne
    [many] { $deals } de donnes
   *[other] { $deals } donnes
}
duel-join = Accepter
duel-decline = Refuser
duel-is-full = Toutes les places sont prises.
duel-is-over = C’est terminé : personne ne peut plus participer.

## Its page

duel-until = Jusqu’au { $until }
duel-one-try = Vous avez un essai par donne. Vous verrez ce que les autres en ont fait quand vous aurez fini votre partie.
duel-trust = Personne ne peut savoir si quelqu’un joue une seconde fois sous un autre nom : c’est un jeu entre gens qui se font confiance.
duel-link = Lien pour participer
duel-link-text = Envoyez-le à qui vous voulez défier. Toute personne qui l’a peut participer tant qu’il reste des places.
duel-close-list = N’attendre personne d’autre
duel-close-list-text = Seuls joueront ceux qui participent déjà.
duel-people = Qui joue
duel-standings = Classement
duel-is-invited = en attente de réponse
duel-has-resigned = abandon
duel-finished = Jouées
duel-finished-of = { $finished } sur { $deals }
duel-rank = Rang
duel-score = Points de match
duel-score-text = Points de match : à chaque donne, vous en marquez 2 par personne devancée et 1 par égalité. La plus grande somme l’emporte ; à égalité, le total des points décide.
duel-points = Points
duel-won = Victoire : { $name }
duel-you-won = Vous avez gagné
duel-drawn = Égalité en tête
duel-deal = Donne { $number }
duel-play = Jouer
duel-continue = Continuer
duel-again = Rejouer pour le plaisir
duel-your-game = Votre partie
duel-given-up = non terminée
duel-replay = Revoir : { $name }
duel-compare = Comparer les parties
duel-leave = Partir
duel-leave-text = Vous n’avez pas commencé : vous pouvez partir sans rien perdre. Votre place se libère.
duel-resign = Abandonner
duel-resign-text = Vous abandonnez toutes les donnes que vous n’avez pas finies. Quand il ne reste qu’une personne, c’est terminé.
duel-fair-text = L’ordre de toutes les pioches a été fixé à la création du défi. Son sceau est montré dès le début, le secret lui-même quand tout est terminé : chacun peut alors vérifier toutes les parties.

## Two games side by side. $one and $other are the people.

duel-side-by-side = { $one } et { $other }
duel-whom = Comparer avec
duel-only-one = Il n’y a qu’une partie terminée.
duel-chart = Points après chaque tour, si la partie s’était arrêtée là
duel-parted = Là où les parties divergent
duel-same = Les deux ont pris les mêmes décisions du premier au dernier tour.
duel-turn = { $turn ->
    [0] Les premières destinations
   *[other] Tour { $turn }
}
duel-first = la première différence
duel-no-turn = La partie était finie.
duel-gained = points : { $points }

## Refusals

reason-challenge-unknown = Ce duel ou cette soirée n’existe pas, ou vous n’en faites pas partie.
reason-challenge-full = { $max ->
    [one] Toutes les places sont prises.
    [many] Les { $max } de places sont prises.
   *[other] Les { $max } places sont prises.
}
reason-challenge-over = C’est déjà terminé.
reason-challenge-too-many = { $max ->
    [one] Vous ne pouvez avoir qu’un duel ou une soirée en cours. Terminez d’abord ce que vous avez commencé.
    [many] Vous pouvez avoir au plus { $max } de duels et soirées en cours. Terminez-en un d’abord.
   *[other] Vous pouvez avoir au plus { $max } duels et soirées en cours. Terminez-en un d’abord.
}
reason-challenge-not-the-host = Seule la personne qui a lancé le défi peut faire cela.

friends-known = Parties en commun
friends-text = Toutes les personnes avec qui vous avez terminé une partie. Personne d’autre ne voit cette liste.
friends-none = Personne pour l’instant. Terminez une partie entre amis, et vous les retrouverez ici.
friends-games = { $count ->
    [one] { $count } partie ensemble
   *[other] { $count } parties ensemble
}
friends-here = en ligne
friends-seen = Montrer à ces personnes quand je suis en ligne, et voir quand elles le sont
friends-invite = Inviter
friends-invite-one = Inviter { $name }
friends-duel = Défier
friends-duel-one = Défier { $name } en duel
friends-block = Bloquer
friends-block-one = Bloquer { $name }
friends-block-text = { $name } ne pourra plus s’adresser à vous, vous inviter, voir que vous êtes en ligne ni prendre place à vos tables. Cette personne n’en sera pas avertie.
friends-blocked = personne bloquée
friends-unblock = Débloquer
friends-unblock-one = Débloquer { $name }
friends-ask = Inviter des personnes que vous connaissez
friends-ask-text = Une place leur est réservée et, si elles l’ont demandé, elles reçoivent une notification.
regular-tables = Tables d’habitués
regular-table = Table d’habitués
regular-table-text = Une table où revenir : les mêmes personnes, les mêmes couleurs, les mêmes règles, et un score qui se poursuit d’une partie à l’autre.
regular-table-from-text = La nouvelle table reprend les couleurs, les règles et le plateau de votre dernière partie. Envoyez le lien aux autres, et vous rejouerez d’un seul geste.
regular-table-name = Nom de la table
regular-table-name-example = Dimanches
regular-table-make = Créer la table
regular-table-people = Qui en fait partie
regular-table-owner = tient la table
regular-table-next = Partie suivante
regular-table-to-game = Aller à la partie
regular-table-link = Lien de cette table
regular-table-link-text = Toute personne qui a ce lien peut rejoindre la table, jusqu’à { $max } personnes en tout.
regular-table-new-link = Remplacer le lien par un nouveau
regular-table-private = Seules les personnes qui en font partie voient cette table, ses parties et son score.
regular-table-hand-over = Confier
regular-table-hand-over-one = Confier la table à { $name }
regular-table-remove = Retirer
regular-table-remove-one = Retirer { $name }
regular-table-remove-text = { $name } ne verra plus cette table. Remplacez aussi le lien, sinon il permettrait d’y revenir.
regular-table-manage = Cette table
regular-table-leave = Quitter la table
regular-table-leave-text = Vous ne verrez plus cette table. Vos parties restent dans votre almanach.
regular-table-close = Fermer pour tous
regular-table-close-text = La table et son score disparaissent pour tous. Les parties restent dans l’almanach de ceux qui les ont jouées.
regular-table-invited = Invitation à la table « { $name } »
regular-table-with = Avec { $names }
regular-table-join = Rejoindre la table
regular-table-is-full = Toutes les places de cette table sont prises.
regular-table-series = Le score
regular-table-no-games = Aucune partie n’a encore été terminée ici.
almanac = Almanach
almanac-text = Le bilan de toutes vos parties terminées, { $name }. Personne d’autre ne le voit.
almanac-none = Aucune partie terminée. Seules comptent ici les parties que vous jouez vous-même jusqu’au bout.
almanac-year = Année
almanac-all-years = Toutes
almanac-sum = En chiffres
almanac-wins = Victoires
almanac-games = Parties
almanac-points = Points par partie
almanac-head-to-head = Face à face
almanac-head-to-head-text = Combien de fois le premier a fini devant le second, et inversement.
almanac-ahead = { $ahead } fois devant, { $behind } fois derrière
almanac-more = Tout montrer
almanac-months = Mois par mois
almanac-winner = { $name } : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
almanac-best = Meilleures parties
almanac-routes = Meilleures routes
almanac-tickets = Meilleures destinations
almanac-real-board = sur un vrai plateau
almanac-luck = Chance et choix
almanac-luck-none = Faites analyser quelques parties par l’entraîneur : vous verrez ici la part de la chance et celle des choix.
almanac-luck-text = Les bilans de l’entraîneur, additionnés et exprimés en victoires. Le nombre qui suit ± est l’écart que le hasard seul peut causer.
almanac-reviewed = { $count ->
    [one] { $count } partie analysée
   *[other] { $count } parties analysées
}
almanac-of-luck = Chance
almanac-of-choices = Choix
almanac-luck-too-few = Encore trop peu de parties analysées pour parler de chance.
almanac-luck-lucky = Les cartes ont vraiment été avec vous.
almanac-luck-unlucky = Les cartes ont vraiment été contre vous.
almanac-luck-even = Chance et malchance s’équilibrent, pour autant qu’on puisse le dire.
almanac-luck-luckiest = { $name } a vraiment le plus de chance.
almanac-luck-nobody = Personne n’a nettement plus de chance que les autres : le hasard suffit à expliquer les écarts.
almanac-medals = Médailles
medal-level = Première victoire contre { $name }
medal-great-ticket = Réussite d’une destination de plus de { $number } points
medal-from-last = Victoire malgré la dernière place avant le décompte des destinations
medal-globetrotter = Globetrotter { $number } fois
medal-not-yet = pas encore
almanac-kept = Parties sur un vrai plateau
almanac-asked = Y étiez-vous ?
almanac-asked-text = Quelqu’un a inscrit une partie jouée sur un vrai plateau et dit que vous y étiez. Elle comptera dans votre almanach dès que vous l’aurez confirmée.
almanac-filed-by = inscrite par { $name }
almanac-unconfirmed = non confirmée
almanac-confirm = Oui, la compter
almanac-strike = Rayer
almanac-strike-text = La partie ne compte plus ni pour vous ni pour la table d’habitués, et ne montre plus votre nom.
almanac-delete = Supprimer
almanac-delete-text = La partie disparaît de tous les almanachs.
almanac-cancel = Annuler
almanac-csv = Télécharger le tableau (CSV)
almanac-json = Télécharger les données (JSON)
file = Inscrire dans l’almanach
file-text = Le serveur garde la date, les noms, les points de tous et, pour chacun, sa meilleure route et sa meilleure destination, mais pas la partie elle-même. Les personnes choisies ici doivent confirmer et peuvent rayer la partie à tout moment.
file-own-board = Elle s’est jouée sur l’un de vos plateaux : elle compte comme partie, n’établit aucun record, et rien de ce plateau n’est conservé.
file-who = Qui est { $name } ?
file-me = { $name } (vous)
file-nobody = Quelqu’un qui n’est pas ici
file-no-table = Aucune
file-needs-you = Choisissez qui vous êtes parmi les joueurs.
file-do = Inscrire la partie
file-done = La partie est dans votre almanach.
reason-people-too-often-invited = { $name } a déjà plusieurs invitations de votre part. Attendez une réponse.
reason-regular-table-unknown = Cette table d’habitués n’existe pas, ou vous n’en faites pas partie.
reason-regular-table-not-the-owner = Seule la personne qui tient cette table peut faire cela.
reason-regular-table-full = { $max ->
    [one] La seule place de cette table est prise.
   *[other] Les { $max } places de cette table sont prises.
}
reason-regular-table-too-many = { $max ->
    [one] Vous faites déjà partie d’une table d’habitués. Quittez-la d’abord.
   *[other] Vous faites déjà partie de { $max } tables d’habitués. Quittez-en une d’abord.
}
reason-almanac-not-in-it = Vous ne pouvez inscrire que des parties que vous avez jouées vous-même, et n’y nommer chaque personne qu’une fois.
reason-almanac-already-filed = Vous avez déjà inscrit cette partie.
reason-almanac-unknown = Cette partie n’est plus dans l’almanach.
reason-almanac-too-many = { $max ->
    [one] Vous avez inscrit { $max } partie, c’est le maximum.
   *[other] Vous avez inscrit { $max } parties, c’est le maximum.
}

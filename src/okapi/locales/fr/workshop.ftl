workshop = Vos plateaux
workshop-intro = Vous avez le jeu ? Saisissez les destinations de votre boîte et jouez : avec des amis à distance, contre des bots ou autour de la table avec le compteur de points. Vos plateaux ne sont visibles que de vous et des personnes à qui vous envoyez un lien.
workshop-begin = Nouveau plateau
workshop-begin-empty = Plan d’Okapi, encore sans destinations
workshop-begin-deck = Plan et destinations d’Okapi
workshop-begin-file = Depuis un fichier
workshop-file-bad = Ce fichier ne contient aucun plateau lisible :
workshop-new-name = Ma boîte
workshop-copy = Copier
workshop-remove = Supprimer : { $name }
workshop-remove-sure = Supprimer ce plateau définitivement ?
workshop-remove-text = Les parties déjà commencées le gardent.
workshop-tickets = { $count ->
    [one] { $count } destination
    [many] { $count } destinations
   *[other] { $count } destinations
}

workshop-name = Nom du plateau
workshop-undo = Annuler
workshop-redo = Rétablir
workshop-kept = Enregistré
workshop-keeping = Enregistrement…
workshop-kept-here = Enregistré dans ce navigateur
workshop-kept-offline = Pas de connexion : enregistré dans ce navigateur en attendant
workshop-full = Ce navigateur n’a plus de place : enregistrez le plateau dans un fichier avant de fermer la page.
workshop-shortest = { $spaces ->
    [one] Le chemin le plus court compte { $spaces } espace.
    [many] Le chemin le plus court compte { $spaces } espaces.
   *[other] Le chemin le plus court compte { $spaces } espaces.
}
workshop-paste = Coller plusieurs destinations
workshop-paste-text = Une destination par ligne : deux lieux et, si vous voulez, les points. Les cellules d’un tableur conviennent aussi.
workshop-paste-add = Ajouter ces destinations
workshop-paste-added = { $count ->
    [one] { $count } destination ajoutée.
    [many] { $count } destinations ajoutées.
   *[other] { $count } destinations ajoutées.
}
workshop-paste-left = Ces lignes n’ont pas pu être ajoutées. Corrigez-les et réessayez.
workshop-line-nothing = Nommez deux lieux, comme dans « { $example } ».
workshop-line-one = Un seul lieu : { $place }. Une destination en demande deux.
workshop-line-near = Il n’y a pas de lieu « { $typed } ». Vouliez-vous dire { $near } ?
workshop-line-several = « { $typed } » peut désigner { $places }.
workshop-line-double = Cette destination est déjà dans la liste.
workshop-line-points = Une destination vaut de { $min } à { $max } points.
workshop-flaw-no-path = Aucun chemin ne relie ces deux lieux.
workshop-flaw-ticket = L’un des lieux n’est pas sur ce plan.
workshop-flaw-too-few-tickets = Il faut au moins { $needed } destinations, { $each } pour chacun des { $players } joueurs.
workshop-flaw-no-tickets = Il n’y a pas encore de destinations.
workshop-progress = { $count ->
    [one] { $count } destination sur { $box }
   *[other] { $count } destinations sur { $box }
}
workshop-ready = Prêt à jouer, jusqu’à { $players } joueurs.
workshop-not-ready = Enregistré, mais pas encore jouable :
workshop-marked = { $count ->
    [one] { $count } destination est signalée dans la liste.
    [many] { $count } destinations sont signalées dans la liste.
   *[other] { $count } destinations sont signalées dans la liste.
}
workshop-more = Il y a d’autres problèmes. Corrigez d’abord ceux-ci.
workshop-unchecked = Pas encore vérifié.
workshop-play = Jouer avec ce plateau
workshop-file = Enregistrer dans un fichier
workshop-share = Partager avec des amis
workshop-share-text = Toute personne qui a le lien peut voir ce plateau et en prendre une copie, tant que vous ne retirez pas le lien.
workshop-share-make = Créer un lien
workshop-withdraw = Retirer le lien
workshop-shared = { $name } partage un plateau avec vous
workshop-shared-take = Prendre une copie
workshop-covers = Comment les destinations couvrent le plan
workshop-covers-all = Chaque lieu figure sur une destination.
workshop-covers-not = Sur aucune destination : { $places }.
workshop-covers-most = Le plus souvent ({ $count }×) : { $places }.

reason-board-unknown = Vous n’avez plus ce plateau.
reason-board-unknown-link = Ce lien ne mène à aucun plateau. Il a peut-être été retiré.
reason-board-changed-elsewhere = Ce plateau a été modifié sur un autre appareil.
reason-board-too-large = C’est trop grand pour un plateau. Au maximum : { $places } lieux, { $routes } routes, { $tickets } destinations et { $letters } caractères par nom.

### The workshop's map: its routes and places, which people change.

workshop-parts = Éléments du plateau
workshop-routes = Routes
workshop-places = Lieux
workshop-find = Rechercher
# The stops of one country share its name: $number tells them apart
workshop-stop = { $name } ({ $number })

## Routes

workshop-map-routes = Choisissez une route sur le plan ou dans la liste pour la modifier.
workshop-routes-all = Toutes les routes : { $count }
workshop-route-colour = Couleur
workshop-route-colour-other = Couleur de l’autre voie
workshop-route-length = Espaces
workshop-route-locomotives = Locomotives nécessaires
workshop-route-double = Route double
workshop-route-remove = Retirer cette voie
workshop-route-new = Nouvelle route
workshop-route-add = Ajouter la route

## Places

workshop-map-places = Choisissez un lieu sur le plan ou dans la liste. Puis faites-le glisser, ou déplacez-le avec les flèches du clavier.
workshop-places-all = Tous les lieux : { $count }
workshop-place-name = Nom
workshop-place-names = Noms dans d’autres langues
workshop-place-kind = Type
workshop-place-country = Pays
workshop-place-across = Distance depuis la gauche, en %
workshop-place-down = Distance depuis le haut, en %
workshop-place-move = Déplacer avec les flèches du clavier : { $place }
workshop-place-remove = Retirer ce lieu avec ses routes et ses cartes Destination
workshop-place-new = Nouveau lieu
workshop-place-add = Ajouter le lieu

## What is wrong, said beside the route or the place

workshop-flaw-untouched = Aucune route ne mène ici.
workshop-flaw-too-many-locomotives = Elle demande plus de locomotives qu’elle n’a d’espaces.
workshop-flaw-ferry-not-grey = Seules les routes grises peuvent demander des locomotives.
workshop-flaw-leads-to-itself = Elle mène d’un lieu à ce même lieu.
workshop-flaw-unknown-place = L’un de ses lieux n’est pas sur le plateau.
workshop-flaw-one-track-too-many = Il y a déjà deux voies entre ces lieux.
workshop-flaw-same-name = Un autre lieu porte ce nom.

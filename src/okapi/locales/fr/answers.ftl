# What a player may ask, and hear: answers that the terminal and the table in words share.

## Answers

answer-hand = { $count ->
    [one] Vous avez { $count } carte : { $cards }.
   *[other] Vous avez { $count } cartes : { $cards }.
}
answer-terrain = Face visible devant vous : { $cards }.
answer-no-tickets = Vous n’avez pas encore de destination.
answer-score = Points des routes : { $scores }.
answer-score-now = Si la partie s’arrêtait maintenant, vous auriez { $routes } pour les routes, +{ $done } pour les destinations réussies, −{ $open } pour les autres : { $sum }, sans compter le bonus Globetrotter.
answer-map = { $who ->
    [you] Vous : { $routes ->
        [one] { $routes } route
       *[other] { $routes } routes
    }, { $spaces ->
        [one] { $spaces } espace
       *[other] { $spaces } espaces
    }
   *[other] { $player } : { $routes ->
        [one] { $routes } route
       *[other] { $routes } routes
    }, { $spaces ->
        [one] { $spaces } espace
       *[other] { $spaces } espaces
    }
}
route-claimed = { $route } ({ $spaces })
route-claimed-doubled = { $route } ({ $spaces }, doublée)
route-open = { $route } ({ $price })

## Tickets

ticket-done = { $ticket } : réussie
ticket-not-done = { $ticket } : non réussie
ticket-missing = { $spaces ->
    [one] { $ticket } : encore { $spaces } espace
   *[other] { $ticket } : encore { $spaces } espaces
}
ticket-too-few-trains = { $spaces ->
    [one] { $ticket } : encore { $spaces } espace, mais il ne vous reste pas assez de wagons
   *[other] { $ticket } : encore { $spaces } espaces, mais il ne vous reste pas assez de wagons
}
ticket-closed = { $ticket } : plus possible
ticket-completed = Vous avez réussi { $ticket } !
needs-cards = Il manque encore : { $cards }.
needs-wild = { $count ->
    [one] Une locomotive de votre main peut en remplacer une.
   *[other] { $count } locomotives de votre main peuvent en remplacer autant.
}
needs-none = Vous avez toutes les cartes qu’il faut.
needs-together = Pour toutes vos destinations ensemble, il vous manque encore : { $cards }.
needs-together-none = Vous avez toutes les cartes qu’il faut pour toutes vos destinations ensemble.
needs-grey = { $cards } pour une route grise
ticket-cut = { $more ->
    [0] { $player } a pris { $route }. Un autre chemin est tout aussi court.
    [one] { $player } a pris { $route }. Votre chemin s’allonge d’un espace.
   *[other] { $player } a pris { $route }. Votre chemin s’allonge de { $more } espaces.
}
ticket-cut-closed = { $player } a pris { $route }, et il ne reste aucun chemin.
# In place of a list of tickets.
tickets-nothing = aucune

## What was typed and not understood

several-commands = Cela pourrait être { $commands }. Tapez quelques lettres de plus.
several-places = Cela pourrait être { $places }. Tapez quelques lettres de plus.
no-such-number = { $count ->
    [one] Le seul choix est 1.
   *[other] Choisissez un numéro de 1 à { $count }.
}

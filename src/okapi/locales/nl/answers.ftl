# What a player may ask, and hear: answers that the terminal and the table in words share.

## Answers

answer-hand = { $count ->
    [one] Je hebt { $count } kaart in je hand: { $cards }.
   *[other] Je hebt { $count } kaarten in je hand: { $cards }.
}
answer-terrain = Open voor je: { $cards }.
answer-no-tickets = Je hebt nog geen bestemmingskaarten.
answer-score = Punten voor routes: { $scores }.
answer-score-now = Als de partij nu afliep, had je { $routes } voor routes, +{ $done } voor voltooide bestemmingskaarten, −{ $open } voor de andere: { $sum }, zonder de Globetrotter-bonus.
answer-map = { $who ->
    [you] Jij: { $routes ->
        [one] { $routes } route
       *[other] { $routes } routes
    }, { $spaces ->
        [one] { $spaces } vakje
       *[other] { $spaces } vakjes
    }
   *[other] { $player }: { $routes ->
        [one] { $routes } route
       *[other] { $routes } routes
    }, { $spaces ->
        [one] { $spaces } vakje
       *[other] { $spaces } vakjes
    }
}
route-claimed = { $route } ({ $spaces })
route-claimed-doubled = { $route } ({ $spaces }, verdubbeld)
route-open = { $route } ({ $price })

## Tickets

ticket-done = { $ticket }: voltooid
ticket-not-done = { $ticket }: niet voltooid
ticket-missing = { $spaces ->
    [one] { $ticket }: nog { $spaces } vakje
   *[other] { $ticket }: nog { $spaces } vakjes
}
ticket-too-few-trains = { $spaces ->
    [one] { $ticket }: nog { $spaces } vakje, maar te weinig treintjes over
   *[other] { $ticket }: nog { $spaces } vakjes, maar te weinig treintjes over
}
ticket-closed = { $ticket }: niet meer mogelijk
ticket-completed = Je hebt een bestemmingskaart voltooid: { $ticket }!
needs-cards = Nog nodig: { $cards }.
needs-wild = { $count ->
    [one] Een locomotief in je hand kan er één van vervangen.
   *[other] { $count } locomotieven in je hand kunnen er { $count } van vervangen.
}
needs-none = Je hebt alle kaarten die ervoor nodig zijn.
needs-together = Voor al je bestemmingen samen heb je nog nodig: { $cards }.
needs-together-none = Je hebt alle kaarten die voor al je bestemmingen samen nodig zijn.
needs-grey = { $cards } voor een grijze route
ticket-cut = { $more ->
    [0] { $player } heeft { $route } geclaimd. Een andere verbinding is even kort.
    [one] { $player } heeft { $route } geclaimd. Je verbinding is nu één vakje langer.
   *[other] { $player } heeft { $route } geclaimd. Je verbinding is nu { $more } vakjes langer.
}
ticket-cut-closed = { $player } heeft { $route } geclaimd, en er is geen verbinding meer mogelijk.
# In place of a list of tickets.
tickets-nothing = geen

## What was typed and not understood

several-commands = Dat kan { $commands } zijn; typ iets meer.
several-places = Dat kan { $places } zijn; typ iets meer.
no-such-number = { $count ->
    [one] De enige keuze is 1.
   *[other] Kies een nummer van 1 tot en met { $count }.
}

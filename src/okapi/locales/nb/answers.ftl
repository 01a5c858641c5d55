# What a player may ask, and hear: answers that the terminal and the table in words share.

## Answers

answer-hand = { $count ->
    [one] Du har { $count } kort på hånden: { $cards }.
   *[other] Du har { $count } kort på hånden: { $cards }.
}
answer-terrain = Åpent foran deg: { $cards }.
answer-no-tickets = Du har ingen billetter ennå.
answer-score = Poeng for spor: { $scores }.
answer-score-now = Hvis spillet sluttet nå, ville du hatt { $routes } for spor, +{ $done } for fullførte billetter, −{ $open } for de andre: { $sum }, uten Verdensutforsker-bonusen.
answer-map = { $who ->
    [you] Du: { $routes } spor, { $spaces ->
        [one] { $spaces } felt
       *[other] { $spaces } felter
    }
   *[other] { $player }: { $routes } spor, { $spaces ->
        [one] { $spaces } felt
       *[other] { $spaces } felter
    }
}
route-claimed = { $route } ({ $spaces })
route-claimed-doubled = { $route } ({ $spaces }, doblet)
route-open = { $route } ({ $price })

## Tickets

ticket-done = { $ticket }: fullført
ticket-not-done = { $ticket }: ikke fullført
ticket-missing = { $spaces ->
    [one] { $ticket }: mangler { $spaces } felt
   *[other] { $ticket }: mangler { $spaces } felter
}
ticket-too-few-trains = { $spaces ->
    [one] { $ticket }: mangler { $spaces } felt, men du har for få tog
   *[other] { $ticket }: mangler { $spaces } felter, men du har for få tog
}
ticket-closed = { $ticket }: ikke lenger mulig
ticket-completed = Du har fullført { $ticket }!
needs-cards = Mangler fortsatt: { $cards }.
needs-wild = { $count ->
    [one] Et lokomotiv på hånden din kan erstatte ett av dem.
   *[other] { $count } lokomotiver på hånden din kan erstatte like mange av dem.
}
needs-none = Du har alle kortene som trengs.
needs-together = Til alle billettene dine til sammen mangler du fortsatt { $cards }.
needs-together-none = Du har alle kortene som trengs til alle billettene dine til sammen.
needs-grey = { $cards } til et grått spor
ticket-cut = { $more ->
    [0] { $player } har tatt { $route }. En annen rute er like kort.
    [one] { $player } har tatt { $route }. Ruten din er nå ett felt lengre.
   *[other] { $player } har tatt { $route }. Ruten din er nå { $more } felter lengre.
}
ticket-cut-closed = { $player } har tatt { $route }, og ingen rute er lenger mulig.
# In place of a list of tickets.
tickets-nothing = ingen

## What was typed and not understood

several-commands = Det kan være { $commands }. Skriv litt mer.
several-places = Det kan være { $places }. Skriv litt mer.
no-such-number = { $count ->
    [one] Det eneste valget er 1.
   *[other] Velg et tall fra 1 til { $count }.
}

# What a player may ask, and hear: answers that the terminal and the table in words share.

## Answers

answer-hand = { $count ->
    [one] Du hast { $count } Karte auf der Hand: { $cards }.
   *[other] Du hast { $count } Karten auf der Hand: { $cards }.
}
answer-terrain = Offen vor dir: { $cards }.
answer-no-tickets = Du hast noch keine Zielkarten.
answer-score = Punkte für Strecken: { $scores }.
answer-score-now = Wäre die Partie jetzt zu Ende, hättest du { $routes } für Strecken, +{ $done } für erfüllte Zielkarten, −{ $open } für die übrigen: { $sum }, ohne den Globetrotter-Bonus.
answer-map = { $who ->
    [you] Du: { $routes ->
        [one] { $routes } Strecke
       *[other] { $routes } Strecken
    }, { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }
   *[other] { $player }: { $routes ->
        [one] { $routes } Strecke
       *[other] { $routes } Strecken
    }, { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }
}
route-claimed = { $route } ({ $spaces })
route-claimed-doubled = { $route } ({ $spaces }, verdoppelt)
route-open = { $route } ({ $price })

## Tickets

ticket-done = { $ticket }: erfüllt
ticket-not-done = { $ticket }: nicht erfüllt
ticket-missing = { $spaces ->
    [one] { $ticket }: noch { $spaces } Feld
   *[other] { $ticket }: noch { $spaces } Felder
}
ticket-too-few-trains = { $spaces ->
    [one] { $ticket }: noch { $spaces } Feld, aber zu wenige Waggons übrig
   *[other] { $ticket }: noch { $spaces } Felder, aber zu wenige Waggons übrig
}
ticket-closed = { $ticket }: nicht mehr möglich
ticket-completed = Du hast eine Zielkarte erfüllt: { $ticket }!
needs-cards = Dafür brauchst du noch: { $cards }.
needs-wild = { $count ->
    [one] Eine Lokomotive auf deiner Hand kann eine davon ersetzen.
   *[other] { $count } Lokomotiven auf deiner Hand können ebenso viele davon ersetzen.
}
needs-none = Du hast alle Karten dafür.
needs-together = Für alle deine Zielkarten zusammen brauchst du noch: { $cards }.
needs-together-none = Du hast alle Karten für alle deine Zielkarten zusammen.
needs-grey = { $cards } für eine graue Strecke
ticket-cut = { $more ->
    [0] { $player } nutzt jetzt { $route }. Ein anderer Weg ist genauso kurz.
    [one] { $player } nutzt jetzt { $route }. Dein Weg ist jetzt ein Feld länger.
   *[other] { $player } nutzt jetzt { $route }. Dein Weg ist jetzt { $more } Felder länger.
}
ticket-cut-closed = { $player } nutzt jetzt { $route }, und kein Weg ist mehr frei.
# In place of a list of tickets.
tickets-nothing = keine

## What was typed and not understood

several-commands = Das könnte { $commands } sein; gib etwas mehr ein.
several-places = Das könnte { $places } sein; gib etwas mehr ein.
no-such-number = { $count ->
    [one] Zur Wahl steht nur die 1.
   *[other] Wähle eine Zahl von 1 bis { $count }.
}

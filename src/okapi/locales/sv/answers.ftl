# What a player may ask, and hear: answers that the terminal and the table in words share.

## Answers

answer-hand = { $count ->
    [one] Du har { $count } kort på hand: { $cards }.
   *[other] Du har { $count } kort på hand: { $cards }.
}
answer-terrain = Öppet framför dig: { $cards }.
answer-no-tickets = Du har inga biljettkort ännu.
answer-score = Poäng för sträckor: { $scores }.
answer-score-now = Om spelet tog slut nu skulle du ha { $routes } för sträckor, + { $done } för fullbordade biljettkort, − { $open } för de övriga: { $sum }. Globetrotter-bonusen är inte medräknad.
answer-map = { $who ->
    [you] Du: { $routes ->
        [one] { $routes } sträcka
       *[other] { $routes } sträckor
    }, { $spaces ->
        [one] { $spaces } ruta
       *[other] { $spaces } rutor
    }
   *[other] { $player }: { $routes ->
        [one] { $routes } sträcka
       *[other] { $routes } sträckor
    }, { $spaces ->
        [one] { $spaces } ruta
       *[other] { $spaces } rutor
    }
}
route-claimed = { $route } ({ $spaces })
route-claimed-doubled = { $route } ({ $spaces }, dubblad)
route-open = { $route } ({ $spaces } × { $colour })

## Tickets

ticket-done = { $ticket }: fullbordat
ticket-missing = { $spaces ->
    [one] { $ticket }: { $spaces } ruta saknas
   *[other] { $ticket }: { $spaces } rutor saknas
}
ticket-too-few-trains = { $spaces ->
    [one] { $ticket }: { $spaces } ruta saknas, för få tåg
   *[other] { $ticket }: { $spaces } rutor saknas, för få tåg
}
ticket-closed = { $ticket }: ingen väg kvar
ticket-completed = Du har fullbordat ett biljettkort: { $ticket }!
tickets-completed = { $player }, fullbordade: { $tickets }
tickets-failed = { $player }, inte fullbordade: { $tickets }

## What was typed and not understood

several-commands = Det kan betyda { $commands }; skriv lite mer.
several-places = Det kan vara { $places }; skriv lite mer.
no-such-number = { $count ->
    [one] Det enda valet är 1.
   *[other] Välj ett nummer från 1 till { $count }.
}

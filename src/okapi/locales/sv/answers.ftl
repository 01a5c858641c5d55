# What a player may ask, and hear: answers that the terminal and the table in words share.

## Answers

answer-hand = { $count ->
    [one] Du har { $count } kort på handen: { $cards }.
   *[other] Du har { $count } kort på handen: { $cards }.
}
answer-terrain = Uppvänt framför dig: { $cards }.
answer-no-tickets = Du har inga biljettkort ännu.
answer-score = Poäng för sträckor: { $scores }.
answer-score-now = Om partiet tog slut nu skulle du ha { $routes } för sträckor, +{ $done } för avklarade biljettkort, −{ $open } för de övriga: { $sum }, utan Globetrotter-bonusen.
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
route-open = { $route } ({ $price })

## Tickets

ticket-done = { $ticket }: avklarat
ticket-not-done = { $ticket }: inte avklarat
ticket-missing = { $spaces ->
    [one] { $ticket }: { $spaces } ruta fattas
   *[other] { $ticket }: { $spaces } rutor fattas
}
ticket-too-few-trains = { $spaces ->
    [one] { $ticket }: { $spaces } ruta fattas, men du har för få tåg
   *[other] { $ticket }: { $spaces } rutor fattas, men du har för få tåg
}
ticket-closed = { $ticket }: inte längre möjligt
ticket-completed = Du har klarat ett biljettkort: { $ticket }!
needs-cards = Fattas fortfarande: { $cards }.
needs-wild = { $count ->
    [one] Ett lokomotiv på handen kan ersätta ett av dem.
   *[other] { $count } lokomotiv på handen kan ersätta lika många av dem.
}
needs-none = Du har alla kort som behövs.
needs-together = För alla dina biljettkort tillsammans fattas fortfarande { $cards }.
needs-together-none = Du har alla kort som behövs för alla dina biljettkort tillsammans.
needs-grey = { $cards } för en grå sträcka
ticket-cut = { $more ->
    [0] { $player } har mutat in { $route }. En annan förbindelse är lika kort.
    [one] { $player } har mutat in { $route }. Din förbindelse är nu en ruta längre.
   *[other] { $player } har mutat in { $route }. Din förbindelse är nu { $more } rutor längre.
}
ticket-cut-closed = { $player } har mutat in { $route }, och ingen förbindelse är längre möjlig.
# In place of a list of tickets.
tickets-nothing = inga

## What was typed and not understood

several-commands = Det kan vara { $commands }. Skriv lite mer.
several-places = Det kan vara { $places }. Skriv lite mer.
no-such-number = { $count ->
    [one] Det enda valet är 1.
   *[other] Välj ett nummer från 1 till { $count }.
}

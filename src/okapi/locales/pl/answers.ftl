# What a player may ask, and hear: answers that the terminal and the table in words share.

## Answers

answer-hand = { $count ->
    [one] Masz { $count } kartę: { $cards }.
    [few] Masz { $count } karty: { $cards }.
    [many] Masz { $count } kart: { $cards }.
   *[other] Masz { $count } karty: { $cards }.
}
answer-terrain = Odkryte przed tobą: { $cards }.
answer-no-tickets = Nie masz jeszcze biletów.
answer-score = Punkty za trasy: { $scores }.
answer-score-now = Gdyby gra skończyła się teraz: { $routes } za trasy + { $done } za zrealizowane bilety − { $open } za pozostałe, razem { $sum }. Bez bonusu Globtrotera.
answer-map = { $who ->
    [you] Ty: { $routes ->
        [one] { $routes } trasa
        [few] { $routes } trasy
        [many] { $routes } tras
       *[other] { $routes } trasy
    }, { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pola
    }
   *[other] { $player }: { $routes ->
        [one] { $routes } trasa
        [few] { $routes } trasy
        [many] { $routes } tras
       *[other] { $routes } trasy
    }, { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
        [many] { $spaces } pól
       *[other] { $spaces } pola
    }
}
route-claimed = { $route } ({ $spaces })
route-claimed-doubled = { $route } ({ $spaces }, podwojona)
route-open = { $route } ({ $price })

## Tickets

ticket-done = { $ticket }: zrealizowany
ticket-not-done = { $ticket }: niezrealizowany
ticket-missing = { $spaces ->
    [one] { $ticket }: jeszcze { $spaces } pole
    [few] { $ticket }: jeszcze { $spaces } pola
    [many] { $ticket }: jeszcze { $spaces } pól
   *[other] { $ticket }: jeszcze { $spaces } pola
}
ticket-too-few-trains = { $spaces ->
    [one] { $ticket }: jeszcze { $spaces } pole, ale masz za mało wagoników
    [few] { $ticket }: jeszcze { $spaces } pola, ale masz za mało wagoników
    [many] { $ticket }: jeszcze { $spaces } pól, ale masz za mało wagoników
   *[other] { $ticket }: jeszcze { $spaces } pola, ale masz za mało wagoników
}
ticket-closed = { $ticket }: nie do zrealizowania
ticket-completed = Zrealizowany bilet: { $ticket }!
needs-cards = Potrzebne jeszcze: { $cards }.
needs-wild = { $count ->
    [one] Lokomotywa z twojej ręki może zastąpić jedną z nich.
    [few] { $count } lokomotywy z twojej ręki mogą zastąpić { $count } z nich.
    [many] { $count } lokomotyw z twojej ręki może zastąpić { $count } z nich.
   *[other] { $count } lokomotywy z twojej ręki może zastąpić { $count } z nich.
}
needs-none = Masz wszystkie potrzebne karty.
needs-together = Potrzebne jeszcze do wszystkich twoich biletów razem: { $cards }.
needs-together-none = Masz wszystkie karty potrzebne do wszystkich twoich biletów razem.
needs-grey = { $cards } na szarą trasę
ticket-cut = { $more ->
    [0] { $player } zajmuje trasę { $route }. Inna droga jest równie krótka.
    [one] { $player } zajmuje trasę { $route }. Twoja droga jest teraz dłuższa o jedno pole.
    [few] { $player } zajmuje trasę { $route }. Twoja droga jest teraz dłuższa o { $more } pola.
    [many] { $player } zajmuje trasę { $route }. Twoja droga jest teraz dłuższa o { $more } pól.
   *[other] { $player } zajmuje trasę { $route }. Twoja droga jest teraz dłuższa o { $more } pola.
}
ticket-cut-closed = { $player } zajmuje trasę { $route }. Tego biletu nie da się już zrealizować.
# In place of a list of tickets.
tickets-nothing = brak

## What was typed and not understood

several-commands = To może być { $commands }; wpisz trochę więcej.
several-places = To może być { $places }; wpisz trochę więcej.
no-such-number = { $count ->
    [one] Jedyny wybór to 1.
    [few] Wybierz numer od 1 do { $count }.
    [many] Wybierz numer od 1 do { $count }.
   *[other] Wybierz numer od 1 do { $count }.
}

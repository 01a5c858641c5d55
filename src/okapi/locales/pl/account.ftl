### One's own page, one's devices and mail, and the list of players.

mail = E-mail
mail-text = Gdy nie ma cię od jakiegoś czasu, a żadne z twoich urządzeń nie mogło dać ci znać, dostajesz e-mail. Nikt inny nie widzi twojego adresu.
mail-address = Twój adres e-mail
mail-send-link = Wyślij mi link do potwierdzenia adresu
mail-sent = Link jest w drodze na adres { $address }. Otwórz go w ciągu trzech dni, by potwierdzić adres.
mail-goes-to = E-maile przychodzą na adres { $address }.
mail-for = Wyślij mi e-mail,
mail-always = Nawet jeśli któreś z moich urządzeń dało mi znać
mail-change = Użyj innego adresu
mail-remove = Usuń mój adres
mail-confirm = Potwierdź adres
mail-confirm-page = Czy to twój adres? Potwierdź go, a zamówione wiadomości będą przychodzić tutaj.
mail-confirmed = Twój adres jest potwierdzony.
mail-stop = Wyłącz wszystkie e-maile
mail-stop-page = Czy ten serwer ma przestać wysyłać ci e-maile? Twój adres też zostanie usunięty.
mail-stopped = Ten serwer nie będzie już wysyłał ci e-maili, a twój adres został usunięty.
devices-another = Graj na innym urządzeniu
devices-another-text = Zabierz swoje gry ze sobą: zeskanuj ten kod drugim urządzeniem albo otwórz tam link. Działa tylko raz i tylko przez piętnaście minut.
devices-make = Utwórz link
devices-link = Link dla drugiego urządzenia
devices-list = Zalogowane urządzenia
devices-this = to urządzenie
devices-program = Program
devices-unknown = Przeglądarka
devices-named = { $browser }, { $system }
devices-since = od { $when }
devices-sign-out = Wyloguj
devices-sign-out-one = Wyloguj: { $device }
devices-nobody = Nie znamy jeszcze twojego imienia, więc nie ma czego przenosić.
people-mine = Moja strona
people-nobody = Najpierw usiądź przy stole i podaj imię.
people-none = Nie ma jeszcze zakończonych gier.
people-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
    *[other] { $count } gry
}
people-wins = { $count ->
    [one] { $count } zwycięstwo
    [few] { $count } zwycięstwa
    [many] { $count } zwycięstw
    *[other] { $count } zwycięstwa
}
people-since = tutaj od { $date }
people-sizes = Zwycięstwa według liczby graczy
people-size = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
    *[other] { $count } gracza
}
people-size-won = wygrane: { $wins } z { $games }
people-points = { $points ->
    [one] { $points } punkt na grę
    [few] { $points } punkty na grę
    [many] { $points } punktów na grę
    *[other] { $points } punktu na grę
}
people-routes = Zajęte trasy
people-doubled = Podwojone
people-single = Niepodwojone
people-completed = Zrealizowane
people-failed = Niezrealizowane
people-best = Najlepsza gra
people-against = Przeciwnicy
people-ahead = { $games ->
    [one] wyżej w { $ahead } z { $games } gry
    [few] wyżej w { $ahead } z { $games } gier
    [many] wyżej w { $ahead } z { $games } gier
   *[other] wyżej w { $ahead } z { $games } gry
}
people-what-counts = Liczą się gry, które doprowadzisz do końca bez pomocy bota, i to tylko na własnym miejscu.
people-finished-more = Wcześniejsze gry
people-bring-record = Omów zapis gry z pliku
people-visibility = Kto może zobaczyć tę stronę
people-data = Moje dane
people-export = Pobierz wszystkie moje dane
people-forget = Usuń wszystkie moje dane
people-forget-text = Wszystkie twoje urządzenia zostaną wylogowane, a ty na dobre opuścisz wszystkie stoły; twoje wypowiedzi i ranking znikną, a w grach zamiast imienia zostanie „—”. Tego nie można cofnąć.
people-forget-sure = Tak, usuń wszystko
people-forget-not = Nie, zostaw
people-puzzles = Zadania
rating = Ranking
rating-games = { $count ->
    [one] { $count } gra rankingowa
    [few] { $count } gry rankingowe
    [many] { $count } gier rankingowych
   *[other] { $count } gry rankingowej
}
rating-text = ± mówi, jak pewny jest ranking: w 19 przypadkach na 20 prawdziwa siła gry leży w tym przedziale. Przy dwóch graczach 400 punktów więcej to dziesięć zwycięstw na jedną porażkę. Przez pierwsze dziesięć gier ranking jest tymczasowy.
rating-history = Ranking, gra po grze
players-text = Na tej liście są osoby, które wybrały to na własnej stronie.
players-none = Nikogo tu jeszcze nie ma. Kto chce być na tej liście, może to wybrać na własnej stronie.
transfer-title = Graj na tym urządzeniu
transfer-text = Ten link pochodzi z innego twojego urządzenia. Dzięki niemu możesz grać w swoje gry także w tej przeglądarce.
transfer-take = Graj tutaj
people-visibility-private = Tylko ja
people-visibility-shared = Osoby, z którymi gram, i każdy, kto ma link
people-visibility-listed = Wszyscy: umieść mnie na liście graczy tego serwera

## What one is notified of, and when

notifications-for = Daj znać,
notifications-for-turn = gdy przyjdzie moja tura
notifications-for-over = gdy skończy się gra
notifications-for-rematch = gdy ktoś mnie zaprosi lub zechce rewanżu
notifications-for-joined = gdy ktoś usiądzie przy moim stole
notifications-for-filed = gdy ktoś wpisze grę na prawdziwej planszy z moim udziałem
notifications-for-duel = gdy ktoś rzuci mi wyzwanie lub skończy się pojedynek
notifications-quiet = Godziny ciszy
notifications-quiet-from = Od
notifications-quiet-to = Do

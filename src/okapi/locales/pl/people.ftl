home-continue = { $count ->
    [one] Twoja tura w { $count } grze
    [few] Twoja tura w { $count } grach
    [many] Twoja tura w { $count } grach
    *[other] Twoja tura w { $count } grach
}
home-continue-game = Graj dalej: { $players }
list-won = Wygrana
list-place = Miejsce { $place } z { $players }
list-score = { $player }: { $points }
people-mine = Moja strona
people-mine-link = Moja strona: gry, zwycięstwa, punkty
people-nobody = Gdy podasz imię i usiądziesz przy stole, zobaczysz tu swoje gry.
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
people-ahead = wyżej w { $ahead } z { $games }
people-what-counts = Liczą się gry, które doprowadzisz do końca bez pomocy bota, i to tylko na własnym miejscu.
people-finished = Zakończone gry
people-finished-more = Wcześniejsze gry
people-bring-record = Omów zapis gry z pliku
people-visibility = Kto może zobaczyć tę stronę
people-visibility-private = Tylko ja
people-visibility-shared = Osoby, z którymi gram, i każdy, kto ma link
people-visibility-listed = Wszyscy: umieść mnie na liście graczy tego serwera
title-rematch = ● Rewanż · Okapi

leave-menu = Odejdź od stołu
leave-home = Strona główna
leave-home-text = Gra na ciebie czeka; wróć, kiedy chcesz.
end-early = Zakończ grę teraz
end-early-not = Jednak grajmy dalej
end-early-text = { $others ->
    [0] Gra kończy się bez wyniku.
   *[other] Gdy zgodzą się wszyscy grający, gra kończy się bez wyniku.
}
end-early-agree = Zakończ grę
end-early-wanted = { $count ->
    [one] { $players } chce teraz zakończyć grę.
    [few] { $players } chcą teraz zakończyć grę.
    [many] { $players } chcą teraz zakończyć grę.
    *[other] { $players } chcą teraz zakończyć grę.
}
leave-for-good = Odejdź na dobre
leave-for-good-sure = Tak, odejdź na dobre
leave-for-good-text = Bot dogra za ciebie do końca. Nie odzyskasz tego miejsca.
table-left = (na dobre poza grą; gra bot)
status-ended = Tę grę zakończono przed czasem. Możesz ją jeszcze obejrzeć.
list-ended = Zakończona przed czasem
spoken-news-left = { $player } odchodzi na dobre; dalej gra bot.

people-data = Moje dane
people-export = Pobierz wszystkie moje dane
people-forget = Usuń wszystkie moje dane
people-forget-text = Wszystkie twoje urządzenia zostaną wylogowane, a ty na dobre opuścisz wszystkie stoły; twoje wypowiedzi i ranking znikną, a w grach zamiast imienia zostanie „—”. Tego nie można cofnąć.
people-forget-sure = Tak, usuń wszystko
people-forget-not = Nie, zostaw

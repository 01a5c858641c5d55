### Duels and evenings: friends play the same deals against the same bots, each when they have time, and compare.
### $kind is duel (two people) or evening (more).

duels = Pojedynki i wieczory gier
duels-text = Wszyscy grają tymi samymi kartami przeciw tym samym botom, każdy wtedy, kiedy ma czas. Gdy wszyscy skończą, widać, kto wycisnął z nich najwięcej.
duels-none = Nie masz jeszcze żadnego pojedynku. Rzuć komuś wyzwanie i wyślij link.
duels-mine = Twoje
duel-kind = { $kind ->
    [duel] Pojedynek
   *[evening] Wieczór gier
}
duel-with = { $kind ->
    [duel] Pojedynek: { $names }
   *[evening] Wieczór gier: { $names }
}
duel-yours = twoja kolej na grę
duel-asked = masz zaproszenie
duel-others = czeka na pozostałych
duel-over = koniec

## Making one

duel-new = Rzuć wyzwanie
duel-new-one = Wyzwanie: { $name }
duel-size = Ile osób?
duel-deals = Ile rozdań?
duel-days = Ile dni na grę?
duel-make = Utwórz
duel-deals-text = Każdy gra każde rozdanie raz. Z rozdania na rozdanie wszyscy przesuwają się o jedno miejsce.

## Joining one. $name is who made it.

duel-invited = { $kind ->
    [duel] { $name } wyzywa cię na pojedynek
   *[evening] { $name } zaprasza cię na wieczór gier
}
duel-deal-count = { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
}
duel-join = Przyjmij
duel-decline = Odrzuć
duel-is-full = Wszystkie miejsca są zajęte.
duel-is-over = Już po wszystkim: nikt nie może dołączyć.

## Its page

duel-until = Czas na grę: do { $until }
duel-one-try = Masz jedną próbę w każdym rozdaniu. Co zrobili z nim inni, zobaczysz, gdy skończysz swoją grę.
duel-trust = Nikt nie sprawdzi, czy ktoś nie gra drugi raz pod innym imieniem: to zabawa dla ludzi, którzy sobie ufają.
duel-link = Link do dołączenia
duel-link-text = Wyślij go osobom, którym rzucasz wyzwanie. Każdy, kto go ma, może dołączyć, póki są wolne miejsca.
duel-close-list = Nie czekaj na innych
duel-close-list-text = Zagrają tylko ci, którzy już dołączyli.
duel-people = Kto gra
duel-standings = Wyniki
duel-is-invited = zaproszenie wysłane
duel-has-resigned = rezygnacja
duel-finished = Rozegrane
duel-finished-of = { $finished } z { $deals }
duel-rank = Miejsce
duel-score = Punkty meczowe
duel-score-text = Punkty meczowe: w każdym rozdaniu dostajesz 2 za każdą osobę z mniejszą liczbą punktów i 1 za każdą z taką samą. Wygrywa, kto ma najwięcej punktów meczowych; w razie remisu decyduje suma punktów ze wszystkich rozdań.
duel-points = Punkty
duel-won = Wygrywa { $name }
duel-you-won = Wygrywasz
duel-drawn = Remis
duel-deal = Rozdanie { $number }
duel-play = Zagraj
duel-continue = Graj dalej
duel-again = Zagraj jeszcze raz dla zabawy
duel-your-game = Twoja gra
duel-given-up = niedokończona
duel-replay = Obejrzyj: { $name }
duel-compare = Porównaj gry
duel-leave = Odejdź
duel-leave-text = Gra jeszcze się nie zaczęła, więc możesz po prostu odejść. Twoje miejsce znów będzie wolne.
duel-resign = Zrezygnuj
duel-resign-text = Rezygnujesz ze wszystkich niedokończonych rozdań. Gdy zostanie tylko jedna osoba, rywalizacja się kończy.
duel-fair-text = Kolejność kart we wszystkich stosach ustalono, gdy powstało wyzwanie. Jej pieczęć widać od początku, a sam sekret, gdy wszystko się skończy: wtedy każdy może sprawdzić każdą grę.

## Two games side by side. $one and $other are the people.

duel-side-by-side = { $one } i { $other }
duel-whom = Z kim porównać
duel-only-one = Jest tylko jedna skończona gra.
duel-chart = Punkty po każdej turze, gdyby gra się wtedy skończyła
duel-parted = Gdzie gry się rozeszły
duel-same = Te same decyzje od pierwszej tury do ostatniej.
duel-turn = { $turn ->
    [0] Pierwsze bilety
   *[other] Tura { $turn }
}
duel-first = pierwsza różnica
duel-no-turn = Gra już się skończyła.
duel-gained = { $points } pkt

## Refusals

reason-challenge-unknown = Nie ma takiego pojedynku ani wieczoru gier albo nie bierzesz w nim udziału.
reason-challenge-full = { $max ->
    [one] Wszystkie miejsca są zajęte.
    [few] Wszystkie { $max } miejsca są zajęte.
    [many] Wszystkie { $max } miejsc jest zajętych.
   *[other] Wszystkie { $max } miejsca są zajęte.
}
reason-challenge-over = To już się skończyło.
reason-challenge-too-many = { $max ->
    [one] Możesz mieć naraz { $max } otwarty pojedynek lub wieczór gier. Najpierw go dokończ.
    [few] Możesz mieć naraz { $max } otwarte pojedynki i wieczory gier. Najpierw dokończ któryś z nich.
    [many] Możesz mieć naraz { $max } otwartych pojedynków i wieczorów gier. Najpierw dokończ któryś z nich.
   *[other] Możesz mieć naraz { $max } otwartego pojedynku lub wieczoru gier. Najpierw dokończ któryś z nich.
}
reason-challenge-not-the-host = Może to zrobić tylko osoba, która rzuciła wyzwanie.

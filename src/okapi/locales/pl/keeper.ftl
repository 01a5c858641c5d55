## Droga tutaj i pierwsza strona

keeper = Licznik punktów
keeper-link = Licznik punktów do gry planszowej
keeper-intro = Gracie na prawdziwej planszy, drewnianymi wagonikami? Dotykajcie tras na tej mapie: Okapi liczy wszystkim punkty i wagoniki, a na koniec znajduje zrealizowane bilety. Działa bez połączenia i nic nie opuszcza tego urządzenia.
keeper-new = Nowa gra
keeper-order = W kolejności, w jakiej siedzicie.
keeper-colour = { $name }: { $colour }. Zmień kolor
keeper-follow-terrain = Śledź odkryte karty terenu
keeper-start = Licz punkty
keeper-count = Policz na koniec
keeper-count-text = Nikt nie liczył? Dotknijcie tras każdego gracza po zakończeniu gry.
keeper-games = Zapisane gry
keeper-games-all = Wszystkie gry
keeper-forget = Usuń
keeper-forget-sure = Usunąć tę grę na zawsze?
keeper-cancel = Anuluj
keeper-full = Ta przeglądarka nie ma już miejsca na zapisanie gry. Skopiuj jej link, zanim zamkniesz stronę.
keeper-shared-title = Ktoś udostępnił ci grę
keeper-shared-keep = Zachowaj na tym urządzeniu
keeper-shared-broken = Ten link jest uszkodzony lub niepełny: nie zawiera gry.

## Stół

keeper-map-manual = Dotknij trasy, aby zapisać, kto ją zajął. Strzałki prowadzą od trasy do trasy, litery do miejsca o tej nazwie, Enter wybiera trasę.
keeper-hint = Dotknij trasy, a potem gracza, który ją zajął.
keeper-count-hint = Wybierz gracza i dotykaj jego tras. Drugie dotknięcie podwaja, trzecie usuwa.
keeper-trains-left = { $trains ->
    [one] { $trains } wagonik
    [few] { $trains } wagoniki
    [many] { $trains } wagoników
   *[other] { $trains } wagonika
}
keeper-standing = { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $trains ->
    [one] został { $trains } wagonik
    [few] zostały { $trains } wagoniki
    [many] zostało { $trains } wagoników
   *[other] zostało { $trains } wagonika
}
keeper-track = Tor punktacji
keeper-who = Kto ją zajął?
keeper-claim = { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
keeper-claim-doubled = { $player }, podwojona: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
keeper-take-back = Wycofaj
keeper-undo = Cofnij
keeper-written = { $player }: { $route }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
keeper-taken-back = Wycofano: { $player }, { $route }
keeper-anyway = Zapisz mimo to
keeper-overruled = Niezgodne z zasadami; stół to uznał.
keeper-doubtful = To już nie zgadza się z zasadami.
keeper-plays = { $player } podwaja. Czym?
keeper-objection-taken = Tę trasę ma { $player }.
keeper-objection-twin-taken = Liczba graczy: { $players }, więc ten tor jest zamknięty. Drugi ma { $player }.
keeper-objection-twin-own = { $player } ma już drugi tor, a nikt nie może mieć obu.
keeper-objection-too-few-trains = { $have ->
    [one] { $player } ma jeszcze { $have } wagonik, a trasa wymaga { $needed }.
    [few] { $player } ma jeszcze { $have } wagoniki, a trasa wymaga { $needed }.
    [many] { $player } ma jeszcze { $have } wagoników, a trasa wymaga { $needed }.
   *[other] { $player } ma jeszcze { $have } wagonika, a trasa wymaga { $needed }.
}
keeper-objection-no-turn-left = { $player } ma już za sobą ostatnią turę.
keeper-last-round = Ostatnia runda! Jeszcze jedna tura: { $names }
keeper-last-round-over = To była ostatnia tura. Teraz wpiszcie bilety.
keeper-turn-taken = { $player } nie zajmuje trasy

## Wiersze, teren, słowa

keeper-lines = Wiersze
keeper-lines-none = Jeszcze nic nie zapisano.
keeper-change = Zmień: { $line }
keeper-no-route = tura bez trasy
keeper-words = Wpisz trasę
keeper-words-example = Kapsztad, Port Elizabeth, Ada ×2
keeper-words-unknown = Nie ma takiej trasy. Podaj jej dwa miejsca, na przykład „{ $example }”.
keeper-words-several = { $count ->
    [one] pasuje { $count } trasa
    [few] pasują { $count } trasy
    [many] pasuje { $count } tras
   *[other] pasuje { $count } trasy
}
keeper-terrain = Teren
keeper-terrain-more = { $player }: jedna karta więcej ({ $terrain })
keeper-terrain-fewer = { $player }: jedna karta mniej ({ $terrain })
keeper-terrain-most = Podkreślenie: nikt nie ma więcej, więc ten gracz może podwoić trasę tego terenu. Koszt: { $short ->
    [one] { $short } karta
    [few] { $short } karty
    [many] { $short } kart
   *[other] { $short } karty
} do { $length } pól, powyżej { $long }.

## Bilety

keeper-tickets = Bilety
keeper-tickets-hint = Podaj dwa miejsca z każdego biletu albo dotknij ich na mapie, i wartość. Mapa wie, czy jest zrealizowany.
keeper-ticket-from = Skąd
keeper-ticket-to = Dokąd
keeper-ticket-points = Wartość
keeper-ticket-add = Dodaj bilet
keeper-ticket-remove = Usuń: { $ticket }
keeper-ticket-same = Bilet łączy dwa różne miejsca.
keeper-no-place = Żadne miejsce nie nazywa się „{ $typed }”.
keeper-finish = Kto wygrał?

## Tabela punktów

keeper-back = Wróć do mapy
keeper-explained = Wiersz po wierszu
keeper-explained-route = { $route }, { $length ->
    [one] { $length } pole
    [few] { $length } pola
    [many] { $length } pól
   *[other] { $length } pola
}
keeper-share = Udostępnij link
keeper-share-text = Link zawiera całą grę. Żaden serwer jej nie przechowuje.
keeper-print = Drukuj
keeper-picture = Zapisz jako obraz
keeper-more = Więcej

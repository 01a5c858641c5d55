## Droga tutaj i pierwsza strona

keeper-intro = Gracie na prawdziwej planszy, prawdziwymi wagonikami? Zaznaczajcie zajęte trasy na tej mapie: Okapi policzy punkty i wagoniki wszystkich graczy, a na koniec sprawdzi, które bilety są zrealizowane. Działa bez połączenia i nic nie opuszcza tego urządzenia, dopóki nie wpiszecie gry do almanachu.
keeper-new = Nowa gra
keeper-order = W kolejności miejsc przy stole.
keeper-colour = { $name }: kolor { $colour }. Zmień kolor
keeper-follow-terrain = Śledź karty terenu wszystkich graczy
keeper-start = Licz punkty
keeper-count = Policz na koniec
keeper-count-text = Nikt nie liczył? Po zakończeniu gry zaznaczcie trasy każdego gracza.
keeper-games = Zapisane gry
keeper-games-all = Wszystkie gry
keeper-forget = Usuń
keeper-forget-sure = Usunąć tę grę na zawsze?
keeper-cancel = Anuluj
keeper-full = Ta przeglądarka nie ma już miejsca na zapisanie gry. Skopiuj jej link, zanim zamkniesz stronę.
keeper-shared-title = Ktoś udostępnił ci grę
keeper-shared-keep = Zachowaj na tym urządzeniu
keeper-shared-broken = Ten link jest uszkodzony lub niepełny: nie zawiera gry.
keeper-shared-missing = Ta gra toczy się na planszy „{ $board }” w wersji, której tu nie ma. Odśwież tę stronę, gdy będziesz online, i ponownie otwórz link.

## Stół

keeper-map-manual = Dotknij trasy, aby zapisać, kto ją zajął. Strzałkami przechodzisz od trasy do trasy; możesz też wpisać początek nazwy miejsca. Enter wybiera trasę.
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
keeper-claim-doubled = { $player }, z podwojeniem: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
keeper-take-back = Usuń ten zapis
keeper-undo = Cofnij
keeper-written = { $player }: { $route }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
keeper-taken-back = Usunięto: { $player }, { $route }
keeper-anyway = Zapisz mimo to
keeper-overruled = Niezgodne z zasadami, ale stół się zgodził.
keeper-doubtful = To już nie jest zgodne z zasadami.
keeper-plays = { $player } podwaja. Czym?
keeper-objection-taken = Tę trasę ma już { $player }.
keeper-objection-twin-taken = Przy tej liczbie graczy ({ $players }) ta nitka jest zamknięta: drugą ma { $player }.
keeper-objection-twin-own = { $player } ma już drugą nitkę, a jeden gracz nie może zająć obu.
keeper-objection-too-few-trains = { $have ->
    [one] { $player } ma jeszcze { $have } wagonik, a trasa wymaga { $needed }.
    [few] { $player } ma jeszcze { $have } wagoniki, a trasa wymaga { $needed }.
    [many] { $player } ma jeszcze { $have } wagoników, a trasa wymaga { $needed }.
   *[other] { $player } ma jeszcze { $have } wagonika, a trasa wymaga { $needed }.
}
keeper-objection-no-turn-left = { $player } ma już za sobą ostatnią turę.
keeper-last-round = Ostatnia runda! Jeszcze jedna tura: { $names }
keeper-last-round-over = To była ostatnia tura. Teraz wpiszcie bilety.
keeper-turn-taken = { $player } nie zajmuje trasy w tej turze

## Wiersze, teren, słowa

keeper-lines = Zapiski
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
keeper-terrain-line = { $change } { $terrain }
keeper-terrain-most = Podkreślenie oznacza przewagę: najwięcej kart lub tyle samo co lider; trasę tego terenu można podwoić. Koszt: { $short ->
    [one] { $short } karta
    [few] { $short } karty
    [many] { $short } kart
   *[other] { $short } karty
} przy trasie do { $length } pól, { $long } przy dłuższej.

## Bilety

keeper-tickets = Bilety
keeper-tickets-hint = Dla każdego biletu podaj dwa miejsca albo dotknij ich na mapie i wpisz punkty. Okapi sprawdzi, czy jest zrealizowany.
keeper-ticket-from = Skąd
keeper-ticket-to = Dokąd
keeper-ticket-points = Punkty
keeper-ticket-add = Dodaj bilet
keeper-ticket-offered = Bilety stamtąd
keeper-ticket-remove = Usuń: { $ticket }
keeper-ticket-same = Na bilecie muszą być dwa różne miejsca.
keeper-no-place = Nie ma miejsca o nazwie „{ $typed }”.
keeper-finish = Kto wygrał?

## Tabela punktów

keeper-back = Wróć do mapy
keeper-explained = Punkt po punkcie
keeper-explained-route = { $route }, { $length ->
    [one] { $length } pole
    [few] { $length } pola
    [many] { $length } pól
   *[other] { $length } pola
}
keeper-share = Udostępnij jako link
keeper-share-text = Link zawiera całą grę; na serwerze nic się nie zapisuje.
keeper-file = Wpisz do almanachu
keeper-print = Drukuj
keeper-picture = Zapisz jako obraz
keeper-more = Więcej

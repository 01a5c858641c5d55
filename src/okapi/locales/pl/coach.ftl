# The coach: what decisions of a finished game were worth, and what was luck.

## The command and its options

command-review = Omów zakończoną grę: ile była warta każda decyzja, co było szczęściem i które momenty zaważyły na wyniku.
option-review-seat = Oceń tylko decyzje tego gracza i zwracaj się do niego: numer miejsca albo imię.
option-review-decisions = Wypisz każdą decyzję: ile kosztowała i co było lepsze.
option-review-svg = Zapisz obraz omówienia w tym pliku.
command-learn = Spróbuj jeszcze raz tego, co w zakończonej grze kosztowało cię najwięcej: znajdź lepszy ruch i od razu dowiedz się, ile jest wart.
option-learn-seat = Czyje decyzje: numer miejsca albo imię. Niepotrzebne, jeśli jedna osoba grała z botami.
review-not-installed = Omówienie wymaga jeszcze jednego pakietu: pip install "okapi-railways[fast]"
review-not-finished = { $file }: ta gra jeszcze trwa, a omówić można tylko zakończoną. Aby grać dalej: okapi play --resume { $file }
review-other-board = { $file }: tę grę rozegrano na planszy lub według zasad, których trener nie zna. Omawia gry na własnej planszy Okapi.
review-progress = Ocenione decyzje

## Headings. percent is a number with its sign, as it stands in a picture.

review-moments = Kluczowe momenty
review-no-moments = Żaden moment się nie wyróżnił.
review-ledger = Szczęście i wybory, w punktach procentowych szansy na wygraną
review-decisions = Decyzje
review-picture = Szansa na wygraną w trakcie gry i skąd się wzięła
percent = { $percent }%

## The ledger: columns of a table, labels of bars. ledger-<source>

ledger-start = Początek
ledger-starting-hand = Rozdanie
ledger-blind = Dobrane w ciemno
ledger-turned-up = Odkryte karty
ledger-tickets = Dobrane bilety
ledger-own-choices = Własne wybory
ledger-choices-of-others = Wybory innych
ledger-result = Wynik
ledger-luck-points = Szczęście w punktach
ledger-lost = Stracone (p.p.)

## What decisions are called, above their number

verdict-fine = Dobre
verdict-inexact = Niedokładności
verdict-mistake = Błędy
verdict-blunder = Grube błędy

## Key moments. $when is moment-when; $card is the kind of a card alone; $played and $better are moves as below.

moment-when = { $turn ->
    [0] Przed pierwszą turą
   *[other] Tura { $turn }
}
moment-not-doubled = { $when }: { $who ->
        [you] zajmujesz
       *[other] { $player } zajmuje
    } trasę { $route } bez podwojenia. Podwojenie było możliwe i warte: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } oraz { $percent ->
        [one] { $percent } punkt procentowy
        [few] { $percent } punkty procentowe
        [many] { $percent } punktów procentowych
       *[other] { $percent } punktu procentowego
    } szansy na wygraną.
moment-better-move = { $when }, { $player } – wybór: { $played }. Lepiej o { $percent ->
        [one] { $percent } punkt procentowy
        [few] { $percent } punkty procentowe
        [many] { $percent } punktów procentowych
       *[other] { $percent } punktu procentowego
    }: { $better }.
moment-cut-off = { $when }: { $who ->
        [you] zajmujesz
       *[other] { $player } zajmuje
    } trasę { $route }, a { $whom ->
        [you] ty nie zrealizujesz już
       *[other] { $rival } nie zrealizuje już
    } biletu { $ticket }.
moment-ticket-failed = { $when }: { $who ->
        [you] zatrzymujesz
       *[other] { $player } zatrzymuje
    } bilet { $ticket }, choć brakuje jeszcze { $trains ->
        [one] { $trains } pola
        [few] { $trains } pól
        [many] { $trains } pól
       *[other] { $trains } pola
    }, i nigdy go nie { $who ->
        [you] realizujesz
       *[other] realizuje
    }.
moment-colour-never-came = Od tury { $turn } { $who ->
        [you] brakuje ci
       *[other] graczowi { $player } brakuje
    } { $cards ->
        [one] { $cards } karty
        [few] { $cards } kart
        [many] { $cards } kart
       *[other] { $cards } karty
    } na trasę { $route } ({ $card }). Wśród { $draws } dobranych kart nie ma żadnej w tym kolorze, żadna też nie leży odkryta, i bilet { $ticket } zostaje niezrealizowany.
moment-ticket-too-late = { $when }: { $who ->
        [you] dobierasz
       *[other] { $player } dobiera
    } bilet { $ticket } za późno: do zbudowania { $trains ->
        [one] { $trains } pole
        [few] { $trains } pola
        [many] { $trains } pól
       *[other] { $trains } pola
    }, a { $turns ->
        [0] tur już nie ma
        [one] została jedna tura
        [few] zostały { $turns } tury
        [many] zostało { $turns } tur
       *[other] zostało { $turns } tury
    }.
moment-ticket-hopeless = { $when }: { $who ->
        [you] zatrzymujesz
       *[other] { $player } zatrzymuje
    } bilet { $ticket }, którego nie da się już zrealizować.
moment-lucky-card = { $when }: szczęśliwa karta { $who ->
        [you] dla ciebie
       *[other] dla gracza { $player }
    } ({ $card }). Szansa na wygraną: +{ $percent ->
        [one] { $percent } punkt procentowy
        [few] { $percent } punkty procentowe
        [many] { $percent } punktów procentowych
       *[other] { $percent } punktu procentowego
    }.
moment-unlucky-card = { $when }: pechowa karta { $who ->
        [you] dla ciebie
       *[other] dla gracza { $player }
    } ({ $card }). Szansa na wygraną: −{ $percent ->
        [one] { $percent } punkt procentowy
        [few] { $percent } punkty procentowe
        [many] { $percent } punktów procentowych
       *[other] { $percent } punktu procentowego
    }.
moment-lucky-tickets = { $when }: { $who ->
        [you] masz
       *[other] { $player } ma
    } szczęście do dobranych biletów. Szansa na wygraną: +{ $percent ->
        [one] { $percent } punkt procentowy
        [few] { $percent } punkty procentowe
        [many] { $percent } punktów procentowych
       *[other] { $percent } punktu procentowego
    }.
moment-unlucky-tickets = { $when }: { $who ->
        [you] masz
       *[other] { $player } ma
    } pecha do dobranych biletów. Szansa na wygraną: −{ $percent ->
        [one] { $percent } punkt procentowy
        [few] { $percent } punkty procentowe
        [many] { $percent } punktów procentowych
       *[other] { $percent } punktu procentowego
    }.
moment-upswing = { $when }, { $player } – wybór: { $played }. { $whom ->
        [you] Twoja szansa na wygraną rośnie
       *[other] Szansa gracza { $rival } na wygraną rośnie
    } z { $before }% do { $after }%.
moment-downswing = { $when }, { $player } – wybór: { $played }. { $whom ->
        [you] Twoja szansa na wygraną spada
       *[other] Szansa gracza { $rival } na wygraną spada
    } z { $before }% do { $after }%.

## Facts that follow the sentence about a moment. “Not counting tickets”: by the points for routes alone.

fact-ahead = Nie licząc biletów, { $who ->
        [you] wyprzedzasz gracza { $rival }
       *[other] { $player } wyprzedza { $whom ->
            [you] cię
           *[other] gracza { $rival }
        }
    } o { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
fact-behind = Nie licząc biletów, { $who ->
        [you] tracisz
       *[other] { $player } traci
    } { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } do { $whom ->
        [you] ciebie
       *[other] gracza { $rival }
    }.
fact-level = Nie licząc biletów, { $who ->
        [you] ty i { $rival } macie tyle samo punktów
       *[other] { $whom ->
            [you] ty i { $player } macie tyle samo punktów
           *[other] { $player } i { $rival } mają tyle samo punktów
        }
    }.
fact-on-the-way = Ta trasa leży na najkrótszej drodze biletu { $ticket }, do którego brakuje jeszcze { $trains ->
        [one] { $trains } pola
        [few] { $trains } pól
        [many] { $trains } pól
       *[other] { $trains } pola
    }.
fact-taken-later = W turze { $turn } { $whom ->
        [you] zajmujesz ją ty
       *[other] zajmuje ją { $rival }
    }.
fact-card-wanted = Tego koloru wciąż brakuje do biletu { $ticket }.

## Moves as they stand after a colon

move-take = wziąć { $card }
move-draw = { $deck ->
    [train] dobrać ze stosu kart wagonów
   *[terrain] dobrać ze stosu kart terenu
}
move-draw-tickets = dobrać bilety
move-keep = zatrzymać { $tickets }
move-claim = zająć trasę { $route }
move-claim-doubled = zająć trasę { $route } i podwoić ją
move-pass = spasować

## Every decision, one by one

decision-fine = { $when }, { $player } – wybór: { $played }. Dobrze.
decision-inexact = { $when }, { $player } – wybór: { $played }. Niedokładność; kosztuje { $percent ->
        [one] { $percent } punkt procentowy
        [few] { $percent } punkty procentowe
        [many] { $percent } punktów procentowych
       *[other] { $percent } punktu procentowego
    } szansy na wygraną.
decision-mistake = { $when }, { $player } – wybór: { $played }. Błąd; kosztuje { $percent ->
        [one] { $percent } punkt procentowy
        [few] { $percent } punkty procentowe
        [many] { $percent } punktów procentowych
       *[other] { $percent } punktu procentowego
    } szansy na wygraną.
decision-blunder = { $when }, { $player } – wybór: { $played }. Gruby błąd; kosztuje { $percent ->
        [one] { $percent } punkt procentowy
        [few] { $percent } punkty procentowe
        [many] { $percent } punktów procentowych
       *[other] { $percent } punktu procentowego
    } szansy na wygraną.
decision-better = Lepiej: { $move } ({ $percent }% szansy na wygraną).

## What the server refuses: reason-<reason>

reason-review-not-installed = Ten serwer nie ma trenera. Administrator może go dodać: pip install "okapi-railways[fast]"
reason-review-unknown = Tego omówienia nie ma albo zostało usunięte.
reason-review-bad-record = To nie jest pełny, niezmieniony zapis gry (wiersz { $line }). Prześlij plik dokładnie w takiej postaci, w jakiej został pobrany.
reason-review-unknown-board = Tę grę rozegrano na planszy, której ten serwer nie ma: { $board }.
reason-review-wrong-players = Liczba graczy w tym zapisie: { $players }. Przy stole siedzi tu od { $min } do { $max } osób.
reason-review-unknown-rules = Tę grę rozegrano według zasad, których nie może tu wybrać żaden stół, więc nie da się jej omówić.
reason-review-board-unknown = Trener nie zna planszy lub zasad tej gry.
reason-review-not-finished = Ta gra jeszcze trwa, a omówić można tylko zakończoną.
reason-review-played-on = Nie można omówić gry, która jest kontynuacją innej. Omów oryginał.
reason-review-failed = Omówienie się nie powiodło. Spróbuj ponownie; błąd został zapisany.
reason-advice-not-agreed = Grają tu też inni ludzie, a stół nie zgodził się na podpowiedzi. Wybiera się je przed rozpoczęciem.
reason-advice-not-your-turn = W tej chwili nie masz żadnej decyzji do podjęcia.
reason-advice-none = Trener nie ma teraz odpowiedzi. Spróbuj ponownie.
reason-play-on-no-such-moment = W tym momencie nie było żadnej decyzji do podjęcia, więc nie można od niego grać dalej. Wybierz inny.

## Advice during play. $move is a move as above; $because says why, as a sentence of its own.

advice-first = Najlepiej: { $move }. { $because } Szansa na wygraną: { $percent }%.
advice-next = Też dobrze: { $move }. { $because } Szansa na wygraną: { $percent }%.
advice-nothing = Trener nie ma teraz podpowiedzi.
advice-not-installed = Podpowiedzi wymagają jeszcze jednego pakietu: pip install "okapi-railways[fast]"

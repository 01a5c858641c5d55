# The browser: its screens, from the home page to the score sheet. The pieces and what happens to them are in
# game.ftl, the server's refusals in server.ftl.

## Pages

title-home = Okapi: koleje w sercu Afryki
title-page = { $page } · Okapi
title-your-turn = ● Twoja tura · Okapi
page-navigation = Strony
home-link = Okapi, strona główna
rules-link = Zasady
close = Zamknij
web-nothing = brak
web-refused = To niemożliwe ({ $reason }).
reason-server-unreachable = Nie można połączyć się z serwerem. Czy działa?
lost-title = Poza mapą
lost-text = Pod tym adresem nic nie ma.
lost-home = Na stronę główną
seat-number = Gracz { $number }
name-numbered = { $name } { $number }

## Home

home-over-title = Serce Afryki, 1910
home-under-title = Buduj koleje przez cały kontynent: przeciw silnym botom, ze znajomymi na odległość albo przy jednym ekranie.
home-your-name = Twoje imię
home-traveller = Gość
home-solo = Zagraj teraz
home-opponents = Przeciwnicy
home-level = Poziom
home-play-now = Zagraj z botami
home-friends = Ze znajomymi
home-seats = Gracze
home-listed = Każdy może dołączyć
home-set-up = Utwórz stół
home-one-device = Na jednym urządzeniu
home-one-device-text = Podawajcie sobie urządzenie; między turami karty są zakryte.
home-person-name = Imię gracza { $number }
home-person-add = Dodaj gracza
home-person-remove = Usuń: { $name }
home-pass-and-play = Grajcie na zmianę
home-mine = Moje gry
home-mine-none = Nie masz jeszcze żadnych gier.
home-open = Otwarte stoły
home-open-none = Żaden stół nie czeka teraz na graczy.
home-watch = Oglądaj
home-watch-none = Nie toczy się teraz żadna publiczna gra.
tutorial-offer-title = Pierwszy raz tutaj?
tutorial-offer = Zagraj w grę szkoleniową: trwa około pięciu minut, a wszystko wyjaśnia się po drodze.
tutorial-begin = Zacznij grę szkoleniową
keeper = Licznik punktów
keeper-link = Licznik punktów do gry planszowej
spoken-choice = Graj przy stole tekstowym, dla czytników ekranu
home-unofficial = Nieoficjalna, otwarta realizacja opublikowanych zasad, z własną grafiką i własną talią biletów.
options = Opcje
options-length = Długość gry
options-length-full = Standardowa
options-length-medium = Średnia
options-length-short = Krótka
options-tickets-drawn = Bilety dobierane naraz
options-tickets-drawn-text = Większość instrukcji: { $tickets_in_most_editions }, rosyjska: { $tickets_in_russian }.
options-clock = Czas na ruch
options-clock-none = bez ograniczeń
options-clock-seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}
options-clock-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
options-clock-days = { $days ->
    [one] jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
options-timeout = Gdy skończy się czas
options-timeout-bot = Dalej gra bot
options-timeout-players = Decydują pozostali
list-your-turn = Twoja tura
list-lobby = Czeka na graczy
list-playing = W toku
list-over = Zakończona
list-closed = Zamknięta
list-open-seats = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}

## Joining

join-title = Zaproszenie do gry
join-text = Przy stole: { $names }.
join-sit-down = Usiądź
join-watch = Tylko oglądaj
transfer-title = Graj na tym urządzeniu
transfer-text = Ten link pochodzi z innego twojego urządzenia. Dzięki niemu możesz grać w swoje gry także w tej przeglądarce.
transfer-take = Graj tutaj

## Lobby

lobby-title = Stół gotowy
lobby-waiting = { $count ->
    [one] Brakuje jeszcze jednego gracza.
    [few] Brakuje jeszcze { $count } graczy.
    [many] Brakuje jeszcze { $count } graczy.
   *[other] Brakuje jeszcze { $count } gracza.
}
lobby-ready = Wszyscy są na miejscu. Czekamy, aż gospodarz rozpocznie grę.
lobby-ready-host = Wszyscy są na miejscu. Zacznij, kiedy chcesz.
lobby-seats = Miejsca
lobby-open-seat = wolne miejsce
lobby-you = (ty)
lobby-away = (poza stołem)
lobby-seat-kind = Kto gra na miejscu { $number }
lobby-person = Człowiek
lobby-open = Wolne dla znajomych
lobby-make-open = Zwolnij miejsce
lobby-agreed = { $trains ->
    [one] po { $trains } wagoniku
    [few] po { $trains } wagoniki
    [many] po { $trains } wagoników
   *[other] po { $trains } wagonika
} · dobiera się { $tickets ->
    [one] { $tickets } bilet
    [few] { $tickets } bilety
    [many] { $tickets } biletów
   *[other] { $tickets } biletu
} · czas na ruch: { $clock }
lobby-timeout-bot = Gdy komuś skończy się czas, dalej gra za niego bot.
lobby-timeout-players = Gdy komuś skończy się czas, pozostali decydują: czekać czy oddać grę botowi.
lobby-listed = Ten stół jest na liście: każdy może się dosiąść.
lobby-start = Rozpocznij grę
lobby-leave = Odejdź od stołu
lobby-closed = Ten stół zamknięto przed rozpoczęciem gry.
lobby-invite = Zaproś znajomych
lobby-invite-text = Każdy, kto ma ten link, może usiąść do stołu, na dowolnym urządzeniu, które łączy się z tym serwerem.
lobby-invite-link = Link z zaproszeniem
lobby-copy = Kopiuj
lobby-copied = Skopiowano
lobby-fair = Uczciwe tasowanie
lobby-fair-text = Rozdający zapieczętował swój sekret. Dodaj własne słowa: karty zależą od sekretu i od słów wszystkich graczy, więc nikt nie może ich ustawić, a po grze każdy może to sprawdzić.
lobby-commitment = Pieczęć:
lobby-words = Twoje słowa do tasowania
lobby-words-example = cokolwiek zechcesz

## Table

table-title = Stół
table-loading = Rozkładanie mapy…
table-reconnecting = Połączenie zerwane. Kolejna próba…
table-watching = Oglądasz grę
table-you = Ty
table-yours = Twoje karty i bilety
table-players = Gracze
table-score = Punkty
table-trains = Wagoniki
table-cards = Karty
table-tickets-short = Bilety
table-terrain-of = Karty terenu: { $player }
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (przewaga)
table-stand-in = (gra bot)
table-late = (koniec czasu)
table-let-bot-play = Niech za nieobecnego gracza gra bot
table-let-bot-play-late = Niech za spóźnionego gracza gra bot
table-take-back = Odzyskaj swoje miejsce
table-clock = Pozostały czas
# A clock that has hours or days left; shorter times are shown as 1:05.
table-clock-hours = { $hours } godz. { $minutes } min
table-clock-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} { $hours } godz.
table-last-round = { $turns ->
    [one] Ostatnia runda: jeszcze jedna tura
    [few] Ostatnia runda: jeszcze { $turns } tury
    [many] Ostatnia runda: jeszcze { $turns } tur
   *[other] Ostatnia runda: jeszcze { $turns } tury
}
table-last-round-now = Ostatnia runda: to twoja ostatnia tura
table-last-round-yet = Ostatnia runda: masz jeszcze jedną turę
table-last-round-done = Ostatnia runda: twoja ostatnia tura już za tobą
status-choose-tickets = Wybierz bilety, które zatrzymujesz.
status-others-choose = { $count ->
    [one] { $names } wciąż wybiera bilety.
    [few] { $names } wciąż wybierają bilety.
    [many] { $names } wciąż wybierają bilety.
   *[other] { $names } wciąż wybierają bilety.
}
status-late = Skończył się czas: { $player }.
status-late-you = Twój czas się skończył. Możesz jeszcze zagrać, dopóki pozostali nie oddadzą gry botowi.
status-your-turn = Twoja tura: dobierz karty, zajmij trasę albo dobierz bilety.
status-your-turn-brief = Twoja tura
status-draw-again = Dobierz drugą kartę.
status-keep-tickets = Wybierz bilety, które zatrzymujesz.
status-other-turn = Teraz gra { $player }.
status-other-draws = { $player } bierze drugą kartę.
status-other-keeps = { $player } wybiera bilety.
status-over = Gra jest skończona.
status-past = Oglądasz wcześniejszą turę.
status-sending = Chwileczkę…
notify-your-turn = Teraz twoja tura.
handover = Przekaż urządzenie: { $name }
curtain-title = Teraz gra { $name }
curtain-text = Urządzenie bierze { $name }. Reszta niech nie podgląda!
curtain-lift = To ja, { $name }

## Map

map = Mapa
map-title = Serce Afryki
map-subtitle = Koleje, 1910
map-zoom-in = Przybliż
map-zoom-out = Oddal
map-fit = Pokaż całą mapę
map-route-open = { $route }, { $colour }, { $length ->
    [one] jedno pole
    [few] { $length } pola
    [many] { $length } pól
   *[other] { $length } pola
}{ $locomotives ->
    [0] {""}
    [one] , prom z jedną lokomotywą
    [few] , prom z { $locomotives } lokomotywami
    [many] , prom z { $locomotives } lokomotywami
   *[other] , prom z { $locomotives } lokomotywy
}.
map-route-claimable = { $route }, { $colour }, { $length ->
    [one] jedno pole
    [few] { $length } pola
    [many] { $length } pól
   *[other] { $length } pola
}{ $locomotives ->
    [0] {""}
    [one] , prom z jedną lokomotywą
    [few] , prom z { $locomotives } lokomotywami
    [many] , prom z { $locomotives } lokomotywami
   *[other] , prom z { $locomotives } lokomotywy
}. Możesz ją zająć.
map-route-claimed = { $who ->
    [you] { $route }, { $length ->
        [one] jedno pole
        [few] { $length } pola
        [many] { $length } pól
       *[other] { $length } pola
    }. Twoja{ $doubled ->
        [true] , podwojona
       *[other] {""}
    }.
   *[other] { $route }, { $length ->
        [one] jedno pole
        [few] { $length } pola
        [many] { $length } pól
       *[other] { $length } pola
    }. Zajęta: { $player }{ $doubled ->
        [true] , podwojona
       *[other] {""}
    }.
}

map-manual = Strzałkami przechodzisz od trasy do trasy; możesz też wpisać początek nazwy miejsca. Enter wybiera trasę, Escape cofa.

## Cards

market = Odkryte karty i stosy
market-take = Weź { $card }
market-draw-train = Dobierz ze stosu kart wagonów (pozostało: { $count })
market-draw-terrain = Dobierz ze stosu kart terenu (pozostało: { $count })
market-draw-tickets = Dobierz bilety (pozostało: { $count })
market-empty = Pusto
market-again = { $card }: naciśnij jeszcze raz, aby potwierdzić
market-again-hint = Dotknij jeszcze raz, aby wziąć.
market-pass = Pas
hand = Twoja ręka: { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
hand-title = Twoja ręka
hand-cards = { $cards }: pokaż, które trasy można tak opłacić
hand-empty = Nie masz kart.

## Claiming

claim-facts = Trasa { $colour }, { $length ->
    [one] jedno pole
    [few] { $length } pola
    [many] { $length } pól
   *[other] { $length } pola
}{ $locomotives ->
    [0] {""}
    [one] , prom: jedna lokomotywa
    [few] , prom: { $locomotives } lokomotywy
    [many] , prom: { $locomotives } lokomotyw
   *[other] , prom: { $locomotives } lokomotywy
} · { $terrain }
claim-owned = { $who ->
    [you] Ta trasa jest twoja.
   *[other] Tę trasę ma już { $player }.
}
claim-not-now = Trasę możesz zająć tylko na początku swojej tury.
claim-not-with = Tymi kartami ({ $card }) nie można za nią zapłacić.
claim-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
claim-doubled = { $points ->
    [one] { $points } punkt ({ $spent })
    [few] { $points } punkty ({ $spent })
    [many] { $points } punktów ({ $spent })
   *[other] { $points } punktu ({ $spent })
}
claim-majority = Podwojenie ({ $terrain }): { $locomotives ->
    [0] ty { $own }
    [one] ty { $own } + { $locomotives } lokomotywa = { $sum }
    [few] ty { $own } + { $locomotives } lokomotywy = { $sum }
    [many] ty { $own } + { $locomotives } lokomotyw = { $sum }
   *[other] ty { $own } + { $locomotives } lokomotywy = { $sum }
}, { $rival ->
    [0] nikt inny nie ma żadnej
   *[other] { $rivals } ({ $rival })
}: wystarczy. Koszt: { $cost ->
    [one] jedna karta
    [few] { $cost } karty
    [many] { $cost } kart
   *[other] { $cost } karty
}.
claim-confirm = Zajmij trasę

## Tickets

tickets = Twoje bilety
tickets-none = Nie masz jeszcze biletów.
ticket-is-done = Zrealizowany
ticket-failed = Niezrealizowany
ticket-trains-missing = { $trains ->
    [one] jeszcze { $trains } pole
    [few] jeszcze { $trains } pola
    [many] jeszcze { $trains } pól
   *[other] jeszcze { $trains } pola
}
ticket-fits = { $trains ->
    [one] pasuje do twojej sieci, jeszcze { $trains } pole
    [few] pasuje do twojej sieci, jeszcze { $trains } pola
    [many] pasuje do twojej sieci, jeszcze { $trains } pól
   *[other] pasuje do twojej sieci, jeszcze { $trains } pola
}
ticket-trains-beyond = { $trains ->
    [one] jeszcze { $trains } pole, ale masz za mało wagoników
    [few] jeszcze { $trains } pola, ale masz za mało wagoników
    [many] jeszcze { $trains } pól, ale masz za mało wagoników
   *[other] jeszcze { $trains } pola, ale masz za mało wagoników
}
ticket-impossible = nie do zrealizowania
choose-tickets = { $count ->
    [one] Zatrzymaj co najmniej jeden bilet
    [few] Zatrzymaj co najmniej { $count } bilety
    [many] Zatrzymaj co najmniej { $count } biletów
   *[other] Zatrzymaj co najmniej { $count } biletu
}
choose-tickets-keep = { $count ->
    [one] Zatrzymaj ten bilet
    [few] Zatrzymaj te { $count } bilety
    [many] Zatrzymaj te { $count } biletów
   *[other] Zatrzymaj { $count } biletu
}
choose-tickets-more = { $count ->
    [one] Wybierz jeszcze jeden
    [few] Wybierz jeszcze { $count }
    [many] Wybierz jeszcze { $count }
   *[other] Wybierz jeszcze { $count }
}

## Log and history

log = Przebieg gry
history = Historia gry
history-first = Na początek
history-back = Krok wstecz
history-forth = Krok naprzód
history-where = { $step } z { $steps }
history-link = Kopiuj link
history-now = Do bieżącej tury

## Phone

phone-tabs = Twoje karty i bilety
phone-cards = Karty
phone-tickets = Bilety
phone-players = Gracze
phone-log = Przebieg

## The end

end-winner = { $who ->
    [you] { $points ->
        [one] Zwycięstwo! Twój wynik: { $points } punkt
        [few] Zwycięstwo! Twój wynik: { $points } punkty
        [many] Zwycięstwo! Twój wynik: { $points } punktów
       *[other] Zwycięstwo! Twój wynik: { $points } punktu
    }
   *[other] { $points ->
        [one] Wygrywa { $player } z wynikiem { $points } punktu
        [few] Wygrywa { $player } z wynikiem { $points } punktów
        [many] Wygrywa { $player } z wynikiem { $points } punktów
       *[other] Wygrywa { $player } z wynikiem { $points } punktu
    }
}
end-shared = Wspólne zwycięstwo: { $names }
end-sheet = Tabela punktów
end-player = Gracz
end-routes = Trasy
end-doubling = Podwo­jenia
end-tickets = Bilety
end-globetrotter = Glob­troter
end-total = Razem
end-rematch = Zagraj ponownie
end-to-rematch = Do rewanżu
end-look-back = Obejrzyj grę jeszcze raz
end-review = Omów grę
play-on = Graj dalej od tego miejsca
advice = Podpowiedź
end-record = Pobierz zapis gry
end-chart = Punkty w trakcie gry
end-chart-start = start
end-chart-end = bilety
end-all-tickets = Bilety wszystkich graczy
check-title = Czy tasowanie było uczciwe?
check-text = Zapis gry zawiera sekret rozdającego. Ta przeglądarka może na jego podstawie rozdać każdą kartę od nowa i porównać.
check-do = Sprawdź tasowanie
check-running = Rozdawanie od nowa…
check-fair = Uczciwie: wszystkie losowania ({ $draws }) zgadzają się z zapieczętowanym sekretem i słowami graczy.
check-failed = Nie udało się pobrać zapisu. Spróbuj ponownie.
check-edited = Wiersz { $line } zmieniono już po zapisaniu gry.
check-no-secret = Zapis nie zawiera sekretu.
check-wrong-secret = To nie ten sekret, który zapieczętowano przed grą.
check-not-dealt = Wiersz { $line } zapisu nie zgadza się z tym, co należało rozdać.
check-not-fair-luck = Kart w tej grze nie rozdawał rozdający, którego uczciwość można sprawdzić.
check-not-here = Przeglądarki sprawdzają pieczęcie tylko przez https albo na własnym komputerze. Pobierz zapis gry i użyj „okapi verify”.

## Settings

settings = Ustawienia
settings-language = Język
settings-language-missing = { $language }: nie udało się wczytać tego języka. Sprawdź połączenie i załaduj stronę ponownie.
settings-language-auto = Jak w przeglądarce ({ $language })
settings-theme = Motyw
settings-theme-auto = Jak w systemie
settings-theme-light = Dzienny
settings-theme-dark = Przy lampie
settings-animation = Animacje
settings-animation-auto = Jak w systemie
settings-animation-on = Włączone
settings-animation-quick = Szybkie
settings-animation-off = Wyłączone
settings-confirm = Potwierdzanie ruchów
settings-confirm-touch = Na ekranach dotykowych
settings-confirm-always = Zawsze
settings-confirm-never = Nigdy
settings-delay = Tempo botów (nowe gry)
settings-delay-instant = Od razu
settings-delay-fast = Szybko
settings-delay-brisk = Żwawo
settings-delay-calm = Spokojnie
settings-shortcuts = Skróty jednoklawiszowe
settings-volume = Głośność dźwięków
settings-notify = Powiadamiaj o mojej turze, gdy jestem w innym oknie

## Keyboard

keys = Skróty klawiszowe
keys-are-off = Skróty jednoklawiszowe są wyłączone w ustawieniach.
keys-cards = Dobieranie kart
keys-train-card = Weź odkrytą kartę wagonu
keys-terrain-card = Weź odkrytą kartę terenu
keys-train-deck = Dobierz ze stosu kart wagonów
keys-terrain-deck = Dobierz ze stosu kart terenu
keys-draw-tickets = Dobierz bilety
keys-parts = Poruszanie się po stole
keys-to-map = Do mapy
keys-to-market = Do odkrytych kart lub biletów do wyboru
keys-to-hand = Do twojej ręki
keys-to-tickets = Do twoich biletów
keys-to-log = Do przebiegu gry
keys-map = Mapa
keys-claimable = Do następnej lub poprzedniej trasy, którą możesz zająć
keys-plan = Zaplanuj wybraną trasę albo z niej zrezygnuj
keys-zoom = Przybliż, oddal
keys-on-map = Na mapie
keys-arrows = Do najbliższej trasy w tym kierunku
keys-letters = Do miejsca, po pierwszych literach nazwy
keys-around = Wokół miejsca, trasa po trasie
keys-ends = Do trasy najdalej na północ lub południe
keys-choose = Wybierz trasę; wybierz sposób zapłaty
keys-pan = Przesuń mapę
keys-everywhere = Wszędzie
keys-escape = Zamknij lub cofnij
# What is printed on the keys.
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-shift-arrows = Shift + strzałki
key-letters = A … Ż

# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = Od twojej ostatniej tury
news-where = { $step } z { $steps }
news-earlier = Poprzedni ruch
news-later = Następny ruch
market-trains = Odkryte karty wagonów
market-terrains = Karty terenu
market-deck = Stos
market-deck-ticket = Bilety
hand-terrain = Twoje karty terenu
legend = Punkty i oznaczenia
market-not-now = Teraz nie można tego wziąć.
market-not-your-turn = Poczekaj na swoją turę.
market-second-card = Dobierasz już karty: weź drugą.
history-slider = Moment gry
history-pause = Wstrzymaj
history-speed = Prędkość ×{ $speed }
map-wanted = Potrzebna do twoich biletów.
map-planned = W twoim planie.
table-bot-wanted = Chcesz, żeby za tę osobę grał bot. Czekamy na zgodę pozostałych.
table-comes-back = Ten ruch wykona bot. Potem znowu grasz ty.
title-rematch = ● Rewanż · Okapi
leave-menu = Odejdź od stołu
leave-home = Strona główna
leave-home-text = Gra na ciebie czeka; wróć, kiedy chcesz.
leave-for-good = Odejdź na dobre
leave-for-good-sure = Tak, odejdź na dobre
leave-for-good-text = Bot dogra za ciebie do końca. Nie odzyskasz tego miejsca.
table-left = (na dobre poza grą; gra bot)
status-ended = Tę grę zakończono przed czasem. Możesz ją jeszcze obejrzeć.
spoken-news-left = { $player } odchodzi na dobre; dalej gra bot.
spoken-since-notification = Od powiadomienia:
rating-after = Rankingi po tej grze
rating-line = { $player }: { $rating } ({ $change })
leave-for-good-rated = Ta gra jest rankingowa: kto odejdzie, zajmie ostatnie miejsce.
news-since-notification = Od powiadomienia
news-notification-moment = Pokaż tamten moment
title-your-turn = ● Twoja tura · Okapi
table-title = Stół
table-reconnecting = Połączenie zerwane. Kolejna próba…
table-watching = Oglądasz grę
table-yours = Twoje karty i bilety
table-players = Gracze
table-score = Punkty
table-trains = Wagoniki
table-cards = Karty
table-tickets-short = Bilety
table-terrain-of = { $who ->
    [you] Twoje karty terenu
   *[other] Karty terenu: { $player }
}
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (przewaga)
table-stand-in = (gra bot)
table-late = (koniec czasu)
table-let-bot-play = Niech za nieobecnego gracza gra bot
table-let-bot-play-late = Niech za spóźnionego gracza gra bot
table-take-back = Odzyskaj swoje miejsce
table-clock = Pozostały czas
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
status-other-draws = { $player } dobiera drugą kartę.
status-other-keeps = { $player } wybiera bilety.
status-over = Gra jest skończona.
status-past = Oglądasz wcześniejszą turę.
status-sending = Chwileczkę…
notify-your-turn = Teraz twoja tura.
handover = Przekaż urządzenie: { $name }
curtain-title = Teraz gra { $name }
curtain-text = Urządzenie bierze { $name }. Reszta niech nie podgląda!
curtain-lift = To ja, { $name }
map-subtitle = Koleje, 1910
map-zoom-in = Przybliż
map-zoom-out = Oddal
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
    }. Zajęta{ $doubled ->
        [true] {" "}i podwojona
       *[other] {""}
    }: { $player }.
}
map-manual = Strzałkami przechodzisz od trasy do trasy; możesz też wpisać początek nazwy miejsca. Enter wybiera trasę, Escape cofa.
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
    [one] { $points } punkt, koszt: { $spent }
    [few] { $points } punkty, koszt: { $spent }
    [many] { $points } punktów, koszt: { $spent }
   *[other] { $points } punktu, koszt: { $spent }
}
claim-majority = Podwojenie ({ $terrain }): { $locomotives ->
    [0] ty ({ $own })
    [one] ty ({ $own } + { $locomotives } lokomotywa = { $sum })
    [few] ty ({ $own } + { $locomotives } lokomotywy = { $sum })
    [many] ty ({ $own } + { $locomotives } lokomotyw = { $sum })
   *[other] ty ({ $own } + { $locomotives } lokomotywy = { $sum })
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
tickets-none = Nie masz jeszcze biletów.
ticket-is-done = Zrealizowany
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
log = Przebieg gry
history-where = { $step } z { $steps }
history-link = Kopiuj link
status-can-do = Karty, trasa albo bilety
legend-majority = Najwięcej kart terenu lub tyle samo co lider: można podwajać trasy w tym terenie
spoken-title = Stół tekstowy
spoken-link = Stół tekstowy, dla czytników ekranu
spoken-map-link = Stół z mapą
spoken-coach-thinks = Trener się zastanawia.
spoken-news-claimed = { $doubled ->
    [true] { $player } zajmuje trasę { $route }, podwaja ją i zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
   *[false] { $player } zajmuje trasę { $route } i zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
}
spoken-news-tickets = { $count ->
    [one] { $player } dobiera bilety i zatrzymuje jeden.
    [few] { $player } dobiera bilety i zatrzymuje { $count }.
    [many] { $player } dobiera bilety i zatrzymuje { $count }.
   *[other] { $player } dobiera bilety i zatrzymuje { $count }.
}
rules-picture-terrain = Każda karta terenu podwaja trasy w trzech kolorach
spoken-news-cards = { $count ->
    [one] { $player } bierze kartę.
    [few] { $player } bierze { $count } karty.
    [many] { $player } bierze { $count } kart.
   *[other] { $player } bierze { $count } karty.
}
rules-why = Dlaczego? Zasada { $rule }

# The browser: its screens, from the home page to the score sheet. The pieces and what happens to them are in
# game.ftl, the server's refusals in server.ftl.

## Pages

title-home = Okapi: koleje w sercu Afryki
title-page = { $page } · Okapi
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
labelled = { $label }: { $text }

## Home

home-over-title = Serce Afryki, 1910
home-under-title = Buduj koleje przez cały kontynent: przeciw silnym botom, ze znajomymi na odległość albo przy jednym ekranie.
home-your-name = Twoje imię
home-traveller = Gość
home-solo = Zagraj teraz
home-opponents = Przeciwnicy
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
home-open = Otwarte stoły
home-open-none = Żaden stół nie czeka teraz na graczy.
home-watch = Oglądaj
home-watch-none = Nie toczy się teraz żadna publiczna gra.
tutorial-begin = Zacznij grę szkoleniową
keeper = Licznik punktów
keeper-link = Licznik punktów do gry planszowej
spoken-choice = Graj przy stole tekstowym, dla czytników ekranu
home-unofficial = Nieoficjalna gra o otwartym kodzie, oparta na opublikowanych zasadach, z własną grafiką i własną talią biletów.
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

## Lobby

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
lobby-copy = Kopiuj
lobby-copied = Skopiowano

## Table

table-loading = Rozkładanie mapy…
table-you = Ty
# A clock that has hours or days left; shorter times are shown as 1:05.
table-clock-hours = { $hours } godz. { $minutes } min
table-clock-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} { $hours } godz.

## Map

map = Mapa
map-fit = Pokaż całą mapę

## Tickets

tickets = Twoje bilety
ticket-failed = Niezrealizowany

## Log and history

history = Historia gry
history-first = Na początek
history-back = Krok wstecz
history-forth = Krok naprzód
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
keys-to-hand = Do swojej ręki
keys-to-tickets = Do swoich biletów
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
settings-follow = Przesuwaj mapę do tras zajmowanych przez innych
livery-colour = { $colour ->
    [red] czerwony
    [blue] niebieski
    [green] zielony
    [yellow] żółty
   *[black] czarny
}
livery-choose = { $name }: kolor { $colour }. Wybierz inny kolor
livery-taken = { $colour }: ten kolor ma już { $name }
legend-free = Wolna trasa: puste pola w jej kolorze
legend-grey = Szara trasa: karty jednego dowolnego koloru
legend-taken = Zajęta trasa: pociąg w kolorze właściciela i z jego znakiem
legend-claimable = Możesz ją teraz zająć
legend-wanted = Potrzebna do twoich biletów
legend-planned = W twoim planie, który widzisz tylko ty
legend-fresh = Zajęta po twojej ostatniej turze
history-play = Odtwarzaj
history-turn-back = Jedna tura wstecz
history-turn-forth = Jedna tura naprzód
settings-delay-now = Tempo botów w tej grze
map-title = Serce Afryki

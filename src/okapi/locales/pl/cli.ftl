# The terminal: the commands and their options, the table, the menus, what a player may ask.
# Words that are typed (commands, options, file names) stay as they are in every language.

## Commands and options

command-okapi = Gra kolejowa w sercu Afryki: graj z botami, symuluj, sprawdzaj i odtwarzaj gry.
command-play = Zagraj z botami w terminalu.
command-simulate = Niech boty rozegrają wiele gier, a Okapi podsumuje wyniki. To samo ziarno wszędzie daje te same gry.
command-simulate-numbers = Co wypisuje --json: games, players, engine i seconds (gry, gracze, silnik, sekundy); decisions, wszystkie decyzje we wszystkich grach; games_per_second, gry na sekundę; mean_score, wynik końcowy, średnia wszystkich miejsc; mean_tickets_completed, zrealizowane bilety, średnia wszystkich miejsc; mean_turns, tury wszystkich graczy w grze, razem z ostatnią; doubled_routes, podwojone trasy we wszystkich grach.
command-board = Pokaż planszę w tabelach: miejsca, trasy, bilety, sumy.
command-board-check = Sprawdź plik planszy i wypisz wszystkie znalezione błędy.
command-verify = Sprawdź zapisy gier: czy są kompletne, niezmienione i zgodne z zasadami i czy rozdanie było uczciwe.
command-replay = Opowiedz zapisaną grę słowami, tura po turze.
command-bots = Wypisz boty.

option-version = Pokaż wersję i zakończ.
option-language = Język, na przykład fr; domyślnie język twojego systemu.
option-plain = Zwykłe wiersze tekstu, dla czytników ekranu: bez tabel i bez kolorów.
option-help = Pokaż tę pomoc i zakończ.
option-install-completion = Włącz uzupełnianie poleceń w tej powłoce.
option-show-completion = Pokaż skrypt uzupełniania poleceń dla tej powłoki.
option-board = Plik planszy; domyślnie plansza wbudowana.
option-board-file = Plik planszy.
option-board-small = Dopuść małą liczbę biletów, do małej gry badawczej.
option-players = Liczba graczy.
option-bots = Nazwy botów przy stole, oddzielone przecinkami; jedna nazwa dotyczy wszystkich miejsc. Listę pokazuje `okapi bots`.
option-play-seed = Rozdaj według ziarna: to samo ziarno daje zawsze tę samą grę. Bez ziarna uczciwość rozdania da się udowodnić.
option-simulate-seed = Ziarno gier: to samo ziarno daje te same gry.
option-resume = Wróć do zapisanej gry.
option-name = Twoje imię do zapisu gry. Z --resume: które miejsce jest twoje.
option-words = Twoje słowa do tasowania, którego uczciwość da się udowodnić; jeśli ich nie podasz, gra o nie zapyta.
option-tickets-drawn = Ile biletów dobiera się naraz; mniejsza liczba obowiązuje w wydaniu rosyjskim.
option-games = Ile gier rozegrać.
option-records = Zapisuj każdą grę w tym folderze.
option-engine = Silnik: referee, compiled albo gpu. Domyślnie najszybszy z tych, które się nadają; gry są na każdym te same.
option-rules = Zasady inne niż opublikowane, na przykład trains=30,tickets_drawn=3.
option-json = Wypisz jeden obiekt JSON zamiast tabeli.
option-record = Zapis gry z `okapi play` albo `okapi simulate`.
option-as = Opowiedz tylko to, co było widać z tego miejsca: numer od 1 albo imię gracza.

version = okapi { $version }
first-steps = Okapi { $version }, gra kolejowa w sercu Afryki. Na początek:
first-steps-browser = Zagraj w przeglądarce, z botami albo ze znajomymi.
first-steps-help = Wypisz wszystkie polecenia.

## Help of a command. What is typed (okapi play --players) stays as it is.

usage = Użycie: { $usage }
usage-options-here = [opcje]
usage-command-here = polecenie
usage-arguments = Argumenty
usage-options = Opcje
usage-commands = Polecenia
usage-required = { $text } (wymagane)
usage-default = { $text } (domyślnie: { $default })
# What is typed in place of a word in capitals: --resume FILE.
usage-value = { $word ->
    [ADDRESS] ADRES
    [BOT] BOT
    [DD] DD
    [DIR] FOLDER
    [ENGINE] SILNIK
    [FILE] PLIK
    [LANGUAGE] JĘZYK
    [MM] MM
    [NAME] IMIĘ
    [NUMBER] NUMER
    [RATE] UDZIAŁ
    [RULE] ZASADA
    [SEAT] MIEJSCE
    [SECONDS] SEKUNDY
    [TASK] ZADANIE
    [TEXT] TEKST
    [THEME] TEMAT
    [YYYY] RRRR
   *[other] { $word }
}

## A command that is used wrongly

unknown-language = Nie ma języka „{ $language }”; wybierz opcją --language jeden z tych: { $languages }.
usage-with-hint = { $sentence } Sposób użycia pokaże: { $command } --help
usage-no-such-command = Nie ma polecenia „{ $command }”; do wyboru: { $commands }.
usage-no-such-option = { $nearest ->
    [none] Nie ma opcji { $option }.
   *[other] Nie ma opcji { $option }; może chodzi o { $nearest }?
}
usage-missing = Brakuje: { $name }.
usage-bad-value = { $kind ->
    [integer] { $name }: potrzebna jest liczba całkowita.
    [number] { $name }: potrzebna jest liczba.
   *[other] { $name }: tej wartości nie można użyć.
}
usage-needs-a-value = Opcja { $option } wymaga wartości.
usage-too-many-words = Za dużo argumentów dla tego polecenia.

## Bad input

broken-bot = Nie można wczytać bota „{ $bot }”: { $error }.
bot-failed = Bot „{ $bot }” zawiódł w grze { $game }: { $error }.
unknown-bot = Nie ma bota o nazwie „{ $bot }”; do wyboru: { $bots }.
wrong-number-of-bots = Liczba botów: { $given }, liczba miejsc: { $seats }. Podaj po jednym bocie na każde miejsce albo jednego bota na wszystkie.
wrong-number-of-players = Liczba graczy może wynosić od { $min } do { $max }, nie { $players }; podaj inną opcją --players.
no-games = Rozegraj co najmniej jedną grę: podaj inną liczbę opcją --games.
wrong-rules = „{ $rule }” nie pasuje do --rules: podaj nazwę i liczbę całkowitą, na przykład trains=30. Nazwy to { $names }.
unknown-engine = Nie ma silnika o nazwie „{ $engine }”; do wyboru: { $engines }.
engine-not-for-bots = Na tym silniku grają tylko { $known }, a { $bots } nie: pomiń --engine albo podaj --engine referee.
engine-not-installed = Ten silnik wymaga dodatkowego pakietu: pip install "okapi-railways[fast]"
engine-too-small =
    Ta plansza jest za duża dla tego silnika ({ $limit ->
        [routes] trasy
        [places] miejsca
        [tickets] bilety
        [prices] rodzaje tras według długości i lokomotyw
       *[other] rozmiar
    }: { $found }, najwyżej { $max }): podaj --engine referee.
no-gpu = Nie znaleziono odpowiedniego procesora graficznego: podaj --engine compiled.
no-records-on-gpu = Gier rozgrywanych na procesorze graficznym nie da się zapisywać: z --records podaj --engine compiled.
engine-compiling = Silnik jest kompilowany dla tego komputera. Dzieje się to tylko raz i trwa około minuty…
machine-code-begun = Okapi jest w tle kompilowane dla tego komputera. Dzieje się to tylko raz i trwa około minuty. Można grać: do tego czasu Mistrz nie myśli naprzód, na podpowiedzi czeka się dłużej, a omówienia czekają.
machine-code-done = Kompilacja zakończona: boty i trener mają już pełną siłę.
machine-code-failed = Kompilacja dla tego komputera się nie powiodła ({ $error }). Można grać: boty i podpowiedzi radzą sobie bez niej, ale Mistrz nie myśli naprzód, a gry nie są omawiane. Cały błąd pokaże polecenie: { $command }
wrong-tickets-drawn = Tylu biletów nie można dobierać naraz; podaj { $choices } opcją --tickets-drawn.
bad-name = { $longest ->
    [one] Wybierz imię, które ma { $longest } literę i nie jest samą liczbą.
    [few] Wybierz imię, które ma od 1 do { $longest } liter i nie jest samą liczbą.
    [many] Wybierz imię, które ma od 1 do { $longest } liter i nie jest samą liczbą.
   *[other] Wybierz imię, które ma od 1 do { $longest } litery i nie jest samą liczbą.
}
name-of-a-bot = „{ $name }” to nazwa bota; wybierz inne imię.
bad-words = { $longest ->
    [one] Twoje słowa mogą mieć najwyżej { $longest } znak drukowalny.
    [few] Twoje słowa mogą mieć najwyżej { $longest } znaki drukowalne.
    [many] Twoje słowa mogą mieć najwyżej { $longest } znaków drukowalnych.
   *[other] Twoje słowa mogą mieć najwyżej { $longest } znaku drukowalnego.
}
bad-seed = { $longest ->
    [one] Ziarno może mieć najwyżej { $longest } znak drukowalny.
    [few] Ziarno może mieć najwyżej { $longest } znaki drukowalne.
    [many] Ziarno może mieć najwyżej { $longest } znaków drukowalnych.
   *[other] Ziarno może mieć najwyżej { $longest } znaku drukowalnego.
}
words-with-seed = Przy ziarnie słowa nie mają wpływu na rozdanie: pomiń --seed albo --words.
bad-setup = Gra nie może się tak zacząć: { $error }.
board-broken = { $more ->
    [0] Na planszy { $file } nie da się grać: { $problem }. Popraw ją i uruchom: okapi board check { $file }
    [one] Na planszy { $file } nie da się grać: { $problem }; jest jeszcze jeden błąd. Oba pokaże: okapi board check { $file }
    [few] Na planszy { $file } nie da się grać: { $problem }; są jeszcze { $more } błędy. Wszystkie pokaże: okapi board check { $file }
    [many] Na planszy { $file } nie da się grać: { $problem }; jest jeszcze { $more } błędów. Wszystkie pokaże: okapi board check { $file }
   *[other] Na planszy { $file } nie da się grać: { $problem }; jest jeszcze { $more } błędu. Wszystkie pokaże: okapi board check { $file }
}
board-missing = { $nearest ->
    [none] Nie ma pliku planszy { $file } i nie jest to żadna z plansz dołączonych do gry: { $boards }.
   *[other] Nie ma pliku planszy { $file }; może chodzi o { $nearest }?
}
not-a-file = { $file }: to nie jest plik; podaj zapis gry.
# Why the system refuses a file or a port, after a colon; $error is what it says itself.
system-error = { $code ->
    [ENOENT] nie ma takiego pliku ani folderu
    [EACCES] odmowa dostępu
    [EPERM] to niedozwolone
    [EISDIR] to jest folder
    [EEXIST] to jest plik, a nie folder
    [ENOTDIR] część ścieżki nie jest folderem
    [ENOSPC] dysk jest pełny
    [EROFS] dysk jest tylko do odczytu
    [EADDRINUSE] port jest zajęty
    [EADDRNOTAVAIL] ten komputer nie ma takiego adresu
    [ENAMETOOLONG] nazwa jest za długa
   *[other] { $error }
}
unwritable = Nie można zapisywać gier w { $folder }: { $error }. Podaj inny folder opcją --records.
unknown-seat = Nie ma miejsca „{ $seat }”: podaj numer od 1 do { $seats } albo imię: { $players }.
settled-already = Zapisana gra ma już graczy, rozdającego i zasady: pomiń --players, --seed, --words i --tickets-drawn.
finished-already = { $file }: ta gra jest skończona. Aby ją przeczytać: okapi replay { $file }
no-secret = Zapis nie zawiera sekretu rozdającego, więc nikt nie może rozdawać dalej; wrócić można tylko do gry zapisanej przez jej rozdającego.
no-dealer = Karty w tej grze wpisano ręcznie, więc nie ma rozdającego, z którym można grać dalej.
whose-seat = Wskaż opcją --name, które miejsce jest twoje: { $players }.
whose-bots = { $seats ->
    [one] Wskaż opcją --bots, który bot gra na drugim miejscu.
    [few] Wskaż opcją --bots, które boty grają na pozostałych { $seats } miejscach.
    [many] Wskaż opcją --bots, które boty grają na pozostałych { $seats } miejscach.
   *[other] Wskaż opcją --bots, które boty grają na pozostałych { $seats } miejsca.
}

## Records

record-bad-file = { $file }: { $fault }
record-bad-line = { $file }: wiersz { $line }: { $fault }
record-fine = { $file }: w porządku. Gracze: { $players }, zdarzenia: { $events }, gra { $state ->
    [finished] zakończona
   *[unfinished] niedokończona
}: { $scores }. { $luck }
player-score = { $player } ({ $points })
luck-proven = Udowodniono, że rozdanie jest uczciwe: każda karta zgadza się z obietnicą rozdającego.
luck-secret = Nie da się jeszcze udowodnić, że rozdanie jest uczciwe: sekret rozdającego poznamy na końcu.
luck-seeded = Każda karta zgadza się z ziarnem „{ $seed }”.
luck-unknown = Zapis nie mówi, jak rozdano karty, więc można sprawdzić tylko, czy takie rozdanie jest możliwe.
luck-played-on = Ta gra jest kontynuacją innej, a jej pozycji wyjściowej nie udowodniono. Dalej każda karta zgadza się z obietnicą rozdającego.
chapter-setup = Przygotowanie
chapter-turn = { $who ->
    [you] Tura { $turn }: ty, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
   *[other] Tura { $turn }: { $player }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
}
replay-unfinished = Gra nie jest skończona. Dotychczas:

## The board

board-heading = { $board }: miejsca – { $places }, trasy – { $routes } (w tym podwójne – { $doubles }), bilety – { $tickets }
board-places = Miejsca
board-routes = Trasy
board-tickets = Bilety
board-colours = Kolory
board-terrains = Tereny
board-fine = { $file }: w porządku.
board-problems = { $count ->
    [one] { $file }: { $count } błąd.
    [few] { $file }: { $count } błędy.
    [many] { $file }: { $count } błędów.
   *[other] { $file }: { $count } błędu.
}
place-several = { $place } ({ $count })
track-ferry = { $colour } (prom { $locomotives })

## Column headings

column-player = Gracz
column-points = Punkty
column-trains = Wagoniki
column-cards = Karty
column-tickets = Bilety
column-desert = Pustynia
column-jungle = Dżungla
column-mountain = Góry
column-routes = Trasy
column-doubling = Podwojenia
column-globetrotter = Globtroter
column-total = Razem
column-ticket = Bilet
column-missing = Brakuje
column-route = Trasa
column-colour = Kolor
column-colours = Kolory
column-terrain = Teren
column-spaces = Pola
column-cheapest = Płacisz
column-price = Cena
column-doubled = Po podwojeniu
column-payable = Stać cię
column-doubled-by = Kto może podwoić
column-leads-to = Dokąd
column-from = Skąd
column-to = Dokąd
column-state = Teraz
column-arithmetic = Wynik
column-command = Wpisz
column-meaning = Co to robi
column-kind = Rodzaj
column-number = Ile
column-places = Miejsca
column-bot = Bot
column-description = Opis
column-what = Co
column-value = Wartość

## Simulations

simulate-progress = Gry
simulate-stopped = Przerwano; rozegrane gry: { $games } z { $wanted }. Dotychczas:
simulate-games = Gry
simulate-players = Gracze
simulate-engine = Silnik
simulate-seconds = Sekundy
simulate-decisions = Decyzje, wszystkie gry
simulate-games-per-second = Gry na sekundę
simulate-mean-score = Wynik końcowy, średnia wszystkich miejsc
simulate-mean-tickets-completed = Zrealizowane bilety, średnia wszystkich miejsc
simulate-mean-turns = Tury na grę, wszyscy gracze
simulate-doubled-routes = Podwojone trasy, wszystkie gry

## Sitting down and leaving

human = Człowiek
you = Ty
welcome = Przy stole: { $players }. Plansza: { $board }.
welcome-help = Wpisz numer, aby wybrać; ? to pomoc, a Ctrl-C kończy grę i proponuje jej zapisanie.
plain-hint = Z czytnikiem ekranu łatwiej grać tak: { $command }
commitment = Obietnica rozdającego w tej grze: { $commitment }
ask-words = Dodaj kilka własnych słów, aby rozdający nie mógł oszukiwać przy rozdawaniu (sam Enter: bez słów):
resumed = { $events ->
    [one] Gra toczy się dalej po { $events } zdarzeniu. Co działo się ostatnio:
    [few] Gra toczy się dalej po { $events } zdarzeniach. Co działo się ostatnio:
    [many] Gra toczy się dalej po { $events } zdarzeniach. Co działo się ostatnio:
   *[other] Gra toczy się dalej po { $events } zdarzenia. Co działo się ostatnio:
}
ask-save = Zapisać grę? Enter zapisuje ją jako { $file }; możesz też wpisać inną nazwę pliku albo n, jeśli nie.
ask-keep = Zachować zapis tej gry? Enter zapisuje go jako { $file }; możesz też wpisać inną nazwę pliku albo n, jeśli nie.
saved = Zapisano. Aby grać dalej: okapi play --resume { $file }
saved-finished = Zapisano. Aby sprawdzić: okapi verify { $file } · Aby przeczytać: okapi replay { $file }
not-saved = Nie zapisano.
save-taken = { $file } już istnieje i nie jest zapisaną grą; podaj inną nazwę.
save-failed = Nie można zapisać jako { $file }: { $error }. Podaj inną nazwę.
save-impossible = Gry nie udało się zapisać: ani tutaj, ani w folderze domowym, ani wśród plików tymczasowych.

## The table

your-turn = Twoja tura
label-open = Odkryte
label-decks = Stosy
label-hand = Ręka
label-tickets = Bilety
decks = karty wagonów { $train }, karty terenu { $terrain }, bilety { $tickets }
no-card = –
nothing = brak
yes = tak
last-round = { $turns ->
    [one] To ostatnia tura gry.
    [few] Ostatnia runda: zostały { $turns } tury, razem z tą.
    [many] Ostatnia runda: zostało { $turns } tur, razem z tą.
   *[other] Ostatnia runda: zostało { $turns } tury, razem z tą.
}
majority-legend = * przewaga: najwięcej kart danego terenu lub tyle samo co lider; można podwajać trasy w tym terenie.
ticket-path = przez: { $routes }
missing = { $spaces ->
    [0] niczego
    [one] { $spaces } pola
    [few] { $spaces } pól
    [many] { $spaces } pól
   *[other] { $spaces } pola
}
missing-closed = nie do zrealizowania
winner = { $who ->
    [you] Zwycięstwo!
   *[other] Wygrywa { $player }.
}
winners = Wspólne zwycięstwo: { $players }.

## Menus

menu-turn = Co chcesz zrobić?
menu-second-draw = Dobierz drugą kartę:
menu-keep = { $offered ->
    [one] Zatrzymaj ten bilet:
    [few] Które bilety zatrzymujesz? Co najmniej { $min }; wpisz numery, na przykład 1 3, albo: wszystkie.
    [many] Które bilety zatrzymujesz? Co najmniej { $min }; wpisz numery, na przykład 1 3, albo: wszystkie.
   *[other] Które bilety zatrzymujesz? Co najmniej { $min }; wpisz numery, na przykład 1 3, albo: wszystkie.
}
menu-claim = Która trasa? (* przyda się do twojego biletu, w: wróć)
menu-pay = Czym chcesz zapłacić za trasę { $route }? (w: wróć)
menu-double = { $route } (karty: { $payment }): podwoić punkty? (w: wróć)
menu-confirm = { $route } (karty: { $payment })? (w: wróć)
menu-confirm-doubled = { $route } (karty: { $payment }), podwojenie ({ $spent })? (w: wróć)
menu-page = Strona { $page } z { $pages } (n: następna, p: poprzednia).
choice-take = { $open ->
    [one] weź { $card }
    [few] weź { $card } ({ $open } odkryte)
    [many] weź { $card } ({ $open } odkrytych)
   *[other] weź { $card } ({ $open } odkrytej)
}
choice-draw = { $deck ->
    [train] dobierz ze stosu kart wagonów
   *[terrain] dobierz ze stosu kart terenu
}
choice-claim = { $routes ->
    [one] zajmij trasę ({ $routes } możliwa)
    [few] zajmij trasę ({ $routes } możliwe)
    [many] zajmij trasę ({ $routes } możliwych)
   *[other] zajmij trasę ({ $routes } możliwej)
}
choice-confirm = { $points ->
    [one] tak, za { $points } punkt
    [few] tak, za { $points } punkty
    [many] tak, za { $points } punktów
   *[other] tak, za { $points } punktu
}
choice-tickets = { $count ->
    [one] dobierz bilet
    [few] dobierz { $count } bilety
    [many] dobierz { $count } biletów
   *[other] dobierz { $count } biletu
}
choice-pass = pas
route-wanted = { $route } *
payment-in-short = { $locomotives ->
    [0] { $cards }
   *[other] { $cards } + { $locomotives } loko
}
locomotives-in-short = { $locomotives } loko
not-doubled = nie
not-doubled-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
doubled-with = tak ({ $spent })
arithmetic = { $wild ->
    [0] { $terrain }: ty ({ $own }), { $player } ({ $rival }): wystarczy; punkty: { $doubled } zamiast { $points }
    [one] { $terrain }: ty ({ $own } + { $wild } lokomotywa = { $sum }), { $player } ({ $rival }): wystarczy; punkty: { $doubled } zamiast { $points }
    [few] { $terrain }: ty ({ $own } + { $wild } lokomotywy = { $sum }), { $player } ({ $rival }): wystarczy; punkty: { $doubled } zamiast { $points }
    [many] { $terrain }: ty ({ $own } + { $wild } lokomotyw = { $sum }), { $player } ({ $rival }): wystarczy; punkty: { $doubled } zamiast { $points }
   *[other] { $terrain }: ty ({ $own } + { $wild } lokomotywy = { $sum }), { $player } ({ $rival }): wystarczy; punkty: { $doubled } zamiast { $points }
}

## What was typed and not understood

unknown-command = To ani polecenie, ani numer; ? pokazuje, co można wpisać.
unknown-draw = Co dobrać? Na przykład: dobierz czerwoną, dobierz loko, dobierz pustynię, dobierz wagon, dobierz teren, dobierz bilety.
unknown-filter = Podaj miejsce, kolor, teren albo długość tras: trasy durban, trasy czerwone, trasy 4.
unknown-place = Nie ma takiego miejsca; wystarczy początek nazwy.
unknown-route = Nie ma takiej trasy; podaj dwa sąsiednie miejsca, na przykład: zajmij kapsztad port elizabeth
unknown-payment = Nie wiadomo, czym płacisz; napisz to tak: czarna*2 loko*1, a aby podwoić, dopisz podwój albo podwój loko*1.
no-claims = Nie możesz teraz zająć żadnej trasy.
none-of-those = Nie możesz teraz zająć żadnej z tych tras; wpisz `trasy` i nazwę miejsca, aby zobaczyć, ile kosztują.
double-not-possible = Nie możesz podwoić tej trasy; wpisz `gracze`, aby zobaczyć, kto ma najwięcej kart którego terenu.
not-in-that-colour = Nie możesz zapłacić za nią w tym kolorze.
unknown-terrain = Nie ma takiego terenu; do wyboru: { $terrains }.

## Answers

answer-no-routes = Żadna taka trasa nie jest wolna.
answer-routes = { $count ->
    [one] { $count } wolna trasa.
    [few] { $count } wolne trasy.
    [many] { $count } wolnych tras.
   *[other] { $count } wolnej trasy.
}
answer-place = { $count ->
    [one] { $place }, { $kind }
    [few] { $place }, { $count } punkty dojazdu ({ $kind })
    [many] { $place }, { $count } punktów dojazdu ({ $kind })
   *[other] { $place }, { $count } punktu dojazdu ({ $kind })
}
state-claimed = { $who ->
    [you] twoja
   *[other] { $player }
}
state-closed = zamknięta: druga nitka jest zajęta
state-payable = wolna, stać cię na nią
state-open = wolna
answer-languages = Wpisz { $word } i jeden z tych języków:

## Help and rules

# How a command is typed. $word and other parameters are words of words.ftl and game.ftl; words in capitals stand for
# what is typed in their place, square brackets for what may be left out.
typed-draw = { $word } czerwoną|pustynię|{ $train }|{ $terrain }|{ $tickets }
typed-claim = { $word } MIEJSCE MIEJSCE [{ $red }*2] [{ $double }]
typed-keep = { $word } 1 3, { $word } { $all }
typed-routes = { $word } [MIEJSCE|KOLOR|DŁUGOŚĆ]
typed-place = { $word } MIEJSCE
typed-who-has = { $word } [TEREN]
typed-last = { $word } [LICZBA]
typed-log = { $word } [{ $all }]
typed-rules = { $word } [NUMER|{ $all }]
typed-language = { $word } [JĘZYK]
typed-save = { $word } [PLIK]

help-intro = Wpisz numer wyboru albo któreś z tych poleceń; wystarczy początek słowa, bez ogonków i kresek:
help-draw = dobierz kartę albo bilety
help-claim = zajmij trasę; gra dopyta o resztę
help-keep = zatrzymaj bilety o tych numerach
help-pass = pas, jeśli nie masz innego ruchu
help-hand = twoje karty
help-market = odkryte karty i ile zostało w stosach
help-players = punkty, karty i tereny wszystkich graczy
help-map = kto ma które trasy
help-routes = wolne trasy, ich cena i kto może je podwoić
help-place = trasy w danym miejscu i do kogo należą
help-who-has = ile kart terenu ma każdy gracz
help-tickets = twoje bilety i czego brakuje
help-needs = karty, których jeszcze brakuje
help-log = co się działo
help-last = ostatnie zdarzenia
help-options = co możesz teraz zrobić
help-score = dotychczasowe punkty
help-rules = zasady w skrócie
help-advice = dobre ruchy i dlaczego
help-review = po grze kluczowe momenty i co było szczęściem
help-back = wróć; następna lub poprzednia strona (w, n, p)
help-language = zmień język
help-save = zapisz grę i graj dalej
help-quit = wyjdź; gra zapyta o zapis
help-help = ta lista; Enter znów pokazuje stół

rules =
    W swojej turze zrób jedną z trzech rzeczy:
    – Dobierz { COUNT($draws, form: "feminine-accusative", one: "kartę", few: "karty", many: "kart") }: karty wagonów lub karty terenu, odkryte lub ze stosu, w dowolnym zestawieniu. Odkryta lokomotywa zajmuje całą turę. Gdy wśród odkrytych kart wagonów { $locomotives_swept ->
        [one] jest
        [few] są
        [many] jest
       *[other] jest
    } co najmniej { COUNT($locomotives_swept, form: "feminine", one: "lokomotywa", few: "lokomotywy", many: "lokomotyw") }, wymienia się wszystkie odkryte karty wagonów.
    – Zajmij trasę: zapłać tyloma kartami wagonów w jej kolorze, ile trasa ma pól (za szarą w jednym dowolnym kolorze), i postaw na niej tyle samo wagoników; na całą grę masz ich { $trains }. Lokomotywy zastępują każdy kolor; promy ich wymagają. Punkty według liczby pól: { $points_by_length }. Podwójna trasa ma dwie nitki: gdy graczy jest co najmniej { COUNT($players_sharing_doubles, form: "people") }, można zająć obie, ale każdą musi zająć inny gracz, a gdy jest ich mniej, tylko jedną.
    – Dobierz { COUNT($tickets_drawn, one: "bilet", few: "bilety", many: "biletów") } i zatrzymaj co najmniej { COUNT($drawn_tickets_kept) }.
    Punkty za trasę możesz podwoić kartami jej terenu, jeśli masz ich co najmniej tyle, ile każdy inny gracz. Kosztuje to { COUNT($short_terrain_cost, form: "feminine-accusative", one: "kartę", few: "karty", many: "kart") } przy trasie o długości do { COUNT($longest_short_route, form: "genitive", one: "pola", few: "pól", many: "pól") }, a { COUNT($long_terrain_cost, form: "feminine-accusative", one: "kartę", few: "karty", many: "kart") } przy dłuższej. Lokomotywy można zagrywać jako karty terenu: liczą się i do przewagi, i do kosztu. Trasy żółte, pomarańczowe i czerwone to pustynia; fioletowe, niebieskie i zielone to dżungla; białe, szare i czarne to góry.
    Bilet jest zrealizowany, gdy twoje trasy łączą jego dwa miejsca. Kraje na skraju mapy to ślepe zaułki: nie można przez nie przejechać.
    Gdy komuś { $trains_that_end_the_game ->
        [one] zostanie
        [few] zostaną
        [many] zostanie
       *[other] zostanie
    } najwyżej { COUNT($trains_that_end_the_game, one: "wagonik", few: "wagoniki", many: "wagoników") }, wszyscy mają jeszcze po jednej turze. Zrealizowane bilety dodają swoje punkty, pozostałe je odejmują. Gracz, który zrealizował najwięcej biletów, a w razie remisu każdy z remisujących, dostaje bonus Globtrotera: { COUNT($globetrotter, form: "digits", one: "punkt", few: "punkty", many: "punktów") }.

## Plain lines instead of tables (--plain), written to be heard. plain-apart joins what stands by itself.

plain-cell = { $heading }: { $value }
plain-apart = { $one }; { $other }
plain-choice = { $number }: { $choice }
plain-most = { $cards } (przewaga)
plain-player = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $trains ->
    [one] { $trains } wagonik
    [few] { $trains } wagoniki
    [many] { $trains } wagoników
   *[other] { $trains } wagonika
}, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, { $tickets ->
    [one] { $tickets } bilet
    [few] { $tickets } bilety
    [many] { $tickets } biletów
   *[other] { $tickets } biletu
}, teren: { $terrain }.
plain-score = { $name }: { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}; trasy { $routes }, podwojenia { $doubling }, bilety { $tickets }, Globtroter { $globetrotter }.

tickets-sure-yes = Tak, dobierz bilety

# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = Niech boty zagrają między sobą, każdy skład na wszystkich miejscach, a Okapi powie, jak im poszło.
option-arena-bots = Boty, z nazwy, po przecinku.
option-arena-players = Liczba graczy przy stole, od 2 do 5.
option-arena-games = Ile co najmniej gier na każdy skład; każde rozdanie rozgrywa się na wszystkich miejscach.
option-arena-jobs = Liczba procesów roboczych; bez tej opcji tyle, ile jest procesorów.
option-arena-with = Tylko składy z tym botem.
option-arena-limit = Ile sekund może trwać jedna decyzja.
option-arena-json = Wypisz jeden obiekt JSON zamiast tabel.
option-arena-csv = Zapisz do tego pliku po jednym wierszu na każde miejsce w każdej grze.
option-arena-parquet = To samo w formacie Parquet; wymaga okapi[parquet].
option-arena-records = Zachowaj zapis każdej gry w tym folderze.

## Bad input

arena-no-bots = Podaj co najmniej jednego bota opcją --bots.
arena-bot-twice = Bota „{ $bot }” podano dwa razy; podaj każdego tylko raz.
arena-not-among-the-bots = Bot „{ $bot }” ma grać w każdej grze (--with), ale nie ma go wśród botów (--bots).
arena-bad-limit = Limit czasu na decyzję (w sekundach) nie może wynosić { $seconds }; podaj opcją --limit liczbę większą od 0.
arena-no-jobs = Potrzebny jest co najmniej jeden proces roboczy: podaj inną liczbę opcją --jobs.
arena-unwritable = Nie można zapisać { $file }: { $error }.
arena-folder-not-empty = Folder { $folder } nie jest pusty; zapisy gier potrzebują osobnego folderu.
arena-folder-unusable = Nie można użyć folderu { $folder }: { $error }.
arena-needs-pyarrow = Zapis w formacie Parquet wymaga jeszcze jednego pakietu: pip install okapi[parquet]

## What stopped it

arena-stopped = Przerwano; rozegrane gry: { $games } z { $wanted }.
arena-broke-off = Gra { $game } urwała się: { $error }
arena-workers-keep-ending = Procesy robocze wciąż się kończą ({ $ended }), ostatni w grze { $game }.

## While it runs. $bots is a list of arena-wins.

arena-progress = Gry: { $games } z { $wanted }. Wygrane: { $bots }.
arena-wins = { $bot } { $percent }%

## Titles of the tables, and what one of them means

sheet-standings = Klasyfikacja
sheet-points = Punkty
sheet-ahead = Kto przed kim
sheet-times = Czas na decyzję (ms)
sheet-ahead-text = Jak często bot z wiersza kończy grę wyżej niż bot z kolumny, w procentach.

## Headings of the tables

figure-bot = bot
figure-games = gry
figure-wins = wygrane
figure-wins-percent = wygrane, %
figure-win-share = udział wygranych (95%)
figure-even-share = × równy udział
figure-mean-rank = średnia lokata
figure-rating = ranking (95%)
figure-forfeits = walkowery
figure-points = punkty
figure-routes = trasy
figure-doubling = podwojenia
figure-tickets = bilety
figure-globetrotter = Globtroter
figure-completed-of-kept = bilety zrealizowane z zatrzymanych
figure-decisions = decyzje
figure-mean = średnio
figure-p99 = 99. centyl
figure-worst = najdłużej

## Figures

figure-nothing = –
figure-interval = { $value } ({ $low }–{ $high })
figure-rating-interval = { $value } (od { $low } do { $high })
figure-tickets-completed = { $completed } z { $kept } ({ $percent }%)

## Games that a bot did not play to their end

forfeit = { $kind ->
    [crash] Gra { $game }, ziarno { $seed }, miejsca { $seating }: { $bot } przegrywa walkowerem: awaria ({ $error })
    [stall] Gra { $game }, ziarno { $seed }, miejsca { $seating }: { $bot } przegrywa walkowerem: brak odpowiedzi na czas ({ $error })
   *[illegal-action] Gra { $game }, ziarno { $seed }, miejsca { $seating }: { $bot } przegrywa walkowerem: niedozwolony ruch ({ $error })
}
forfeits-more = { $count ->
    [one] Jest jeszcze { $count } walkower; wszystkie wymieniają --json i --csv.
    [few] Są jeszcze { $count } walkowery; wszystkie wymieniają --json i --csv.
    [many] Jest jeszcze { $count } walkowerów; wszystkie wymieniają --json i --csv.
   *[other] Jest jeszcze { $count } walkowera; wszystkie wymieniają --json i --csv.
}

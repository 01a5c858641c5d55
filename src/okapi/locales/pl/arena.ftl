# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = Niech boty zagrają między sobą w każdym składzie i na wszystkich miejscach, a Okapi podsumuje wyniki.
option-arena-bots = Nazwy botów, oddzielone przecinkami.
option-arena-players = Liczba graczy przy stole.
option-arena-games = Liczba gier na każdy skład (400), zaokrąglona w górę do pełnych rozdań. Z --until-sure: maksimum (10000).
option-arena-jobs = Liczba procesów roboczych; domyślnie tyle, ile jest procesorów.
option-arena-on = Gdzie grać: na tym komputerze czy w klastrze Ray, który wymaga okapi-railways[ray].
option-arena-until-sure = Zakończ, gdy tylko będzie jasne, czy bot jest lepszy od pozostałych: ten z --with, a jeśli go nie podano, pierwszy.
option-arena-elo0 = Przewaga nad pozostałymi, w punktach Elo, którą test ma odrzucić (0).
option-arena-elo1 = Przewaga nad pozostałymi, w punktach Elo, którą test ma potwierdzić (30).
option-arena-alpha = Jak często test może wskazać większą przewagę, choć prawdziwa jest mniejsza (0.05).
option-arena-beta = Jak często test może wskazać mniejszą przewagę, choć prawdziwa jest większa (0.05).
option-arena-with = Tylko składy z tym botem.
option-arena-limit = Ile sekund może trwać jedna decyzja.
option-arena-json = Wypisz jeden obiekt JSON zamiast tabel.
option-arena-csv = Zapisz do tego pliku po jednym wierszu na każde miejsce w każdej grze.
option-arena-parquet = To samo w formacie Parquet; wymaga okapi-railways[parquet].
option-arena-records = Zachowaj zapis każdej gry w tym folderze.

## Bad input

arena-no-bots = Podaj co najmniej jednego bota opcją --bots.
arena-bot-twice = Bota „{ $bot }” podano dwa razy; podaj każdego tylko raz.
arena-not-among-the-bots = Bot „{ $bot }” ma grać w każdej grze (--with), ale nie ma go wśród botów (--bots).
arena-bad-limit = Limit czasu na decyzję (w sekundach) nie może wynosić { $seconds }; podaj opcją --limit liczbę większą od 0.
arena-nobody-to-compare-with = Nie ma czego porównywać: podaj opcją --bots co najmniej dwa boty.
arena-bad-elo = Przewagi { $elo0 } nie da się odróżnić od przewagi { $elo1 }; podaj --elo1 większe niż --elo0.
arena-bad-error-rate = Test nie może się mylić z prawdopodobieństwem { $rate }; podaj --alpha i --beta większe od 0 i mniejsze od 0.5.
arena-only-until-sure = { $option } nie działa bez --until-sure; dodaj tę opcję albo pomiń { $option }.
arena-no-jobs = Potrzebny jest co najmniej jeden proces roboczy: podaj inną liczbę opcją --jobs.
arena-unwritable = Nie można zapisać { $file }: { $error }.
arena-folder-not-empty = Folder { $folder } nie jest pusty; zapisy gier potrzebują osobnego folderu.
arena-folder-unusable = Nie można użyć folderu { $folder }: { $error }.
arena-needs-pyarrow = Zapis w formacie Parquet wymaga jeszcze jednego pakietu: pip install "okapi-railways[parquet]"
arena-needs-ray = Gra w klastrze Ray wymaga jeszcze jednego pakietu: pip install "okapi-railways[ray]"

## What can be wrong with a Ray cluster. “ray start --head” and RAY_ADDRESS are typed; Ray is a program.

arena-no-cluster = Na tym komputerze nie działa żaden klaster Ray. Uruchom go poleceniem „ray start --head” albo wskaż inny w RAY_ADDRESS (komputer:port).
arena-cluster-unreachable = Pod adresem { $address } nie odpowiada żaden klaster Ray ({ $error }). Uruchom go tam poleceniem „ray start --head” albo wskaż inny w RAY_ADDRESS (komputer:port).
arena-bad-cluster-address = { $address } nie jest adresem klastra Ray; wpisz komputer:port do RAY_ADDRESS.
arena-cluster-refuses-token = Klaster Ray nie przyjmuje tokenu tego komputera. Ustaw tutaj RAY_AUTH_MODE=token, a w RAY_AUTH_TOKEN token, z którym uruchomiono klaster.
arena-cluster-silent = Klaster Ray nie odpowiada (czas w sekundach: { $seconds }). Sprawdź go poleceniem „ray status” i w razie potrzeby uruchom ponownie.
arena-cluster-lost = Utracono połączenie z klastrem Ray. Sprawdź go poleceniem „ray status”, w razie potrzeby uruchom ponownie, a potem powtórz turniej: to samo ziarno daje te same gry.
arena-cluster-has-no-room = Klaster Ray nie ma wolnego procesora (czas w sekundach: { $seconds }). Sprawdź poleceniem „ray status”, co go zajmuje, albo dodaj komputer.
arena-cluster-keeps-losing-workers = Klaster Ray wciąż traci procesy robocze. Czy okapi-railways[ray] jest zainstalowane na każdym komputerze? Ostatni błąd: { $error }
arena-cluster-other-version = Komputer { $machine } w klastrze Ray ma Okapi { $there }, a ten { $here }; zainstaluj na wszystkich tę samą wersję.
arena-cluster-lacks-bot = Komputer { $machine } w klastrze Ray nie może wczytać bota: { $error }. Zainstaluj go na każdym komputerze.
arena-cluster-trouble = Nie można użyć klastra Ray: { $error }

## What stopped it

arena-stopped = Przerwano; rozegrane gry: { $games } z { $wanted }.
arena-broke-off = Gra { $game } została przerwana: { $error }
arena-workers-keep-ending = Procesy robocze wciąż przerywają pracę ({ $ended }), ostatni w grze { $game }.

## While it runs. $bots is a list of arena-wins.

arena-progress = Gry: { $games } z { $wanted }. Wygrane: { $bots }.
arena-wins = { $bot } ({ $percent }%)

## A sequential test: is a bot better than the others? LLR is the log-likelihood ratio, an established abbreviation.

test-progress = { $bot }: { $percent }% wygranych; rozdania: { $deals }; LLR: { $llr } (granice { $lower } i { $upper }).
test-h1 = { $deals ->
    [one] Rozstrzygnięto po { $deals } rozdaniu: { $bot } ma przewagę większą niż { $elo } (w punktach Elo).
    [few] Rozstrzygnięto po { $deals } rozdaniach: { $bot } ma przewagę większą niż { $elo } (w punktach Elo).
    [many] Rozstrzygnięto po { $deals } rozdaniach: { $bot } ma przewagę większą niż { $elo } (w punktach Elo).
   *[other] Rozstrzygnięto po { $deals } rozdania: { $bot } ma przewagę większą niż { $elo } (w punktach Elo).
}
test-h0 = { $deals ->
    [one] Rozstrzygnięto po { $deals } rozdaniu: { $bot } ma przewagę mniejszą niż { $elo } (w punktach Elo), jeśli w ogóle ją ma.
    [few] Rozstrzygnięto po { $deals } rozdaniach: { $bot } ma przewagę mniejszą niż { $elo } (w punktach Elo), jeśli w ogóle ją ma.
    [many] Rozstrzygnięto po { $deals } rozdaniach: { $bot } ma przewagę mniejszą niż { $elo } (w punktach Elo), jeśli w ogóle ją ma.
   *[other] Rozstrzygnięto po { $deals } rozdania: { $bot } ma przewagę mniejszą niż { $elo } (w punktach Elo), jeśli w ogóle ją ma.
}
test-undecided = { $deals ->
    [one] Nadal nie rozstrzygnięto po { $deals } rozdaniu; pozwól opcją --games na więcej gier.
    [few] Nadal nie rozstrzygnięto po { $deals } rozdaniach; pozwól opcją --games na więcej gier.
    [many] Nadal nie rozstrzygnięto po { $deals } rozdaniach; pozwól opcją --games na więcej gier.
   *[other] Nadal nie rozstrzygnięto po { $deals } rozdania; pozwól opcją --games na więcej gier.
}

## Titles of the tables, and what one of them means

sheet-standings = Klasyfikacja
sheet-points = Punkty
sheet-ahead = Kto przed kim
sheet-test = Czy jest lepszy?
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
figure-p99 = p99
figure-worst = najdłużej
figure-processor-mean = średnio, procesor
figure-processor-p99 = p99, procesor
figure-processor-worst = najdłużej, procesor
figure-deals = rozdania
figure-win-share-alone = udział wygranych, %
figure-hypothesis-0 = H0: Elo (udział wygranych, %)
figure-hypothesis-1 = H1: Elo (udział wygranych, %)
figure-llr = LLR (granice)
figure-alpha = alpha
figure-beta = beta

## Figures

figure-nothing = –
figure-interval = { $value } ({ $low }–{ $high })
figure-hypothesis = { $elo } ({ $percent })
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

### Puzzles in the browser: three a day, and a trainer. Their themes are named in puzzles.ftl.

puzzles = Zadania
puzzles-one = Zadanie
puzzles-text = Pozycje z prawdziwych gier: w każdej jeden ruch jest wyraźnie najlepszy. Znajdziesz go?
puzzles-today = Trzy na dziś
puzzles-today-text = { $date } · Te same dla wszystkich, od łatwych do trudnych.
puzzles-number = Zadanie { $number }
puzzles-difficulty = Trudność { $rating }
puzzles-new = jeszcze bez próby
puzzles-found = rozwiązane
puzzles-missed = nierozwiązane za pierwszym razem
puzzles-today-done = Wszystkie trzy masz już za sobą. Nowe będą o północy (UTC), a trening nie kończy się nigdy.
puzzles-trainer = Trening
puzzles-trainer-text = Zadanie za zadaniem, o trudności w sam raz dla ciebie.
puzzles-train = Następne zadanie
puzzles-by-theme = Wybierz temat, żeby go poćwiczyć.
puzzles-column-theme = Temat
puzzles-column-found = Rozwiązane za pierwszym razem
puzzles-column-tried = Próby
puzzles-rating = Twój ranking w zadaniach
puzzles-rating-tries = { $count ->
    [one] po { $count } zadaniu
    [few] po { $count } zadaniach
    [many] po { $count } zadaniach
   *[other] po { $count } zadania
}
puzzles-rating-text = Ty i zadania macie ranking w jednej skali, tej samej co boty: zadanie z takim rankingiem jak twój rozwiązujesz mniej więcej co drugi raz.
puzzles-rating-none = Ranking pojawi się po pierwszym zadaniu. W każdym zadaniu liczy się tylko pierwsza próba.
puzzles-curve = { $count ->
    [one] Twój ranking po { $count } zadaniu: { $last }
    [few] Twój ranking z ostatnich { $count } zadań: od { $first } do { $last }
    [many] Twój ranking z ostatnich { $count } zadań: od { $first } do { $last }
   *[other] Twój ranking z ostatnich { $count } zadania: od { $first } do { $last }
}

## At the table

puzzles-task-title = Zadanie · trudność { $rating }
puzzles-task = Tura { $turn }, twój ruch. Który jest najlepszy?
puzzles-task-start = Gra się zaczyna. Które bilety najlepiej zatrzymać?
puzzles-first-counts = Do rankingu liczy się tylko pierwsza próba.
puzzles-before-found = Znasz już to zadanie: rozwiązane.
puzzles-before-missed = Znasz już to zadanie: nierozwiązane za pierwszym razem.
puzzles-outcome-found = Dobrze! Szansa na wygraną: { $best }%.
puzzles-outcome-other = Jest lepszy ruch: twój daje { $percent }% szans na wygraną, a najlepszy { $best }%.
puzzles-outcome-unknown = Jest lepszy ruch, z szansą na wygraną { $best }%.
puzzles-try-again = Spróbuj innego albo obejrzyj rozwiązanie.
puzzles-counted = Twój ranking: { $rating } ({ $change }).
puzzles-about = Temat: { $theme }
puzzles-show = Pokaż rozwiązanie
puzzles-solution = Co sprawdził trener, od najlepszego ruchu
puzzles-next = Następne zadanie
reason-puzzle-unknown = Nie ma takiego zadania.

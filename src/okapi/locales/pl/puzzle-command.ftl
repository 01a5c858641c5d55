### Puzzles at the terminal.

command-puzzle = Znajdź najlepszy ruch: trzy zadania dziennie, takie same dla wszystkich, albo tyle, ile zechcesz.
option-puzzle-theme = Zadanie za zadaniem na jeden temat: doubling (podwajanie), blocking (blokowanie), tickets (bilety), drawing (dobieranie kart) lub last-round (ostatnia runda).
option-puzzle-id = Konkretne zadanie, na przykład 8m6k4g.
option-puzzle-endless = Zadanie za zadaniem, każde o trudności dopasowanej do twojego rankingu.
puzzle-today = Zadania z dnia { $date }.
puzzle-intro = Każda pozycja pochodzi z gry między botami. Widzisz to, co mógł wtedy widzieć gracz, do którego należał ruch, i masz { $tries ->
        [one] { $tries } próbę
        [few] { $tries } próby
        [many] { $tries } prób
       *[other] { $tries } próby
    }, aby znaleźć najlepszy ruch. Do rankingu liczy się tylko pierwsza.
puzzle-rating = Twój ranking w zadaniach: { $rating }
puzzle-where = Zadanie { $id } · trudność { $rating } · { $when }
# What is said of a move that was tried.
puzzle-found = Dobrze! Szansa na wygraną: { $percent }%.
puzzle-other = Jest lepszy ruch.
puzzle-other-known = Jest lepszy ruch. Twój daje { $percent }% szans na wygraną.
puzzle-less = Słabiej: { $move } ({ $percent }%).
puzzle-no-such-theme = Nie ma tematu o nazwie „{ $theme }”; do wyboru: { $themes }.
puzzle-unknown = Nie ma zadania o nazwie „{ $id }”.
puzzle-none-left = Masz już za sobą wszystkie zadania.
puzzle-not-kept = Nie udało się zapisać twojego rankingu w { $file }: { $error }.
puzzle-file-broken = Nie można odczytać { $file }. Przenieś ten plik, aby zacząć od nowa z nowym rankingiem.

### What a puzzle is about: puzzle-theme-<theme>.

puzzle-theme-doubling = Podwajanie
puzzle-theme-blocking = Blokowanie
puzzle-theme-tickets = Bilety
puzzle-theme-drawing = Dobieranie kart
puzzle-theme-last-round = Ostatnia runda

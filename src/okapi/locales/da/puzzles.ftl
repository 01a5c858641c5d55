### What a puzzle is about: puzzle-theme-<theme>.

puzzle-theme-doubling = Fordobling
puzzle-theme-blocking = Blokering
puzzle-theme-tickets = Rutekort
puzzle-theme-drawing = At trække kort
puzzle-theme-last-round = Sidste runde

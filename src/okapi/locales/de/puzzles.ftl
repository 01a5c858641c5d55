### What a puzzle is about: puzzle-theme-<theme>.

puzzle-theme-doubling = Verdoppeln
puzzle-theme-blocking = Blockieren
puzzle-theme-tickets = Zielkarten
puzzle-theme-drawing = Karten ziehen
puzzle-theme-last-round = Letzte Runde

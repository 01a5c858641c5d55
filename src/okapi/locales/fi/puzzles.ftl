### What a puzzle is about: puzzle-theme-<theme>.

puzzle-theme-doubling = Tuplaaminen
puzzle-theme-blocking = Estäminen
puzzle-theme-tickets = Menoliput
puzzle-theme-drawing = Korttien nostaminen
puzzle-theme-last-round = Viimeinen kierros

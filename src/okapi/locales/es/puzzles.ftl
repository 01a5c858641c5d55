### What a puzzle is about: puzzle-theme-<theme>.

puzzle-theme-doubling = Doblar
puzzle-theme-blocking = Bloquear
puzzle-theme-tickets = Billetes
puzzle-theme-drawing = Robar cartas
puzzle-theme-last-round = Última ronda

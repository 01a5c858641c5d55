### What a puzzle is about: puzzle-theme-<theme>.

puzzle-theme-doubling = Dobling
puzzle-theme-blocking = Blokkering
puzzle-theme-tickets = Billetter
puzzle-theme-drawing = Trekke kort
puzzle-theme-last-round = Siste runde

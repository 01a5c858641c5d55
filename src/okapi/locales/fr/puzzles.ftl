### What a puzzle is about: puzzle-theme-<theme>.

puzzle-theme-doubling = Doubler
puzzle-theme-blocking = Bloquer
puzzle-theme-tickets = Destinations
puzzle-theme-drawing = Prendre des cartes
puzzle-theme-last-round = Dernier tour

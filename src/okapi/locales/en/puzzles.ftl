### What a puzzle is about: puzzle-theme-<theme>.

puzzle-theme-doubling = Doubling
puzzle-theme-blocking = Blocking
puzzle-theme-tickets = Tickets
puzzle-theme-drawing = Drawing cards
puzzle-theme-last-round = The last round

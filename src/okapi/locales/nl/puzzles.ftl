### What a puzzle is about: puzzle-theme-<theme>.

puzzle-theme-doubling = Verdubbelen
puzzle-theme-blocking = Blokkeren
puzzle-theme-tickets = Bestemmingskaarten
puzzle-theme-drawing = Kaarten nemen
puzzle-theme-last-round = Laatste ronde

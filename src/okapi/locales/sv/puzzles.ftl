### What a puzzle is about: puzzle-theme-<theme>.

puzzle-theme-doubling = Dubbling
puzzle-theme-blocking = Blockering
puzzle-theme-tickets = Biljettkort
puzzle-theme-drawing = Dra kort
puzzle-theme-last-round = Sista omgången

options-advice = Ratschläge für alle
options-advice-text = Alle an diesem Tisch dürfen den Trainer nach guten Zügen fragen, und alle sehen, dass es Ratschläge gibt. Nicht in Partien für die Wertungszahl.
lobby-advice = Ratschläge sind erlaubt: Alle hier dürfen den Trainer nach guten Zügen fragen.
game-advice = Ratschläge sind erlaubt.
options-puzzles = Aufgaben aus dieser Partie
options-puzzles-text = Nach einer Auswertung können Stellungen aus dieser Partie zu Aufgaben für alle auf diesem Server werden: so, wie eine Person sie sah, und ohne Namen. Alle am Tisch sehen, dass das vereinbart ist.
lobby-puzzles = Aus dieser Partie kann eine Aufgabe werden, ohne Namen.
game-played-on = Von einer anderen Partie aus weitergespielt; zählt nicht.

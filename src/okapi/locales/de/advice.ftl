options-advice = Ratschläge für alle
options-advice-text = Alle an diesem Tisch dürfen den Trainer nach guten Zügen fragen, und alle sehen, dass es Ratschläge gibt. Nicht in Partien für die Wertungszahl.
lobby-advice = Ratschläge sind erlaubt: Alle hier dürfen den Trainer nach guten Zügen fragen.
game-advice = Ratschläge sind erlaubt.
game-played-on = Von einer anderen Partie aus weitergespielt; zählt nicht.

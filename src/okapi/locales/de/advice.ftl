# Advice during play.

because-doubles = Verdoppelt bringt das { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
because-serves-a-ticket = Das bringt dich { $ticket } näher und dazu { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
because-scores = Das bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
because-card-for-a-ticket = Die Karte brauchst du für { $ticket }.
because-card-for-a-set = Sie passt zu den Karten, die du sammelst.
because-terrain = Sie hilft dir, eine Strecke zu verdoppeln.
because-more-tickets = Für weitere Zielkarten ist noch Zeit.
because-best-tickets = Diese Zielkarten passen am besten zusammen.
because-unknown-card = Keine offene Karte ist besser als eine unbekannte.

advice-first = Am besten: { $move }. { $because } Gewinnchance: { $percent } %.
advice-next = Auch gut: { $move }. { $because } Gewinnchance: { $percent } %.
advice-nothing = Der Trainer weiß gerade keinen Rat.

options-advice = Ratschläge für alle
options-advice-text = Alle an diesem Tisch dürfen den Trainer nach guten Zügen fragen, und alle sehen das. Nicht in gewerteten Partien.
lobby-advice = Ratschläge sind erlaubt: Alle hier dürfen den Trainer nach guten Zügen fragen.
game-played-on = Von einer anderen Partie aus weitergespielt; zählt nicht.

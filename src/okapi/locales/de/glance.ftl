status-can-do = Karten, Strecke oder Zielkarten
legend-majority = Die meisten Karten einer Landschaft, auch bei Gleichstand: darf ihre Strecken verdoppeln
spoken-title = Texttisch
spoken-link = Texttisch, für Screenreader
spoken-map-link = Tisch mit Landkarte
spoken-coach-thinks = Der Trainer denkt nach.
spoken-news-claimed = { $doubled ->
    [true] { $player } nutzt { $route }, verdoppelt, für { $points } Punkte.
   *[false] { $player } nutzt { $route } für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
spoken-news-tickets = { $count ->
    [one] { $player } zieht Zielkarten und behält eine.
   *[other] { $player } zieht Zielkarten und behält { $count }.
}
# The numbers in words, as far as they are usual in a text. Attributes are other forms of them, by any name.
number-words = ein, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf
    .feminine = eine
    .accusative = einen
    .dative = einem
    .dative-feminine = einer
    .alone = eines
# One entry of $points_by_length, which lists them all.
rules-points-of-length = { $points } für { COUNT($spaces, form: "alone") }
rules-picture-terrain = Jede Landschaftskarte verdoppelt Strecken von drei Farben
spoken-news-cards = { $count ->
    [one] { $player } nimmt eine Karte.
   *[other] { $player } nimmt { $count } Karten.
}
rules-why = Warum? Regel { $rule }

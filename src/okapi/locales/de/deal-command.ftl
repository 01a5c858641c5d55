### The deal of the day at the terminal, and in the preview of a link.

command-deal = Die Tagespartie spielen: dieselben Karten und Gegner für alle, und dein Ergebnis im Vergleich mit den Bots aller Stufen.
option-deal-date = Der Tag, zum Beispiel 2026-11-17; ohne Angabe heute in UTC.
option-deal-name = Dein Name für die Aufzeichnung.
deal-bad-date = { $date } ist kein Datum. Schreib es so: 2026-11-17
deal-no-such-day = Tagespartien gibt es vom { $first } bis zum { $last }.
deal-welcome = Tagespartie, { $date }. Gegen dich spielen: { $opponents }.
deal-field = Dieselben Karten, gespielt von den Bots aller Stufen
deal-points = Punkte
deal-preview = { $points ->
    [one] Ich habe aus diesen Karten { $points } Punkt gemacht. Und du?
   *[other] Ich habe aus diesen Karten { $points } Punkte gemacht. Und du?
}

# Was der Server Leuten sagt, die woanders sind: Links in Messengern und Rufe auf ihre Geräte.

## Links, wie Messenger sie zeigen. $name hat den Tisch eröffnet, $count Plätze sind frei.

preview-text = Ein Eisenbahn-Brettspiel im Herzen Afrikas, um 1910. Spiel es im Browser, in deiner Sprache.
preview-join = { $name } lädt dich an den Tisch ein
preview-playing = { $name } und Freunde spielen gerade
preview-over = So ging die Partie mit { $name } aus
preview-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}

# Was der Server Leuten sagt, die woanders sind: Links in Messengern und Benachrichtigungen auf ihren Geräten.

## Links, wie Messenger sie zeigen. $name hat den Tisch eröffnet, $count Plätze sind frei.

preview-text = Ein Eisenbahn-Brettspiel im Herzen Afrikas, um 1910. Spiel es im Browser, in deiner Sprache.
preview-playing = { $name } und Freunde spielen gerade
preview-over = So ging die Partie mit { $name } aus
preview-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}

## Benachrichtigungen auf einem Gerät. $names sind die anderen am Tisch, $name hat es getan.

notification-turn = Du bist am Zug
notification-with = Am Tisch: { $names }.
notification-days-left = { $count ->
    [one] Du hast einen Tag Zeit.
   *[other] Du hast { $count } Tage Zeit.
}
notification-hours-left = { $count ->
    [one] Du hast eine Stunde Zeit.
   *[other] Du hast { $count } Stunden Zeit.
}
notification-over = Die Partie ist zu Ende
notification-rematch = { $name } möchte eine Revanche
notification-invited = { $name } lädt dich an einen Tisch ein
notification-rematch-text = Ein Tisch steht für dich bereit.
notification-joined = { $name } sitzt jetzt an deinem Tisch
notification-all-here = Alle sind da. Starte, wann du magst.
notification-belongs = { $name } gehört jetzt zu eurem Stammtisch
notification-belongs-text = Die nächste Partie könnt ihr zusammen spielen.
notification-filed = { $name } hat eine Partie mit dir eingetragen
notification-filed-text = Sie zählt in deinem Almanach, sobald du sie bestätigst.

## Mail. $site is the address of the server.

mail-subject = Okapi: { $title }
mail-open = Zur Partie
mail-open-page = Zur Seite
mail-why = Du bekommst diese Mail, weil du dir das auf { $site } gewünscht hast.
mail-confirm-subject = Bestätige deine Adresse
mail-confirm-text = Jemand, der auf { $site } Okapi spielt, möchte unter dieser Adresse Mails bekommen, wenn eine Partie wartet. Wenn du das bist, bestätige die Adresse. Der Link gilt drei Tage.
mail-confirm-ignore = Wenn du das nicht bist, musst du nichts tun: Die Adresse wird dann nicht verwendet.

## Duels (two people, one deal) and evenings (several). $kind is duel or evening, $name who did it.

notification-duel = { $kind ->
    [duel] { $name } fordert dich zum Duell heraus
   *[evening] { $name } lädt dich zu einem Spieleabend ein
}
notification-duel-text = Alle bekommen dieselben Karten. Spiel, wann du Zeit hast.
notification-duel-played = { $kind ->
    [duel] { $name } ist mit eurem Duell fertig
   *[evening] { $name } ist mit eurem Spieleabend fertig
}
notification-duel-played-text = Die Partien der anderen siehst du, wenn du deine beendet hast.
notification-duel-over = { $kind ->
    [duel] Euer Duell ist zu Ende
   *[evening] Euer Spieleabend ist zu Ende
}
notification-duel-over-text = Sieh nach, wie ihr abgeschnitten habt.

friends-known = Zusammen gespielt
friends-text = Alle, mit denen du eine Partie zu Ende gespielt hast. Diese Liste siehst nur du.
friends-none = Noch niemand. Spiel mit Freunden eine Partie zu Ende, dann findest du sie hier wieder.
friends-games = { $count ->
    [one] { $count } gemeinsame Partie
   *[other] { $count } gemeinsame Partien
}
friends-here = gerade hier
friends-seen = Diesen Leuten zeigen, wenn ich hier bin, und sehen, wenn sie es sind
friends-invite = Einladen
friends-invite-one = { $name } einladen
friends-duel = Herausfordern
friends-duel-one = { $name } zum Duell herausfordern
friends-block = Blockieren
friends-block-one = { $name } blockieren
friends-block-text = Von { $name } hörst du dann nichts mehr: { $name } kann dich nicht einladen, nicht sehen, ob du hier bist, und an deinen Tischen nicht Platz nehmen. { $name } erfährt davon nichts.
friends-blocked = blockiert
friends-unblock = Nicht mehr blockieren
friends-unblock-one = { $name } nicht mehr blockieren
friends-ask = Bekannte einladen
friends-ask-text = Für sie wird ein Platz freigehalten, und sie werden benachrichtigt, wenn sie das möchten.
regular-tables = Stammtische
regular-table = Stammtisch
regular-table-text = Ein Tisch zum Wiederkommen: dieselben Leute, Farben und Regeln und ein Stand, der von Partie zu Partie weiterläuft.
regular-table-from-text = Der neue Tisch übernimmt Farben, Regeln und Spielplan eurer letzten Partie. Schick den anderen den Link, dann geht es mit einem Klick weiter.
regular-table-name = Name des Tisches
regular-table-name-example = Sonntagsrunde
regular-table-make = Tisch einrichten
regular-table-people = Wer dazugehört
regular-table-owner = führt den Tisch
regular-table-next = Nächste Partie
regular-table-to-game = Zur Partie
regular-table-link = Link zu diesem Tisch
regular-table-link-text = Wer diesen Link hat, kann dazukommen, insgesamt bis zu { $max } Personen.
regular-table-new-link = Link durch einen neuen ersetzen
regular-table-private = Nur wer dazugehört, sieht diesen Tisch, seine Partien und den Stand.
regular-table-hand-over = Übergeben
regular-table-hand-over-one = Tisch an { $name } übergeben
regular-table-remove = Entfernen
regular-table-remove-one = { $name } entfernen
regular-table-remove-text = { $name } sieht diesen Tisch dann nicht mehr. Damit der alte Link nicht zurückführt, ersetze auch ihn.
regular-table-manage = Dieser Tisch
regular-table-leave = Tisch verlassen
regular-table-leave-text = Du siehst diesen Tisch dann nicht mehr. Deine Partien bleiben in deinem Almanach.
regular-table-close = Für alle auflösen
regular-table-close-text = Der Tisch und sein Stand sind dann für alle weg. Die Partien bleiben in den Almanachen derer, die sie gespielt haben.
regular-table-invited = Einladung zum Stammtisch „{ $name }“
regular-table-with = Mit { $names }
regular-table-join = Dazukommen
regular-table-is-full = An diesem Tisch sind alle Plätze vergeben.
regular-table-series = Der Stand
regular-table-no-games = Hier wurde noch keine Partie beendet.
almanac = Almanach
almanac-text = Die Bilanz all deiner beendeten Partien, { $name }. Das siehst nur du.
almanac-none = Noch keine beendeten Partien. Hier zählt, was du selbst zu Ende spielst.
almanac-year = Jahr
almanac-all-years = Alle
almanac-sum = In Zahlen
almanac-wins = Siege
almanac-games = Partien
almanac-points = Punkte pro Partie
almanac-head-to-head = Direkter Vergleich
almanac-head-to-head-text = Wie oft die zuerst genannte Person vor der anderen lag und umgekehrt.
almanac-ahead = { $ahead }-mal vorn, { $behind }-mal hinten
almanac-more = Alle zeigen
almanac-months = Monat für Monat
almanac-winner = { $name }: { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
almanac-best = Beste Partien
almanac-routes = Beste Strecken
almanac-tickets = Beste Zielkarten
almanac-real-board = am echten Spielplan
almanac-luck = Glück und Entscheidungen
almanac-luck-none = Lass den Trainer einige Partien auswerten: Dann siehst du hier, was Glück war und was Entscheidung.
almanac-luck-text = Die Bilanz des Trainers, zusammengezählt und in Siegen gemessen. Die Zahl hinter ± sagt, wie weit der Zufall allein eine solche Summe verschieben kann.
almanac-reviewed = { $count ->
    [one] { $count } ausgewertete Partie
   *[other] { $count } ausgewertete Partien
}
almanac-of-luck = Glück
almanac-of-choices = Entscheidungen
almanac-luck-too-few = Noch zu wenige ausgewertete Partien, um etwas über das Glück zu sagen.
almanac-luck-lucky = Die Karten meinten es wirklich gut mit dir.
almanac-luck-unlucky = Die Karten waren wirklich gegen dich.
almanac-luck-even = Glück und Pech halten sich die Waage, soweit sich das sagen lässt.
almanac-luck-luckiest = { $name } hat wirklich das meiste Glück.
almanac-luck-nobody = Niemand hat eindeutig das meiste Glück: Der Zufall erklärt den Unterschied.
almanac-medals = Medaillen
medal-level = Erster Sieg gegen { $name }
medal-great-ticket = Eine Zielkarte mit mehr als { $number } Punkten erfüllt
medal-from-last = Vor der Wertung der Zielkarten auf dem letzten Platz und doch gewonnen
medal-globetrotter = { $number }-mal Globetrotter
medal-not-yet = noch nicht
almanac-kept = Partien am echten Spielplan
almanac-asked = Warst du dabei?
almanac-asked-text = Jemand hat eine Partie am echten Spielplan eingetragen und dich dabei genannt. In deinem Almanach zählt sie, sobald du sie bestätigst.
almanac-filed-by = eingetragen von { $name }
almanac-unconfirmed = nicht bestätigt
almanac-confirm = Ja, mitzählen
almanac-strike = Streichen
almanac-strike-text = Die Partie zählt dann weder für dich noch für den Stammtisch und zeigt deinen Namen nicht mehr.
almanac-delete = Löschen
almanac-delete-text = Die Partie verschwindet aus allen Almanachen.
almanac-cancel = Abbrechen
almanac-csv = Als Tabelle herunterladen (CSV)
almanac-json = Als Daten herunterladen (JSON)
file = In den Almanach eintragen
file-text = Der Server speichert das Datum, die Namen, alle Punkte sowie von allen die beste Strecke und die beste Zielkarte, aber nicht die Partie selbst. Wer hier ausgewählt ist, wird um Bestätigung gebeten und kann die Partie jederzeit streichen.
file-own-board = Sie wurde auf einem eigenen Spielplan gespielt: Sie zählt als Partie, stellt keine Rekorde auf, und von deinem Plan wird nichts gespeichert.
file-who = Wer ist { $name }?
file-me = { $name } (du)
file-nobody = Jemand, der nicht hier ist
file-no-table = Keiner
file-needs-you = Wähle aus, wer von den Spielern du bist.
file-do = Partie eintragen
file-done = Die Partie steht in deinem Almanach.
reason-people-too-often-invited = { $name } hat schon mehrere Einladungen von dir. Warte auf eine Antwort.
reason-regular-table-unknown = Diesen Stammtisch gibt es nicht, oder du gehörst nicht dazu.
reason-regular-table-not-the-owner = Das darf nur, wer diesen Tisch führt.
reason-regular-table-full = { $max ->
    [one] Der einzige Platz an diesem Tisch ist vergeben.
   *[other] Alle { $max } Plätze an diesem Tisch sind vergeben.
}
reason-regular-table-too-many = { $max ->
    [one] Du gehörst schon zu { $max } Stammtisch. Verlass ihn zuerst.
   *[other] Du gehörst schon zu { $max } Stammtischen. Verlass zuerst einen.
}
reason-almanac-not-in-it = Eintragen kannst du nur eine Partie, die du selbst gespielt hast, und darin darf niemand zweimal vorkommen.
reason-almanac-already-filed = Diese Partie hast du schon eingetragen.
reason-almanac-unknown = Diese Partie steht nicht mehr im Almanach.
reason-almanac-too-many = { $max ->
    [one] Du hast { $max } Partie eingetragen; mehr geht nicht.
   *[other] Du hast { $max } Partien eingetragen; mehr geht nicht.
}

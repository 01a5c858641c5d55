## Der Weg dorthin und die erste Seite

keeper-intro = Ihr spielt mit echtem Spielplan und echten Waggons? Tippt die Strecken auf dieser Landkarte an, sobald ihr sie nutzt: Okapi zählt für alle die Punkte und Waggons und findet am Ende heraus, welche Zielkarten erfüllt sind. Das geht ohne Verbindung, und nichts verlässt dieses Gerät, solange ihr keine Partie eintragt.
keeper-new = Neue Partie
keeper-order = In Sitzreihenfolge.
keeper-colour = { $name }: { $colour }. Farbe wechseln
keeper-follow-terrain = Landschaftskarten aller Spieler mitzählen
keeper-start = Punkte zählen
keeper-count = Am Ende werten
keeper-count-text = Ihr habt nicht mitgezählt? Dann tippt nach der Partie die Strecken aller Spieler an.
keeper-games = Gespeicherte Partien
keeper-games-all = Alle Partien
keeper-forget = Löschen
keeper-forget-sure = Diese Partie endgültig löschen?
keeper-cancel = Abbrechen
keeper-full = Dieser Browser hat keinen Platz mehr für diese Partie. Kopiere ihren Link, bevor du die Seite schließt.
keeper-shared-title = Jemand hat eine Partie mit dir geteilt
keeper-shared-keep = Auf diesem Gerät speichern
keeper-shared-broken = Dieser Link ist beschädigt oder unvollständig: Er enthält keine Partie.
keeper-shared-missing = Diese Partie läuft auf „{ $board }“, in einer Fassung, die hier fehlt. Lade diese Seite neu, sobald du online bist, und öffne den Link noch einmal.

## Der Tisch

keeper-map-manual = Tippe eine Strecke an, um festzuhalten, wer sie nutzt. Mit den Pfeiltasten gehst du von Strecke zu Strecke; oder tippe die ersten Buchstaben eines Ortes. Enter wählt eine Strecke.
keeper-hint = Tippe eine Strecke auf der Landkarte an und dann den Spieler, der sie nutzt.
keeper-count-hint = Wähle einen Spieler und tippe seine Strecken an. Tippe noch einmal, um eine Strecke zu verdoppeln, und ein drittes Mal, um sie zu löschen.
keeper-trains-left = { $trains ->
    [one] { $trains } Waggon
   *[other] { $trains } Waggons
}
keeper-standing = { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, noch { $trains ->
    [one] { $trains } Waggon
   *[other] { $trains } Waggons
}
keeper-track = Zählleiste
keeper-who = Wer nutzt sie?
keeper-claim = { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
keeper-claim-doubled = { $player }, verdoppelt: { $points } Punkte
keeper-take-back = Zurücknehmen
keeper-undo = Rückgängig
keeper-written = { $player }: { $route }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
keeper-taken-back = Zurückgenommen: { $player }, { $route }
keeper-anyway = Trotzdem festhalten
keeper-overruled = Gegen die Regeln, aber der Tisch lässt es gelten.
keeper-doubtful = Das passt nicht mehr zu den Regeln.
keeper-plays = Was spielt { $player } aus, um sie zu verdoppeln?
keeper-objection-taken = { $player } hat diese Strecke schon.
keeper-objection-twin-taken = Bei { $players } Spielern ist dieses Gleis gesperrt: { $player } hat das andere.
keeper-objection-twin-own = { $player } hat schon das andere Gleis, und kein Spieler darf beide nutzen.
keeper-objection-too-few-trains = { $have ->
    [one] { $player } hat noch { $have } Waggon, aber die Strecke braucht { $needed }.
   *[other] { $player } hat noch { $have } Waggons, aber die Strecke braucht { $needed }.
}
keeper-objection-no-turn-left = { $player } war schon zum letzten Mal am Zug.
keeper-last-round = Letzte Runde! Noch einmal am Zug: { $names }
keeper-last-round-over = Das war der letzte Zug. Gebt jetzt die Zielkarten aller Spieler ein.
keeper-turn-taken = { $player } nutzt in diesem Zug keine Strecke

## Zeilen, Landschaft, Worte

keeper-lines = Notizen
keeper-lines-none = Noch nichts festgehalten.
keeper-change = Ändern: { $line }
keeper-no-route = ein Zug ohne Strecke
keeper-words = Strecke und Namen eintippen
keeper-words-example = Kapstadt, Port Elizabeth, Ada ×2
keeper-words-unknown = So eine Strecke gibt es nicht. Nenne ihre beiden Orte, wie in „{ $example }“.
keeper-words-several = { $count ->
    [one] { $count } Strecke passt
   *[other] { $count } Strecken passen
}
keeper-terrain = Landschaft
keeper-terrain-more = { $player }: eine Karte mehr ({ $terrain })
keeper-terrain-fewer = { $player }: eine Karte weniger ({ $terrain })
keeper-terrain-line = { $change } { $terrain }
keeper-terrain-most = Unterstrichen: Dieser Spieler hat die meisten, auch bei Gleichstand, und darf eine Strecke dieser Landschaft verdoppeln. Das kostet bei bis zu { $length } Feldern { $short ->
    [one] { $short } Karte
   *[other] { $short } Karten
}, bei längeren Strecken { $long }.

## Zielkarten

keeper-tickets = Zielkarten
keeper-tickets-hint = Nenne die beiden Orte jeder Zielkarte oder tippe sie auf der Landkarte an, und gib ihre Punkte ein. Okapi prüft, ob sie erfüllt ist.
keeper-ticket-from = Von
keeper-ticket-to = Nach
keeper-ticket-points = Punkte
keeper-ticket-add = Zielkarte hinzufügen
keeper-ticket-offered = Zielkarten von dort
keeper-ticket-remove = Entfernen: { $ticket }
keeper-ticket-same = Eine Zielkarte braucht zwei verschiedene Orte.
keeper-no-place = Kein Ort heißt „{ $typed }“.
keeper-finish = Wer hat gewonnen?

## Die Wertung

keeper-back = Zurück zur Landkarte
keeper-explained = Punkt für Punkt
keeper-explained-route = { $route }, { $length ->
    [one] { $length } Feld
   *[other] { $length } Felder
}
keeper-share = Als Link teilen
keeper-share-text = Der Link enthält die ganze Partie; auf keinem Server wird etwas gespeichert.
keeper-file = In den Almanach eintragen
keeper-print = Drucken
keeper-picture = Als Bild speichern
keeper-more = Mehr

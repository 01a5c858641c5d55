## Der Weg dorthin und die erste Seite

keeper = Punktezähler
keeper-link = Punktezähler für das Brettspiel
keeper-intro = Ihr spielt mit echtem Spielplan und Waggons aus Holz? Tippt die Strecken auf dieser Landkarte an: Okapi zählt für alle Punkte und Waggons und findet am Ende die erfüllten Zielkarten. Das geht ohne Verbindung, und nichts verlässt dieses Gerät.
keeper-new = Neue Partie
keeper-order = In der Reihenfolge, in der ihr sitzt.
keeper-colour = { $name }: { $colour }. Farbe wechseln
keeper-follow-terrain = Offene Landschaftskarten mitzählen
keeper-start = Punkte zählen
keeper-count = Am Ende zählen
keeper-count-text = Ihr habt nicht mitgezählt? Dann tippt nach dem Spiel die Strecken aller an.
keeper-games = Gespeicherte Partien
keeper-games-all = Alle Partien
keeper-forget = Löschen
keeper-forget-sure = Diese Partie endgültig löschen?
keeper-cancel = Abbrechen
keeper-full = Dieser Browser hat keinen Platz mehr, um die Partie zu speichern. Kopiere ihren Link, bevor du die Seite schließt.
keeper-shared-title = Jemand hat eine Partie mit dir geteilt
keeper-shared-keep = Auf diesem Gerät behalten
keeper-shared-broken = Dieser Link ist beschädigt oder unvollständig: Er enthält keine Partie.

## Der Tisch

keeper-map-manual = Tippe eine Strecke an, um festzuhalten, wer sie nutzt. Die Pfeiltasten führen von Strecke zu Strecke, Buchstaben zu einem Ort mit diesem Namen, die Eingabetaste wählt eine Strecke.
keeper-hint = Tippe eine Strecke an, dann wer sie nutzt.
keeper-count-hint = Wähle eine Person und tippe ihre Strecken an. Noch ein Tipp verdoppelt, ein dritter löscht.
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
keeper-overruled = Gegen die Regeln; der Tisch lässt es gelten.
keeper-doubtful = Das passt nicht mehr zu den Regeln.
keeper-plays = { $player } verdoppelt. Womit?
keeper-objection-taken = { $player } hat diese Strecke.
keeper-objection-twin-taken = Zu { $players } ist dieses Gleis gesperrt: { $player } hat das andere.
keeper-objection-twin-own = { $player } hat schon das andere Gleis, und niemand darf beide haben.
keeper-objection-too-few-trains = { $have ->
    [one] { $player } hat noch { $have } Waggon, und die Strecke braucht { $needed }.
   *[other] { $player } hat noch { $have } Waggons, und die Strecke braucht { $needed }.
}
keeper-objection-no-turn-left = { $player } war schon zum letzten Mal am Zug.
keeper-last-round = Letzte Runde! Noch je ein Zug: { $names }
keeper-last-round-over = Das war der letzte Zug. Gebt jetzt die Zielkarten ein.
keeper-turn-taken = { $player } nutzt keine Strecke

## Zeilen, Landschaft, Worte

keeper-lines = Zeilen
keeper-lines-none = Noch nichts festgehalten.
keeper-change = Ändern: { $line }
keeper-no-route = ein Zug ohne Strecke
keeper-words = Strecke und Namen tippen
keeper-words-example = Kapstadt, Port Elizabeth, Ada ×2
keeper-words-unknown = So eine Strecke gibt es nicht. Nenne ihre beiden Orte, wie in „{ $example }“.
keeper-words-several = { $count ->
    [one] { $count } Strecke passt
   *[other] { $count } Strecken passen
}
keeper-terrain = Landschaft
keeper-terrain-more = { $player }: eine Karte mehr ({ $terrain })
keeper-terrain-fewer = { $player }: eine Karte weniger ({ $terrain })
keeper-terrain-most = Unterstrichen: Niemand hat mehr, also darf hier verdoppelt werden. Das kostet { $short ->
    [one] { $short } Karte
   *[other] { $short } Karten
} bis { $length } Felder, darüber { $long }.

## Zielkarten

keeper-tickets = Zielkarten
keeper-tickets-hint = Nenne die beiden Orte jeder Zielkarte, oder tippe sie auf der Landkarte an, und ihren Wert. Ob sie erfüllt ist, weiß die Landkarte.
keeper-ticket-from = Von
keeper-ticket-to = Nach
keeper-ticket-points = Wert
keeper-ticket-add = Zielkarte hinzufügen
keeper-ticket-remove = Entfernen: { $ticket }
keeper-ticket-same = Eine Zielkarte verbindet zwei verschiedene Orte.
keeper-no-place = Kein Ort heißt „{ $typed }“.
keeper-finish = Wer hat gewonnen?

## Die Wertung

keeper-back = Zurück zur Landkarte
keeper-explained = Zeile für Zeile
keeper-explained-route = { $route }, { $length ->
    [one] { $length } Feld
   *[other] { $length } Felder
}
keeper-share = Als Link teilen
keeper-share-text = Der Link enthält die ganze Partie. Kein Server speichert sie.
keeper-print = Drucken
keeper-picture = Als Bild speichern
keeper-more = Mehr

workshop = Deine Spielpläne
workshop-intro = Du hast das Spiel im Regal? Tippe die Zielkarten aus deiner Schachtel ein und spiel damit: mit Freunden in der Ferne, gegen Bots oder am Tisch mit dem Punktezähler. Deine Spielpläne siehst nur du und wer von dir einen Link bekommt.
workshop-begin = Neuer Spielplan
workshop-begin-empty = Okapis Landkarte, noch ohne Zielkarten
workshop-begin-deck = Okapis Landkarte und Zielkarten
workshop-begin-file = Aus einer Datei
workshop-file-bad = In dieser Datei ist kein lesbarer Spielplan:
workshop-new-name = Meine Schachtel
workshop-copy = Kopieren
workshop-remove = Löschen: { $name }
workshop-remove-sure = Diesen Spielplan endgültig löschen?
workshop-remove-text = Schon begonnene Partien behalten ihn.
workshop-tickets = { $count ->
    [one] { $count } Zielkarte
   *[other] { $count } Zielkarten
}

workshop-name = Name des Spielplans
workshop-undo = Rückgängig
workshop-redo = Wiederholen
workshop-kept = Gespeichert
workshop-keeping = Wird gespeichert …
workshop-kept-here = In diesem Browser gespeichert
workshop-kept-offline = Keine Verbindung: vorerst in diesem Browser gespeichert
workshop-full = In diesem Browser ist kein Platz mehr: Speichere den Spielplan als Datei, bevor du die Seite schließt.
workshop-shortest = { $spaces ->
    [one] Der kürzeste Weg hat { $spaces } Feld.
   *[other] Der kürzeste Weg hat { $spaces } Felder.
}
workshop-paste = Viele Zielkarten einfügen
workshop-paste-text = Eine Zielkarte je Zeile: zwei Orte und, wenn du magst, die Punkte. Zellen aus einer Tabelle gehen auch.
workshop-paste-add = Diese Zielkarten hinzufügen
workshop-paste-added = { $count ->
    [one] { $count } Zielkarte hinzugefügt.
   *[other] { $count } Zielkarten hinzugefügt.
}
workshop-paste-left = Diese Zeilen ließen sich nicht hinzufügen. Korrigiere sie und füge sie noch einmal hinzu.
workshop-line-nothing = Nenne zwei Orte, wie in „{ $example }“.
workshop-line-one = Nur ein Ort: { $place }. Eine Zielkarte braucht zwei.
workshop-line-near = Einen Ort „{ $typed }“ gibt es nicht. Meintest du { $near }?
workshop-line-several = „{ $typed }“ kann { $places } sein.
workshop-line-double = Diese Zielkarte gibt es schon.
workshop-line-points = Eine Zielkarte zählt { $min } bis { $max } Punkte.
workshop-flaw-no-path = Kein Weg verbindet diese beiden Orte.
workshop-flaw-ticket = Einen der Orte gibt es auf dieser Landkarte nicht.
workshop-flaw-too-few-tickets = Nötig sind mindestens { $needed } Zielkarten: bei { $players } Spielern je { $each }.
workshop-flaw-no-tickets = Es gibt noch keine Zielkarten.
workshop-progress = { $count } von { $box } Zielkarten
workshop-ready = Spielbereit, für bis zu { $players } Spieler.
workshop-not-ready = Gespeichert, aber noch nicht spielbereit:
workshop-marked = { $count ->
    [one] { $count } Zielkarte ist in der Liste markiert.
   *[other] { $count } Zielkarten sind in der Liste markiert.
}
workshop-more = Es gibt noch mehr Fehler. Behebe zuerst diese.
workshop-unchecked = Noch nicht geprüft.
workshop-play = Mit diesem Spielplan spielen
workshop-file = Als Datei speichern
workshop-share = Mit Freunden teilen
workshop-share-text = Wer den Link hat, sieht diesen Spielplan und kann ihn kopieren, bis du den Link zurückziehst.
workshop-share-make = Link erstellen
workshop-withdraw = Link zurückziehen
workshop-shared = { $name } teilt einen Spielplan mit dir
workshop-shared-take = Kopie übernehmen
workshop-covers = Wie die Zielkarten die Landkarte abdecken
workshop-covers-all = Jeder Ort steht auf einer Zielkarte.
workshop-covers-not = Auf keiner Zielkarte: { $places }.
workshop-covers-most = Am häufigsten ({ $count }×): { $places }.

reason-board-unknown = Diesen Spielplan hast du nicht mehr.
reason-board-unknown-link = Hinter diesem Link ist kein Spielplan. Vielleicht wurde er zurückgezogen.
reason-board-changed-elsewhere = Dieser Spielplan wurde auf einem anderen Gerät geändert.
reason-board-too-large = Das ist zu groß für einen Spielplan. Höchstens: { $places } Orte, { $routes } Strecken, { $tickets } Zielkarten und { $letters } Zeichen je Name.

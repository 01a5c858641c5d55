### The deal of the day, as its page in the browser says it.

deal = Tagespartie
deal-title = Tagespartie: { $date }
deal-text = Alle bekommen dieselben Karten: Was du als dritte Karte von einem Stapel ziehst, ziehen auch alle anderen als dritte. Wie viele Punkte machst du daraus?
deal-against = Gegen dich spielen: { $opponents } · etwa eine Viertelstunde
deal-play = Tagespartie spielen
deal-continue = Partie fortsetzen
deal-play-old = Diese Partie spielen
deal-one-try = Ein Versuch zählt: Beginne bis { $until }, und spiel bis { $end } zu Ende. Deine Partie kann sich nur ansehen, wer die eigene zu Ende gespielt hat.
deal-over = Dieser Tag ist vorbei. Du kannst die Partie spielen, sooft du magst, aber sie zählt nicht mehr.
deal-closing = Der Tag ist vorbei, aber manche spielen diese Partie noch zu Ende. Ab { $until } kannst du sie spielen, sooft du magst, aber sie zählt nicht mehr.
deal-not-counted = Deine Partie war nicht rechtzeitig zu Ende und zählt deshalb nicht.
deal-people = { $count ->
    [0] Noch niemand hat diese Partie zu Ende gespielt.
    [one] { $count } Person hat diese Partie zu Ende gespielt.
   *[other] { $count } Personen haben diese Partie zu Ende gespielt.
}
deal-field-title = Alle Ergebnisse
deal-result-title = Dein Ergebnis
deal-rank = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: Rang { $rank } von { $of }
deal-streak = { $days ->
    [one] { $days } Tagespartie in Folge
   *[other] { $days } Tagespartien in Folge
}
deal-chart = Die Punkte aller, als Kurve
deal-you = Du: { $points }
deal-luck = Was war Glück, was Entscheidung?
deal-ledger-waits = Der Trainer rechnet gerade aus, was Glück war und was Entscheidung.
deal-best = Beste Partie nachspielen: { $name } ({ $points })
deal-champion = Partie des Meisters nachspielen ({ $points })
deal-own-game = Zurück zu meiner Partie
deal-share = Ergebnis teilen
deal-picture = Als Bild speichern
deal-share-text = Was du teilst, verrät nichts über die Karten.
deal-card = Okapi · Tagespartie: { $date }
deal-levels-play = Die Bots aller Stufen spielen diese Partie noch.
deal-fair = Sind die Karten fair gemischt?
deal-fair-text = Die Reihenfolge aller Stapel steht fest, bevor der Tag beginnt. Ihr Siegel wird am Tag davor gezeigt, das Geheimnis selbst eine Stunde nach dem Ende des Tages: Dann können alle jede dieser Partien nachprüfen.
deal-secret = Geheimnis
deal-earlier = Frühere Tagespartien
deal-earlier-text = Spiel sie, wann du magst. Sie zählen nicht mehr.
deal-today = Die Tagespartie von heute
deal-new = heute neu
deal-waits = wartet auf dich
# On the home page, beside the deal of the day.
duels-link = Duelle
duels-wait = warten auf dich: { $count }
puzzles-link = Aufgaben
reason-deal-is-closing = Der Tag ist vorbei, aber andere spielen diese Partie vielleicht noch zu Ende. Spätestens in einer Stunde kannst du sie spielen, sooft du magst.

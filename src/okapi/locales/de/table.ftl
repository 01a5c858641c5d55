# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = Seit deinem letzten Zug
news-where = { $step } von { $steps }
news-earlier = Voriger Zug
news-later = Nächster Zug
market-trains = Offene Wagenkarten
market-terrains = Landschaften
market-deck = Stapel
market-deck-ticket = Zielkarten
hand-terrain = Deine Landschaftskarten
legend = Punkte und Zeichen
market-not-now = Das kannst du jetzt nicht nehmen.
market-not-your-turn = Warte, bis du am Zug bist.
market-second-card = Du ziehst gerade Karten: Zieh erst deine zweite Karte.
history-slider = Zeitpunkt der Partie
history-pause = Anhalten
history-speed = Tempo ×{ $speed }
map-wanted = Nützlich für deine Zielkarten.
map-planned = In deinem Plan.
table-bot-wanted = Du möchtest einen Bot übernehmen lassen. Die anderen müssen noch zustimmen.
table-comes-back = Diesen Zug macht ein Bot. Danach spielst du wieder selbst.
title-rematch = ● Revanche · Okapi
leave-menu = Den Tisch verlassen
leave-home = Startseite
leave-home-text = Die Partie wartet auf dich; komm jederzeit zurück.
leave-for-good = Endgültig aussteigen
leave-for-good-sure = Ja, endgültig aussteigen
leave-for-good-text = Ein Bot spielt für dich zu Ende. Deinen Platz bekommst du nicht zurück.
table-left = (ausgestiegen; ein Bot spielt weiter)
status-ended = Diese Partie wurde vorzeitig beendet. Du kannst sie dir noch ansehen.
spoken-news-left = { $player } ist endgültig ausgestiegen; ein Bot spielt weiter.
spoken-since-notification = Seit der Benachrichtigung:
rating-after = Wertungszahlen nach dieser Partie
rating-line = { $player }: { $rating } ({ $change })
leave-for-good-rated = Diese Partie zählt für die Wertungszahl: Wenn du aussteigst, kommst du auf den letzten Platz.
news-since-notification = Seit der Benachrichtigung
news-notification-moment = Diesen Moment zeigen
title-your-turn = ● Du bist am Zug · Okapi
table-title = Der Tisch
table-reconnecting = Verbindung verloren. Sie wird wiederhergestellt …
table-watching = Du schaust zu
table-yours = Deine Karten und Zielkarten
table-players = Spieler
table-score = Punkte
table-trains = Waggons
table-cards = Karten
table-tickets-short = Ziele
table-terrain-of = { $who ->
    [you] Deine Landschaftskarten
   *[other] Landschaftskarten: { $player }
}
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (die meisten oder gleichauf)
table-stand-in = (ein Bot spielt)
table-late = (Zeit abgelaufen)
table-let-bot-play = Einen Bot für den abwesenden Spieler spielen lassen
table-let-bot-play-late = Zeit abgelaufen: einen Bot spielen lassen
table-take-back = Wieder selbst spielen
table-clock = Restzeit
table-last-round = { $turns ->
    [one] Letzte Runde: noch ein Zug
   *[other] Letzte Runde: noch { $turns } Züge
}
table-last-round-now = Letzte Runde: Das ist dein letzter Zug
table-last-round-yet = Letzte Runde: Du hast noch einen Zug
table-last-round-done = Letzte Runde: Du hattest deinen letzten Zug
status-choose-tickets = Wähle aus, welche Zielkarten du behältst.
status-others-choose = { $count ->
    [one] { $names } wählt noch Zielkarten aus.
   *[other] { $names } wählen noch Zielkarten aus.
}
status-late = Die Zeit von { $player } ist abgelaufen.
status-late-you = Deine Zeit ist abgelaufen. Du kannst noch spielen, bis die anderen einen Bot übernehmen lassen.
status-your-turn = Du bist am Zug: Zieh Karten, nutze eine Strecke oder zieh Zielkarten.
status-your-turn-brief = Du bist am Zug
status-draw-again = Zieh deine zweite Karte.
status-keep-tickets = Wähle aus, welche Zielkarten du behältst.
status-other-turn = { $player } ist am Zug.
status-other-draws = { $player } zieht eine zweite Karte.
status-other-keeps = { $player } wählt Zielkarten aus.
status-over = Die Partie ist zu Ende.
status-past = Du siehst einen früheren Zug.
status-sending = Einen Moment …
notify-your-turn = Du bist am Zug.
handover = Gerät an { $name } weitergeben
curtain-title = { $name } ist am Zug
curtain-text = Gib das Gerät an { $name } weiter. Alle anderen: nicht gucken!
curtain-lift = Ich bin { $name }
map-subtitle = Eisenbahnen, 1910
map-zoom-in = Vergrößern
map-zoom-out = Verkleinern
map-route-open = { $route }, { $colour }, { $length ->
    [one] ein Feld
   *[other] { $length } Felder
}{ $locomotives ->
    [0] {""}
    [one] , Fähre mit einer Lokomotive
   *[other] , Fähre mit { $locomotives } Lokomotiven
}.
map-route-claimable = { $route }, { $colour }, { $length ->
    [one] ein Feld
   *[other] { $length } Felder
}{ $locomotives ->
    [0] {""}
    [one] , Fähre mit einer Lokomotive
   *[other] , Fähre mit { $locomotives } Lokomotiven
}. Du kannst sie nutzen.
map-route-claimed = { $who ->
    [you] { $route }, { $length ->
        [one] ein Feld
       *[other] { $length } Felder
    }. Gehört dir{ $doubled ->
        [true] , verdoppelt
       *[other] {""}
    }.
   *[other] { $route }, { $length ->
        [one] ein Feld
       *[other] { $length } Felder
    }. Wird von { $player } genutzt{ $doubled ->
        [true] , verdoppelt
       *[other] {""}
    }.
}
map-manual = Mit den Pfeiltasten gehst du von Strecke zu Strecke; oder tippe die ersten Buchstaben eines Ortes. Enter wählt eine Strecke, Esc führt zurück.
market = Auslage und Stapel
market-take = Nimm { $card }
market-draw-train = Wagenkarte vom Stapel ziehen, noch { $count }
market-draw-terrain = Landschaftskarte vom Stapel ziehen, noch { $count }
market-draw-tickets = Zielkarten ziehen, noch { $count }
market-empty = Leer
market-again = { $card }: zum Bestätigen noch einmal drücken
market-again-hint = Zum Nehmen noch einmal antippen.
market-pass = Passen
hand = Deine Hand: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
hand-title = Deine Hand
hand-cards = { $cards }: zeigen, welche Strecken du damit bezahlen kannst
hand-empty = Du hast keine Karten.
claim-facts = { $length ->
    [one] Ein Feld
   *[other] { $length } Felder
}, { $colour }{ $locomotives ->
    [0] {""}
    [one] , Fähre: eine Lokomotive
   *[other] , Fähre: { $locomotives } Lokomotiven
} · { $terrain }
claim-owned = { $who ->
    [you] Diese Strecke gehört dir.
   *[other] Diese Strecke nutzt schon { $player }.
}
claim-not-now = Eine Strecke nutzen kannst du nur zu Beginn deines Zuges.
claim-not-with = Mit diesen Karten kannst du sie nicht bezahlen: { $card }.
claim-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
claim-doubled = { $points } Punkte mit { $spent }
claim-majority = Verdoppeln ({ $terrain }): { $locomotives ->
    [0] du ({ $own })
    [one] du ({ $own } + 1 Lokomotive = { $sum })
   *[other] du ({ $own } + { $locomotives } Lokomotiven = { $sum })
}, { $rival ->
    [0] sonst hat niemand welche
   *[other] { $rivals } ({ $rival })
}. Das reicht; Verdoppeln kostet { $cost ->
    [one] eine Karte
   *[other] { $cost } Karten
}.
claim-confirm = Strecke nutzen
tickets-none = Du hast noch keine Zielkarten.
ticket-is-done = Erfüllt
ticket-trains-missing = { $trains ->
    [one] noch { $trains } Feld
   *[other] noch { $trains } Felder
}
ticket-fits = { $trains ->
    [one] passt in dein Netz, noch { $trains } Feld
   *[other] passt in dein Netz, noch { $trains } Felder
}
ticket-trains-beyond = { $trains ->
    [one] noch { $trains } Feld, aber zu wenige Waggons übrig
   *[other] noch { $trains } Felder, aber zu wenige Waggons übrig
}
ticket-impossible = nicht mehr möglich
choose-tickets = { $count ->
    [one] Behalte mindestens eine Zielkarte
   *[other] Behalte mindestens { $count } Zielkarten
}
choose-tickets-keep = { $count ->
    [one] Diese Zielkarte behalten
   *[other] Diese { $count } Zielkarten behalten
}
choose-tickets-more = { $count ->
    [one] Wähle noch eine Zielkarte
   *[other] Wähle noch { $count } Zielkarten
}
log = Was bisher geschah
history-where = { $step } von { $steps }
history-link = Link kopieren
status-can-do = Karten, Strecke oder Zielkarten
legend-majority = Die meisten Karten einer Landschaft, auch bei Gleichstand: darf ihre Strecken verdoppeln
spoken-title = Texttisch
spoken-link = Texttisch, für Screenreader
spoken-map-link = Tisch mit Landkarte
spoken-coach-thinks = Der Trainer denkt nach.
spoken-news-claimed = { $doubled ->
    [true] { $player } nutzt { $route } und verdoppelt auf { $points } Punkte.
   *[false] { $player } nutzt { $route } für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
spoken-news-tickets = { $count ->
    [one] { $player } zieht Zielkarten und behält eine.
   *[other] { $player } zieht Zielkarten und behält { $count }.
}
rules-picture-terrain = Jede Landschaftskarte verdoppelt Strecken von drei Farben
spoken-news-cards = { $count ->
    [one] { $player } nimmt eine Karte.
   *[other] { $player } nimmt { $count } Karten.
}
rules-why = Warum? Regel { $rule }

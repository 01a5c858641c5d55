# The table in words, for those who play by ear: its page, its command line, its answers, its menus and its news.
# Words that can be typed come from words.ftl; where a message shows one to type, it arrives as $word, $example and so on.

## The page

spoken-to-command = Zur Befehlszeile
spoken-now = Jetzt
spoken-conversation = Fragen und Antworten
spoken-command = Frage oder Zug
spoken-command-hint = Enter schickt ab, Pfeil nach unten vervollständigt, Pfeil nach oben holt zurück, was du zuvor getippt hast. Um zu erfahren, was du fragen und tun kannst, tippe: { $help }
spoken-send = Senden
spoken-suggestions = Vorschläge
spoken-announce = Neuigkeiten
spoken-announce-brief = Kurz
spoken-announce-full = Ausführlich
spoken-welcome = Am Tisch: { $players }. Um zu erfahren, was du fragen und tun kannst, tippe: { $help }

## Answers

spoken-watching = Du schaust zu und hast daher weder Karten noch Zielkarten.
spoken-open-train-cards = Offene Wagenkarten: { $cards }.
spoken-open-terrain-cards = Offene Landschaftskarten: { $cards }.
spoken-decks = Noch in den Stapeln: { $train ->
    [one] { $train } Wagenkarte
   *[other] { $train } Wagenkarten
}, { $terrain ->
    [one] { $terrain } Landschaftskarte
   *[other] { $terrain } Landschaftskarten
}, { $tickets ->
    [one] { $tickets } Zielkarte
   *[other] { $tickets } Zielkarten
}.
spoken-player = { $who ->
    [you] Du
   *[other] { $player }
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $trains ->
    [one] { $trains } Waggon
   *[other] { $trains } Waggons
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $tickets ->
    [one] { $tickets } Zielkarte
   *[other] { $tickets } Zielkarten
}, Landschaft: { $terrain }.
# $cards is a number of terrain cards in words, and nobody has more of that terrain.
spoken-most = { $cards } (die meisten oder gleichauf)
spoken-most-column = { $count } (die meisten oder gleichauf)
spoken-who-has = { $terrain ->
    [desert] Wüstenkarten: { $counts }. Die meisten: { $most }.
    [jungle] Dschungelkarten: { $counts }. Die meisten: { $most }.
   *[mountain] Gebirgskarten: { $counts }. Die meisten: { $most }.
}
spoken-nobody-has = { $terrain ->
    [desert] Niemand hat eine Wüstenkarte.
    [jungle] Niemand hat eine Dschungelkarte.
   *[mountain] Niemand hat eine Gebirgskarte.
}
spoken-place = { $count ->
    [one] { $place } ({ $kind }): { $count } Strecke.
   *[other] { $place } ({ $kind }): { $count } Strecken.
}
# $where is the place the route leads to, or the route itself. $tracks is 2 where both tracks of a double route are alike.
spoken-track = { $where }: { $colour }, { $length ->
    [one] ein Feld
   *[other] { $length } Felder
}{ $tracks ->
    [1] {""}
   *[other] , Doppelstrecke
}{ $locomotives ->
    [0] {""}
    [one] , Fähre mit einer Lokomotive
   *[other] , Fähre mit { $locomotives } Lokomotiven
}, { $terrain }. { $state ->
    [yours] Gehört dir.
    [taken] Wird von { $player } genutzt.
    [twin-taken] Gesperrt: Das andere Gleis wird genutzt.
    [payable] Frei, und du kannst sie bezahlen.
   *[free] Frei.
}
spoken-free-routes = { $count ->
    [0] Keine solche Strecke ist frei.
    [one] { $count } Strecke ist frei.
   *[other] { $count } Strecken sind frei.
}
spoken-ticket-path = Der kürzeste Weg: { $routes }.
spoken-planned = { $route } steht jetzt in deinem Plan.
spoken-unplanned = { $route } steht nicht mehr in deinem Plan.
spoken-plan = Dein Plan: { $routes }.
spoken-no-plan = Du hast noch keinen Plan. So merkst du eine Strecke vor: { $example }
spoken-last-turns = { $turns ->
    [one] Der letzte Zug:
   *[other] Die letzten { $turns } Züge:
}
spoken-nothing-yet = Es ist noch nichts geschehen.
spoken-claims = { $count ->
    [0] Du kannst jetzt keine Strecke nutzen.
    [one] Du kannst { $count } Strecke nutzen.
   *[other] Du kannst { $count } Strecken nutzen.
}
spoken-keep-at-least = { $count ->
    [one] Behalte mindestens eine dieser Zielkarten:
   *[other] Behalte mindestens { $count } dieser Zielkarten:
}
spoken-numbered = { $number }: { $what }
spoken-rules = Alle Regeln kannst du auf der Seite „Regeln“ lesen. Um hier eine zu hören, tippe ihre Nummer dazu: { $example }
spoken-no-rule = Es gibt keine Regel { $number }. Versuch eine andere Nummer, etwa: { $example }
spoken-more = { $count ->
    [one] Noch eine Zeile. Um sie zu hören, tippe: { $word }
   *[other] Noch { $count } Zeilen. Um sie zu hören, tippe: { $word }
}
spoken-no-more = Das ist alles.

## Help: what can be typed, and what it does

spoken-help = Wortanfänge genügen; Großschreibung, Umlaute und Akzente sind egal. Fragen kannst du jederzeit:
spoken-help-options = { $word }: was du jetzt tun kannst.
spoken-help-hand = { $word }: deine Karten.
spoken-help-tickets = { $word }: deine Zielkarten, was noch fehlt und der kürzeste Weg.
spoken-help-needs = { $word }: die Karten, die dir für deine Zielkarten noch fehlen.
spoken-help-market = { $word }: die offenen Karten und die Stapel.
spoken-help-players = { $word }: was alle haben.
spoken-help-score = { $word }: die Punkte bisher.
spoken-help-map = { $word }: wer welche Strecken nutzt.
spoken-help-place = { $word } { $place }: die Strecken an einem Ort.
spoken-help-routes = { $word } orange: freie Strecken nach Farbe, Landschaft, Länge oder Ort.
spoken-help-plan = { $word } { $place } { $other }: eine Strecke vormerken oder streichen. { $word }: dein Plan.
spoken-help-who-has = { $word } { $terrain }: wer wie viele Karten dieser Landschaft hat.
spoken-help-last = { $word } 3: die letzten drei Züge.
spoken-help-log = { $word }: alles, was bisher geschah.
spoken-help-rules = { $word } 5.8: eine Regel nach ihrer Nummer.
spoken-help-advice = { $word }: gute Züge, und warum.
spoken-help-review = { $word }: nach der Partie die Momente, die zählten.
spoken-help-draw = { $word } { $card }: eine offene Karte nehmen. { $word } { $deck }: vom Stapel ziehen. { $word } { $tickets }: Zielkarten ziehen.
spoken-help-claim = { $word } { $place } { $other }: eine Strecke nutzen. Danach, wenn du magst, womit du bezahlst ({ $cards }), und { $double }, um sie zu verdoppeln.
spoken-help-keep = { $word } 1 3: Zielkarten nach ihren Nummern behalten.
spoken-help-pass = { $word }: passen, wenn du keinen anderen Zug hast.
spoken-help-next = { $word }: der Rest einer langen Antwort.
spoken-help-help = { $word }: diese Liste.

## What was typed and not understood. It can be brought back with arrow up.

spoken-unknown = „{ $typed }“ ist keine Frage und kein Zug. Was du tippen kannst, sagt dir: { $help }
spoken-did-you-mean = „{ $typed }“ ist keine Frage und kein Zug. Meintest du: { $suggestions }?
spoken-unknown-place = Es gibt keinen Ort „{ $typed }“. Orte mit ähnlichen Namen: { $places }.
spoken-which-place = Welcher Ort? Zum Beispiel: { $example }
spoken-unknown-filter = „{ $typed }“ ist keine Farbe, keine Landschaft, keine Länge und kein Ort. Zum Beispiel: { $example }
spoken-unknown-terrain = „{ $typed }“ ist keine Landschaft. Wähle aus: { $terrains }.
spoken-unknown-route = Es gibt keine Strecke „{ $typed }“. Nenne zwei benachbarte Orte, etwa: { $example }
spoken-several-routes = Mehrere Strecken passen: { $routes }. Nenne zwei benachbarte Orte.
spoken-unknown-payment = Ich verstehe nicht, womit du bezahlst. Schreib es so: { $example }
spoken-no-such-payment = So kannst du { $route } jetzt nicht nutzen. Du könntest bezahlen: { $payments }.
spoken-unknown-card = „{ $typed }“ kannst du nicht nehmen. Zur Wahl stehen: { $cards }.
spoken-unknown-tickets = Wähle die Zielkarten, die du behältst, nach Nummern, etwa: { $example }

## Before a move is made

spoken-sure-claim = Die Strecke { $route } nutzen ({ $payment }), für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}?
spoken-sure-doubled = Die Strecke { $route } nutzen ({ $payment }), verdoppelt mit { $spent }, für { $points } Punkte?
spoken-sure-keep = { $count ->
    [one] Diese Zielkarte behalten
   *[other] Diese { $count } Zielkarten behalten
}: { $tickets }?
spoken-sure-take = { $card } nehmen?
spoken-sure-draw = { $deck ->
    [train] Eine Wagenkarte vom Stapel ziehen?
   *[terrain] Eine Landschaftskarte vom Stapel ziehen?
}
spoken-sure-pass = Passen?
spoken-other-payments = { $count ->
    [one] Du kannst noch auf eine andere Art bezahlen: Nenne dafür die Karten.
   *[other] Du kannst noch auf { $count } andere Arten bezahlen: Nenne dafür die Karten.
}
spoken-sure-how = Drück Enter zum Bestätigen; jede andere Eingabe bricht ab.
spoken-dropped = Abgebrochen.

## Menus

spoken-menu = Dein Zug
spoken-menu-turn = Was möchtest du tun?
spoken-menu-wait = Du bist noch nicht am Zug. Fragen kannst du jederzeit.
spoken-menu-card = Eine Karte ziehen
spoken-menu-claim = { $count ->
    [one] Eine Strecke nutzen ({ $count } möglich)
   *[other] Eine Strecke nutzen ({ $count } möglich)
}
spoken-menu-which-card = Welche Karte?
spoken-menu-which-route = Welche Strecke?
spoken-menu-filter = Nur diesen Ort, diese Farbe oder diese Landschaft zeigen
spoken-menu-none-fits = Keine Treffer.
spoken-menu-length = Felder: { $length }, Punkte: { $points }
spoken-menu-route = { $route }, { $colour }
spoken-menu-pay = { $route }: Wie möchtest du bezahlen?
spoken-menu-double = { $route } ({ $payment }): verdoppeln?
spoken-menu-once = { $points ->
    [one] Nein: { $points } Punkt
   *[other] Nein: { $points } Punkte
}
spoken-menu-twice = Ja, mit { $spent }: { $points } Punkte
spoken-menu-do = Bestätigen
spoken-menu-back = Zurück

## News

spoken-news-stand-in = Für { $player } spielt jetzt ein Bot.
spoken-news-stand-in-you = Für dich spielt jetzt ein Bot.
spoken-news-back = { $player } spielt wieder selbst.
spoken-news-cut = { $ticket }: { $cut }
spoken-connected = Die Verbindung ist wieder da.

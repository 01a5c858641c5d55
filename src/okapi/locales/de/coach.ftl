# The coach: what decisions of a finished game were worth, and what was luck.

## The command and its options

command-review = Eine beendete Partie auswerten: was jede Entscheidung wert war, was Glück war und welche Momente zählten.
option-review-seat = Nur die Entscheidungen dieses Spielers beurteilen und ihn ansprechen: Platznummer oder Name.
option-review-decisions = Jede Entscheidung auflisten: was sie gekostet hat und was besser war.
option-review-svg = Ein Bild der Auswertung in dieser Datei speichern.
command-learn = Noch einmal versuchen, was dich in einer beendeten Partie am meisten gekostet hat: einen besseren Zug finden und gleich erfahren, was er wert ist.
option-learn-seat = Wessen Entscheidungen: eine Platznummer oder ein Name. Nicht nötig, wenn eine Person gegen Bots gespielt hat.
review-not-installed = Zum Auswerten fehlt ein Paket: pip install "okapi-railways[fast]"
review-not-finished = { $file }: Diese Partie ist noch nicht zu Ende, und auswerten lässt sich nur eine beendete. Weiterspielen: okapi play --resume { $file }
review-other-board = { $file }: Diese Partie wurde auf einem Spielplan oder nach Regeln gespielt, die der Trainer nicht kennt. Er wertet Partien auf Okapis eigenem Spielplan aus.
review-progress = Entscheidungen beurteilt

## Headings. percent is a number with its sign, as it stands in a picture.

review-moments = Schlüsselmomente
review-no-moments = Kein Moment sticht heraus.
review-ledger = Glück und Entscheidungen, in Prozentpunkten der Gewinnchance
review-decisions = Entscheidungen
review-picture = Die Gewinnchance im Lauf der Partie und woher sie kam
percent = { $percent } %

## The ledger: columns of a table, labels of bars. ledger-<source>

ledger-start = Beginn
ledger-starting-hand = Startkarten
ledger-blind = Verdeckt gezogen
ledger-turned-up = Offen ausgelegt
ledger-tickets = Gezogene Zielkarten
ledger-own-choices = Eigene Entscheidungen
ledger-choices-of-others = Entscheidungen der anderen
ledger-result = Ergebnis
ledger-luck-points = Glück in Punkten
ledger-lost = Verschenkt (%-Punkte)

## What decisions are called, above their number

verdict-fine = Gut
verdict-inexact = Ungenauigkeiten
verdict-mistake = Fehler
verdict-blunder = Grobe Fehler

## Key moments. $when is moment-when; $card is the kind of a card alone; $played and $better are moves as below.

moment-when = { $turn ->
    [0] Vor dem ersten Zug
   *[other] Zug { $turn }
}
moment-not-doubled = { $when }: { $who ->
        [you] Du nutzt
       *[other] { $player } nutzt
    } die Strecke { $route }, ohne sie zu verdoppeln. Verdoppeln war möglich und hätte { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und { $percent ->
        [one] { $percent } Prozentpunkt
       *[other] { $percent } Prozentpunkte
    } Gewinnchance gebracht.
moment-better-move = { $when }, { $player }: { $played }. Um { $percent ->
        [one] { $percent } Prozentpunkt
       *[other] { $percent } Prozentpunkte
    } besser: { $better }.
moment-cut-off = { $when }: { $who ->
        [you] Du nutzt
       *[other] { $player } nutzt
    } die Strecke { $route }; { $whom ->
        [you] du kannst
       *[other] { $rival } kann
    } { $ticket } nicht mehr erfüllen.
moment-ticket-failed = { $when }: { $who ->
        [you] Du behältst
       *[other] { $player } behält
    } { $ticket }, obwohl noch { $trains ->
        [one] { $trains } Feld fehlt
       *[other] { $trains } Felder fehlen
    }, und { $who ->
        [you] erfüllst die Karte nie
       *[other] erfüllt die Karte nie
    }.
moment-colour-never-came = { $cards ->
        [one] Ab Zug { $turn } fehlt { $who ->
        [you] dir
       *[other] { $player }
    } für die Strecke { $route } ({ $card }) { $cards } Karte.
       *[other] Ab Zug { $turn } fehlen { $who ->
        [you] dir
       *[other] { $player }
    } für die Strecke { $route } ({ $card }) { $cards } Karten.
    } Trotz { $draws } gezogener Karten kommt keine in dieser Farbe, auch offen liegt nie eine aus, und { $ticket } bleibt unerfüllt.
moment-ticket-too-late = { $when }: { $who ->
        [you] Du ziehst
       *[other] { $player } zieht
    } { $ticket } zu spät: { $trains ->
        [one] { $trains } Feld fehlt
       *[other] { $trains } Felder fehlen
    } noch, und { $turns ->
        [0] es bleibt kein Zug mehr
        [one] es bleibt nur ein Zug
       *[other] es bleiben nur { $turns } Züge
    }.
moment-ticket-hopeless = { $when }: { $who ->
        [you] Du behältst
       *[other] { $player } behält
    } { $ticket }, obwohl sich die Karte nicht mehr erfüllen lässt.
moment-lucky-card = { $when }: { $who ->
        [you] Du hast
       *[other] { $player } hat
    } Glück mit einer Karte ({ $card }). Gewinnchance: +{ $percent ->
        [one] { $percent } Prozentpunkt
       *[other] { $percent } Prozentpunkte
    }.
moment-unlucky-card = { $when }: { $who ->
        [you] Du hast
       *[other] { $player } hat
    } Pech mit einer Karte ({ $card }). Gewinnchance: −{ $percent ->
        [one] { $percent } Prozentpunkt
       *[other] { $percent } Prozentpunkte
    }.
moment-lucky-tickets = { $when }: { $who ->
        [you] Du hast
       *[other] { $player } hat
    } Glück mit den gezogenen Zielkarten. Gewinnchance: +{ $percent ->
        [one] { $percent } Prozentpunkt
       *[other] { $percent } Prozentpunkte
    }.
moment-unlucky-tickets = { $when }: { $who ->
        [you] Du hast
       *[other] { $player } hat
    } Pech mit den gezogenen Zielkarten. Gewinnchance: −{ $percent ->
        [one] { $percent } Prozentpunkt
       *[other] { $percent } Prozentpunkte
    }.
moment-upswing = { $when }, { $player }: { $played }. { $whom ->
        [you] Deine Gewinnchance steigt
       *[other] Die Gewinnchance von { $rival } steigt
    } von { $before } % auf { $after } %.
moment-downswing = { $when }, { $player }: { $played }. { $whom ->
        [you] Deine Gewinnchance sinkt
       *[other] Die Gewinnchance von { $rival } sinkt
    } von { $before } % auf { $after } %.

## Facts that follow the sentence about a moment. “Not counting tickets”: by the points for routes alone.

fact-ahead = Ohne Zielkarten { $who ->
        [you] liegst du
       *[other] liegt { $player }
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } Vorsprung vor { $whom ->
        [you] dir
       *[other] { $rival }
    }.
fact-behind = Ohne Zielkarten { $who ->
        [you] liegst du
       *[other] liegt { $player }
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } Rückstand hinter { $whom ->
        [you] dir
       *[other] { $rival }
    }.
fact-level = Ohne Zielkarten { $who ->
        [you] liegst du mit { $rival } gleichauf
       *[other] liegt { $player } gleichauf mit { $whom ->
            [you] dir
           *[other] { $rival }
        }
    }.
fact-on-the-way = Diese Strecke liegt auf dem kürzesten Weg für { $ticket }; dafür { $trains ->
        [one] fehlt noch { $trains } Feld
       *[other] fehlen noch { $trains } Felder
    }.
fact-taken-later = In Zug { $turn } { $whom ->
        [you] nutzt du sie
       *[other] nutzt { $rival } sie
    }.
fact-card-wanted = Diese Farbe fehlt noch für { $ticket }.

## Moves as they stand after a colon

move-take = { $card } nehmen
move-draw = { $deck ->
    [train] eine Wagenkarte vom Stapel ziehen
   *[terrain] eine Landschaftskarte vom Stapel ziehen
}
move-draw-tickets = Zielkarten ziehen
move-keep = { $tickets } behalten
move-claim = die Strecke { $route } nutzen
move-claim-doubled = die Strecke { $route } nutzen und verdoppeln
move-pass = passen

## Every decision, one by one

decision-fine = { $when }, { $player }: { $played }. Gut.
decision-inexact = { $when }, { $player }: { $played }. Eine Ungenauigkeit; das kostet { $percent ->
        [one] { $percent } Prozentpunkt
       *[other] { $percent } Prozentpunkte
    } Gewinnchance.
decision-mistake = { $when }, { $player }: { $played }. Ein Fehler; das kostet { $percent ->
        [one] { $percent } Prozentpunkt
       *[other] { $percent } Prozentpunkte
    } Gewinnchance.
decision-blunder = { $when }, { $player }: { $played }. Ein grober Fehler; das kostet { $percent ->
        [one] { $percent } Prozentpunkt
       *[other] { $percent } Prozentpunkte
    } Gewinnchance.
decision-better = Besser: { $move } ({ $percent } % Gewinnchance).

## What the server refuses: reason-<reason>

reason-review-not-installed = Dieser Server hat keinen Trainer. Wer den Server betreibt, kann den Trainer ergänzen: pip install "okapi-railways[fast]"
reason-review-unknown = Diese Auswertung gibt es nicht oder nicht mehr.
reason-review-bad-record = Das ist keine vollständige, unveränderte Aufzeichnung (Zeile { $line }). Lade die Datei genau so hoch, wie du sie heruntergeladen hast.
reason-review-unknown-board = Diese Partie wurde auf einem Spielplan gespielt, den dieser Server nicht hat: { $board }.
reason-review-wrong-players = Spieler in dieser Aufzeichnung: { $players }. An einem Tisch sitzen hier { $min } bis { $max }.
reason-review-unknown-rules = Diese Partie wurde nach Regeln gespielt, die hier kein Tisch wählen kann. Deshalb lässt sie sich nicht auswerten.
reason-review-board-unknown = Der Trainer kennt den Spielplan oder die Regeln dieser Partie nicht.
reason-review-not-finished = Diese Partie ist nicht zu Ende, und auswerten lässt sich nur eine beendete.
reason-review-played-on = Eine Partie, die von einer anderen aus weitergespielt wurde, lässt sich nicht auswerten. Werte das Original aus.
reason-review-failed = Die Auswertung ist fehlgeschlagen. Versuch es noch einmal; der Fehler ist protokolliert.
reason-advice-not-agreed = Hier spielen noch andere Menschen, und Ratschläge sind an diesem Tisch nicht vereinbart. Das geht nur vor dem Start.
reason-advice-not-your-turn = Du hast gerade nichts zu entscheiden.
reason-advice-none = Der Trainer weiß gerade keine Antwort. Versuch es noch einmal.
reason-play-on-no-such-moment = In diesem Moment hatte niemand etwas zu entscheiden; von dort lässt sich nicht weiterspielen. Wähle einen anderen.

## Advice during play. $move is a move as above; $because says why, as a sentence of its own.

advice-first = Am besten: { $move }. { $because } Gewinnchance: { $percent } %.
advice-next = Auch gut: { $move }. { $because } Gewinnchance: { $percent } %.
advice-nothing = Der Trainer weiß gerade keinen Rat.
advice-not-installed = Für Ratschläge fehlt ein Paket: pip install "okapi-railways[fast]"

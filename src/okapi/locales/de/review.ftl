# What only the browser says of the coach: the page of a review, advice at the table, playing on. Loaded when needed.
# Sentences about moments and moves are in coach.ftl.

## The page

review-title = Auswertung der Partie
review-back = Zurück zum Ergebnis
review-to-games = Deine beendeten Partien
review-waiting = Andere Auswertungen sind zuerst dran …
review-starting = Wird vorbereitet …
review-progress-of = Entscheidungen beurteilt: { $done } von { $total }
review-stay-or-go = Das kann ein, zwei Minuten dauern. Du kannst die Seite verlassen: Die Auswertung läuft weiter, und du findest sie hier.
review-again = Noch einmal versuchen

## The curve

review-curve = Die Gewinnchance
review-curve-picture = Die Gewinnchancen aller im Lauf der Partie; in Worten darunter
review-curve-words = Die Kurve in Worten
review-curve-player = { $player }: { $start } % nach dem Austeilen. Am höchsten: { $high } % { $high_turn ->
        [0] vor dem ersten Zug
       *[other] in Zug { $high_turn }
    }. Am niedrigsten: { $low } % { $low_turn ->
        [0] vor dem ersten Zug
       *[other] in Zug { $low_turn }
    }. Am Ende: { $end } %.
review-curve-ahead = { $who ->
    [you] Ab Zug { $turn } liegst du vorn.
   *[other] Ab Zug { $turn } liegt { $player } vorn.
}
review-curve-level = Anfangs liegt niemand deutlich vorn.

## Key moments

review-moment-number = Schlüsselmoment { $number }
review-moment-where = Moment { $number } von { $count }
review-moment-previous = Voriger Moment
review-moment-next = Nächster Moment
review-moment-keys = Mit der Tastatur: ← und →.
review-step = Durchgehen
review-step-decisions = { $who ->
    [you] Deine Entscheidungen
   *[other] Entscheidungen von { $player }
}
review-decision-where = Entscheidung { $number } von { $count }
review-decision-previous = Vorige Entscheidung
review-decision-next = Nächste Entscheidung
review-no-decisions = Hier gab es nie eine Wahl.
review-played = Gespielt: { $move }
review-better = Besser: { $move }
review-chance = Gewinnchance { $percent } %
review-two-chances = Die Kurve kennt die Karten aller; diese Chancen rechnen nur mit dem, was man zu diesem Zeitpunkt wissen konnte.
review-before-move = Die Landkarte zeigt die Stellung vor diesem Zug.
review-before-card = Die Landkarte zeigt die Stellung vor dieser Karte.
review-open-table = Tisch in diesem Moment öffnen

## The ledger

review-ledger-title = Woher das Ergebnis kam
review-ledger-text = In Prozentpunkten der Gewinnchance. Jeder Balken beginnt, wo der darüber endet: von gleichen Chancen bis zum Ergebnis.
review-ledger-sums = Auch wer verloren hat, kann bei den eigenen Entscheidungen im Plus sein: Was ein Spieler mit seinen gewinnt, geht allen anderen ab. Erst alle Zeilen zusammen führen zum Ergebnis.
review-column-source = Woher
review-column-change = Änderung
review-luck = Glück insgesamt: { $percent } in Prozentpunkten, { $points } in Punkten
review-choices = Entscheidungen aller zusammen: { $percent } in Prozentpunkten, { $points } in Punkten
review-luck-differs = Beides muss nicht zusammenpassen: Die Punkte sind die eigenen, die Gewinnchance hängt auch von den anderen ab.

## Decisions

review-decisions-text = Beurteilt nach dem, was jeder wissen konnte. Verschenkt: was Ungenauigkeiten und Fehler kosteten, in Prozentpunkten der Gewinnchance.

## How to read it

review-how = So liest du die Auswertung
review-how-chances = Die Chancen kommen aus einem Modell, das aus Partien zwischen Bots gelernt hat und berücksichtigt, wie gut an diesem Tisch gespielt wurde. Am Anfang sind sie kaum mehr als geraten. In den Partien der Bots traf eine Vorhersage von 70 % in etwa 7 von 10 Fällen ein.
review-how-luck = Glück ist, was eine Karte verändert hat, verglichen mit dem Durchschnitt aller Karten, die hätten kommen können. Entscheidungen werden hier daran gemessen, was sie verändert haben, wenn man alle Karten kennt: Eine gute Entscheidung kann schlecht ausgehen und steht dann im Minus.
review-how-decisions = Ob eine Entscheidung gut war, ist eine andere Frage. Dafür wird alles, was man nicht sehen konnte, viele Male neu verteilt und der Zug mit dem verglichen, was starke Bots getan hätten. Ein Unterschied, der kleiner ist als seine Unsicherheit, gilt nicht als Fehler.
review-how-names = Ungenauigkeit: kostet mindestens { $inexact } Prozentpunkte Gewinnchance. Fehler: mindestens { $mistake }. Grober Fehler: mindestens { $blunder }.

## Playing on

play-on-text = Eine neue Partie beginnt in dieser Stellung, mit dir auf dem Platz, den du wählst, und Bots auf den anderen. Was man von dort nicht sehen konnte, wird neu verteilt. Die ursprüngliche Partie bleibt, wie sie ist, und die neue zählt nicht.
play-on-seat = Dein Platz
play-on-begin = Partie beginnen

## Advice at the table

advice-text = Beurteilt nach dem, was du sehen kannst. Wählen heißt noch nicht spielen.
advice-choose = Wählen
advice-choose-this = Wählen: { $move }
advice-none = Hier hat der Trainer nichts zu sagen.
advice-prepares = Der Trainer macht sich bereit. Auf einem neuen Computer kann das beim ersten Mal eine Minute dauern.

## Why a move is good: because-<reason>, a sentence after the move.

because-doubles = Verdoppelt bringt das { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
because-serves-a-ticket = Damit kommst du { $ticket } näher und bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
because-scores = Das bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
because-card-for-a-ticket = Die Karte brauchst du für { $ticket }.
because-card-for-a-set = Die Karte passt zu denen, die du sammelst.
because-terrain = Die Karte hilft dir, eine Strecke zu verdoppeln.
because-more-tickets = Für weitere Zielkarten ist noch Zeit.
because-best-tickets = Diese Zielkarten passen am besten zusammen.
because-unknown-card = Keine der offenen Karten ist besser als eine unbekannte.

### Games of a deal that everyone plays: at the table, and why something is refused.

deal-how-i-did = Zu deinem Ergebnis
reason-deal-unknown = Diese Partie gibt es nicht.
reason-deal-is-on = Diese Partie läuft noch: Spiel erst deine eigene zu Ende, oder komm wieder, wenn sie für alle vorbei ist.
reason-deal-no-advice = In einer Partie, die auch andere spielen, gibt es keine Ratschläge.

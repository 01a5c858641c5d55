### Games of a deal that everyone plays: at the table, and why something is refused.

deal-how-i-did = Zu deinem Ergebnis
reason-deal-unknown = Diese Partie gibt es nicht.
reason-deal-is-on = Diese Partie läuft noch: Spiel erst deine eigene zu Ende, oder komm wieder, wenn sie für alle vorbei ist.
reason-deal-is-closing = Der Tag ist vorbei, aber andere spielen diese Partie vielleicht noch zu Ende. Spätestens in einer Stunde kannst du sie spielen, sooft du magst.
reason-deal-no-advice = In einer Partie, die auch andere spielen, gibt es keine Ratschläge.

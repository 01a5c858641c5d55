### Games of a deal that everyone plays: at the table, and why something is refused.

deal-how-i-did = Zu deinem Ergebnis
reason-deal-unknown = Für diesen Tag gibt es keine Tagespartie.
reason-deal-is-on = Diese Tagespartie läuft noch: Spiel erst deine eigene zu Ende, oder komm wieder, wenn der Tag vorbei ist.
reason-deal-no-advice = In der Tagespartie gibt es keine Ratschläge.

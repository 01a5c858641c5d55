spoken-since-notification = Seit der Benachrichtigung:
options-rated = Gewertete Partie
options-rated-text = Sie zählt für die Wertung aller, und alle am Tisch sehen die Wertungen. Nur für Menschen, mit begrenzter Bedenkzeit je Zug: keine Bots, keine Ratschläge.
lobby-rated = Diese Partie wird gewertet. Wer endgültig aussteigt, wird Letzter.
rating = Wertung
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (vorläufig)
rating-none = noch keine Wertung
rating-after = Wertungen nach dieser Partie
rating-line = { $player }: { $rating } ({ $change })
rating-games = { $count ->
    [one] { $count } gewertete Partie
   *[other] { $count } gewertete Partien
}
rating-text = ± sagt, wie sicher eine Wertung ist: In 19 von 20 Fällen liegt die wahre Spielstärke in diesem Bereich. Zu zweit bedeuten 400 Punkte mehr zehn Siege zu einem. In den ersten zehn Partien ist eine Wertung vorläufig.
rating-history = Wertung, Partie für Partie
leave-for-good-rated = Diese Partie wird gewertet: Wer aussteigt, wird Letzter.
players = Spieler
players-link = Spieler auf diesem Server
players-text = Hier stehen alle, die das auf ihrer eigenen Seite so gewählt haben.
players-none = Noch steht hier niemand. Wer möchte, wählt das auf der eigenen Seite.
news-since-notification = Seit der Benachrichtigung
news-notification-moment = Diesen Moment zeigen

spoken-since-notification = Seit der Benachrichtigung:
options-rated = Partie für die Wertungszahl
options-rated-text = Sie zählt für die Wertungszahl aller, und alle am Tisch sehen die Wertungszahlen. Nur für Menschen, mit begrenzter Bedenkzeit je Zug: keine Bots, keine Ratschläge.
lobby-rated = Diese Partie zählt für die Wertungszahl. Wer endgültig aussteigt, wird Letzter.
rating = Wertungszahl
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (vorläufig)
rating-none = noch keine Wertungszahl
rating-after = Wertungszahlen nach dieser Partie
rating-line = { $player }: { $rating } ({ $change })
rating-games = { $count ->
    [one] { $count } Partie für die Wertungszahl
   *[other] { $count } Partien für die Wertungszahl
}
rating-text = ± sagt, wie sicher eine Wertungszahl ist: In 19 von 20 Fällen liegt die wahre Spielstärke in diesem Bereich. Zu zweit bedeuten 400 Punkte mehr zehn Siege zu einem. In den ersten zehn Partien ist eine Wertungszahl vorläufig.
rating-history = Wertungszahl, Partie für Partie
leave-for-good-rated = Diese Partie zählt für die Wertungszahl: Wenn du aussteigst, wirst du Letzter.
players = Spieler
players-link = Spieler auf diesem Server
players-text = Hier stehen alle, die das auf ihrer eigenen Seite so gewählt haben.
players-none = Noch steht hier niemand. Wer möchte, wählt das auf der eigenen Seite.
news-since-notification = Seit der Benachrichtigung
news-notification-moment = Diesen Moment zeigen

options-rated = Partie für die Wertungszahl
options-rated-text = Sie zählt für die Wertungszahl aller, und alle am Tisch sehen die Wertungszahlen. Nur für Menschen, mit begrenzter Bedenkzeit je Zug: keine Bots, keine Ratschläge.
lobby-rated = Diese Partie zählt für die Wertungszahl. Wer endgültig aussteigt, kommt auf den letzten Platz.
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (vorläufig)
rating-none = noch keine Wertungszahl
players = Spieler
players-link = Spieler auf diesem Server

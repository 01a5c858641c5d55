board-played = Spielplan: { $board }
board-deck = { $new ->
    [0] { $tickets } Zielkarten, alle aus Okapis eigenem Stapel.
   *[other] { $tickets } Zielkarten, davon { $new } nicht aus Okapis eigenem Stapel.
}
board-map = { $count ->
    [0] Die Landkarte ist die von Okapi.
   *[other] Orte und Strecken, die von Okapis Landkarte abweichen: { $count }.
}
board-map-own = Eine eigene Landkarte. Orte: { $places }, Strecken: { $routes }, Zielkarten: { $tickets }.
board-fingerprint = Fingerabdruck: { $hash }
end-regular-table = Stammtisch daraus machen

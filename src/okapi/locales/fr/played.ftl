board-played = Plateau : { $board }
board-deck = { $new ->
    [0] { $tickets } destinations, toutes reprises d’Okapi.
   *[other] { $tickets } destinations, dont { $new } qu’Okapi n’a pas.
}
board-map = { $count ->
    [0] La carte est celle d’Okapi.
   *[other] Lieux et routes qui diffèrent de la carte d’Okapi : { $count }.
}
board-map-own = Ce plateau a sa propre carte. Lieux : { $places }, routes : { $routes }, cartes Destination : { $tickets }.
board-fingerprint = Empreinte : { $hash }
end-regular-table = En faire une table d’habitués

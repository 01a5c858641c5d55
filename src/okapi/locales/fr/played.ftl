board-played = Plateau : { $board }
board-deck = { $new ->
    [0] { $tickets } destinations, toutes reprises d’Okapi.
   *[other] { $tickets } destinations, dont { $new } qu’Okapi n’a pas.
}
board-map = { $count ->
    [0] Le plan est celui d’Okapi.
   *[other] Lieux et routes qui diffèrent du plan d’Okapi : { $count }.
}
board-map-own = Ce plateau a son propre plan. Lieux : { $places }, routes : { $routes }, cartes Destination : { $tickets }.
board-fingerprint = Empreinte : { $hash }
end-regular-table = En faire une table d’habitués

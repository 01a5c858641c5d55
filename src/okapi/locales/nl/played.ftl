board-played = Bord: { $board }
board-deck = { $new ->
    [0] { $tickets } bestemmingskaarten, allemaal van Okapi zelf.
   *[other] { $tickets } bestemmingskaarten; { $new } daarvan heeft Okapi zelf niet.
}
board-map = { $count ->
    [0] De landkaart is die van Okapi.
   *[other] Plaatsen en routes die van de landkaart van Okapi afwijken: { $count }.
}
board-map-own = Een eigen landkaart. Plaatsen: { $places }, routes: { $routes }, bestemmingskaarten: { $tickets }.
board-fingerprint = Vingerafdruk: { $hash }
end-regular-table = Er een stamtafel van maken

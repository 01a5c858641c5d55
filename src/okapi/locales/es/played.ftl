board-played = Tablero: { $board }
board-deck = { $new ->
    [0] { $tickets } billetes, todos del mazo de Okapi.
    [one] { $tickets } billetes; { $new } de ellos no está en el mazo de Okapi.
   *[other] { $tickets } billetes; { $new } de ellos no están en el mazo de Okapi.
}
board-map = { $count ->
    [0] El mapa es el de Okapi.
   *[other] Lugares y recorridos distintos de los del mapa de Okapi: { $count }.
}
board-map-own = Un mapa propio. Lugares: { $places }, recorridos: { $routes }, billetes: { $tickets }.
board-fingerprint = Huella: { $hash }
end-regular-table = Convertirla en mesa habitual

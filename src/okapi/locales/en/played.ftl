### Which board a table plays on. $new tickets of $tickets are not in Okapi's own deck; $count places and routes differ.
board-played = Board: { $board }
board-deck = { $new ->
    [0] { $tickets } tickets, all from Okapi’s own deck.
   *[other] { $tickets } tickets; { $new } of them are not in Okapi’s own deck.
}
board-map = { $count ->
    [0] The map is Okapi’s own.
   *[other] Places and routes that differ from Okapi’s own map: { $count }.
}
board-map-own = A map of its own. Places: { $places }, routes: { $routes }, tickets: { $tickets }.
board-fingerprint = Fingerprint: { $hash }
end-regular-table = Make it a regular table

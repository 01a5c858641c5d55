board-played = Brett: { $board }
board-deck = { $new ->
    [0] { $tickets } billetter, alle Okapis egne.
   *[other] { $tickets } billetter; { $new } av dem er ikke blant Okapis egne.
}
board-map = { $count ->
    [0] Kartet er Okapis eget.
   *[other] Steder og spor som avviker fra Okapis eget kart: { $count }.
}
board-map-own = Et eget kart. Steder: { $places }, spor: { $routes }, billetter: { $tickets }.
board-fingerprint = Fingeravtrykk: { $hash }
end-regular-table = Gjør det til et stambord

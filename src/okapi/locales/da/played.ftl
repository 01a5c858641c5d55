board-played = Spillebræt: { $board }
board-deck = { $new ->
    [0] { $tickets } rutekort, alle Okapis egne.
   *[other] { $tickets } rutekort; { $new } af dem er ikke blandt Okapis egne.
}
board-map = { $count ->
    [0] Landkortet er Okapis eget.
   *[other] Steder og strækninger, der afviger fra Okapis eget landkort: { $count }.
}
board-map-own = Eget landkort. Steder: { $places }, strækninger: { $routes }, rutekort: { $tickets }.
board-fingerprint = Fingeraftryk: { $hash }
end-regular-table = Gør det til et stambord

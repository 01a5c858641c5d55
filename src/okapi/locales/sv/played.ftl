board-played = Spelplan: { $board }
board-deck = { $new ->
    [0] { $tickets } biljettkort, alla Okapis egna.
   *[other] { $tickets } biljettkort; { $new } av dem finns inte bland Okapis egna.
}
board-map = { $count ->
    [0] Kartan är Okapis egen.
   *[other] Orter och sträckor som skiljer sig från Okapis egen karta: { $count }.
}
board-map-own = En egen karta. Orter: { $places }, sträckor: { $routes }, biljettkort: { $tickets }.
board-fingerprint = Fingeravtryck: { $hash }
end-regular-table = Gör det till ett stambord

board-played = Plansza: { $board }
board-deck = { $new ->
    [0] Bilety: { $tickets }, wszystkie z talii Okapi.
   *[other] Bilety: { $tickets }; spoza talii Okapi: { $new }.
}
board-map = { $count ->
    [0] Mapa jest taka jak w Okapi.
   *[other] Miejsca i trasy inne niż na mapie Okapi: { $count }.
}
board-map-own = Osobna mapa. Miejsca: { $places }, trasy: { $routes }, bilety: { $tickets }.
board-fingerprint = Odcisk: { $hash }
end-regular-table = Zrób z tego stały stolik

board-played = Поле: { $board }
board-deck = { $new ->
    [0] Билетов: { $tickets }, все из колоды «Окапи».
   *[other] Билетов: { $tickets }; не из колоды «Окапи»: { $new }.
}
board-map = { $count ->
    [0] Карта — как в «Окапи».
   *[other] Мест и маршрутов, не таких, как на карте «Окапи»: { $count }.
}
board-map-own = Своя карта. Мест: { $places }, маршрутов: { $routes }, билетов: { $tickets }.
board-fingerprint = Отпечаток: { $hash }
end-regular-table = Сделать столом для своих

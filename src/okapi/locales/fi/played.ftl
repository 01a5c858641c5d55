board-played = Pelilauta: { $board }
board-deck = { $new ->
    [0] { $tickets } menolippua, kaikki Okapin omasta pakasta.
   *[other] { $tickets } menolippua; niistä { $new } ei ole Okapin omassa pakassa.
}
board-map = { $count ->
    [0] Kartta on Okapin oma.
   *[other] Okapin omasta kartasta poikkeavia paikkakuntia ja reittejä: { $count }.
}
board-map-own = Oma kartta. Paikkakuntia: { $places }, reittejä: { $routes }, menolippuja: { $tickets }.
board-fingerprint = Sormenjälki: { $hash }
end-regular-table = Tee tästä kantapöytä

status-can-do = Cartas, recorrido o billetes
legend-majority = Más cartas de un terreno que nadie, o empate: puede doblar recorridos de ese terreno
spoken-title = Mesa de texto
spoken-link = Mesa de texto, para lectores de pantalla
spoken-map-link = Mesa con el mapa
spoken-coach-thinks = El entrenador está pensando.
spoken-news-claimed = { $doubled ->
    [true] { $player } cubre el recorrido { $route }, doblado: { $points } puntos.
   *[false] { $player } cubre el recorrido { $route }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
spoken-news-tickets = { $count ->
    [one] { $player } roba billetes y conserva uno.
   *[other] { $player } roba billetes y conserva { $count }.
}
# The numbers in words, as far as they are usual in a text. Attributes are other forms of them, by any name.
number-words = un, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez
    .feminine = una
    .alone = uno
# One entry of $points_by_length, which lists them all.
rules-points-of-length = { $points } por { COUNT($spaces, form: "alone") }
rules-picture-terrain = Cada carta de Terreno dobla recorridos de tres colores
spoken-news-cards = { $count ->
    [one] { $player } roba una carta.
   *[other] { $player } roba { $count } cartas.
}
rules-why = ¿Por qué? Regla { $rule }

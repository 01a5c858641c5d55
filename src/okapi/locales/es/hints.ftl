### Small hints in the first games: each is given once, when the thing is met.

# On the button that puts a hint away.
hint-done = Entendido
hint-ferry = Novedad: un ferry. Los espacios con locomotora se pagan con locomotoras.
hint-grey = Novedad: un recorrido gris. Se paga con cartas de un mismo color, el que quieras.
hint-twin = Novedad: un recorrido doble. Con menos de { COUNT($players_sharing_doubles, one: "jugador", other: "jugadores") } solo se puede cubrir una de sus vías; si no, ambas, pero no las dos el mismo jugador.
hint-wild = Novedad: puedes jugar una locomotora como carta de Terreno. Cuenta tanto para alcanzar a los demás como para el coste.

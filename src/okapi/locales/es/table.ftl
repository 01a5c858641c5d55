# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = Desde tu último turno
news-where = { $step } de { $steps }
news-earlier = La jugada anterior
news-later = La jugada siguiente
settings-follow = Mover el mapa hacia lo que cubren los demás
market-trains = Cartas de Vagón visibles
market-terrains = Terreno visible
market-deck = Mazo
market-deck-ticket = Billetes
hand-terrain = Tu terreno
livery-choose = { $name }: { $colour }. Elegir otro color
livery-taken = { $colour }, ya lo tiene { $name }
legend = Puntos y símbolos
legend-free = Recorrido libre: espacios vacíos de su color
legend-grey = Recorrido gris: cartas de un mismo color cualquiera
legend-taken = Recorrido cubierto: un tren con el color y el símbolo de su dueño
legend-claimable = Puedes cubrirlo ahora
legend-wanted = Útil para tus billetes
legend-planned = En tu plan, que solo ves tú
legend-fresh = Cubierto desde tu último turno
market-not-now = Ahora no se puede tomar.
market-not-your-turn = Espera tu turno.
market-second-card = Estás robando cartas: roba antes la segunda.
history-slider = Momento de la partida
history-play = Reproducir
history-pause = Pausa
history-speed = Velocidad ×{ $speed }
history-turn-back = Un turno atrás
history-turn-forth = Un turno adelante
map-wanted = Útil para tus billetes.
map-planned = En tu plan.
settings-delay-now = Ritmo de los bots en esta partida

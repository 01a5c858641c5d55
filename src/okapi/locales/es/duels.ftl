### Duels and evenings: friends play the same deals against the same bots, each when they have time, and compare.
### $kind is duel (two people) or evening (more).

duels = Duelos y veladas
duels-text = Todos reciben las mismas cartas contra los mismos bots y juegan cuando tienen tiempo. Cuando todos terminan, veis quién les ha sacado más partido.
duels-none = Aún no tienes ningún duelo. Reta a alguien y envíale el enlace.
duels-mine = Los tuyos
duel-kind = { $kind ->
    [duel] Duelo
   *[evening] Velada
}
duel-with = { $kind ->
    [duel] Duelo con { $names }
   *[evening] Velada con { $names }
}
duel-yours = te toca jugar
duel-asked = tienes una invitación
duel-others = esperando a los demás
duel-over = ha terminado

## Making one

duel-new = Retar a alguien
duel-new-one = Retar a { $name }
duel-size = ¿Cuántas personas?
duel-deals = ¿Cuántos repartos?
duel-days = ¿Durante cuántos días?
duel-make = Crear
duel-deals-text = Cada persona juega cada reparto una vez. De un reparto a otro, todos avanzan un asiento.

## Joining one. $name is who made it.

duel-invited = { $kind ->
    [duel] { $name } te reta a un duelo
   *[evening] { $name } te invita a una velada de juegos
}
duel-deal-count = { $deals ->
    [one] { $deals } reparto
    [many] { $deals } de repartos
   *[other] { $deals } repartos
}
duel-join = Aceptar
duel-decline = Rechazar
duel-is-full = Todas las plazas están ocupadas.
duel-is-over = Ya ha terminado: nadie más puede unirse.

## Its page

duel-until = hasta el { $until }
duel-one-try = Tienes un intento en cada reparto. Verás lo que han hecho los demás cuando termines el tuyo.
duel-trust = Nadie puede saber si alguien juega otra vez con otro nombre: esto es para personas que confían unas en otras.
duel-link = Enlace para unirse
duel-link-text = Envíalo a quien quieras retar. Cualquiera que lo tenga puede unirse mientras queden plazas.
duel-close-list = No esperar a nadie más
duel-close-list-text = Solo jugarán quienes ya se han unido.
duel-people = Quién juega
duel-standings = Clasificación
duel-is-invited = invitación enviada
duel-has-resigned = se ha rendido
duel-finished = Jugados
duel-finished-of = { $finished } de { $deals }
duel-rank = Puesto
duel-score = Puntos de reto
duel-score-text = Puntos de reto: en cada reparto recibes 2 por cada persona con menos puntos que tú y 1 por cada una con los mismos. Gana quien tiene más puntos de reto; si hay empate, decide el total de puntos.
duel-points = Puntos
duel-won = Gana { $name }
duel-you-won = Ganas tú
duel-drawn = Empate
duel-deal = Reparto { $number }
duel-play = Jugar
duel-continue = Continuar
duel-again = Jugar otra vez por gusto
duel-your-game = Tu partida
duel-given-up = sin terminar
duel-replay = Ver de nuevo: { $name }
duel-compare = Comparar las partidas
duel-leave = Salir
duel-leave-text = Aún no has empezado, así que puedes irte sin más. Tu plaza queda libre.
duel-resign = Rendirse
duel-resign-text = Abandonas todos los repartos que no hayas terminado. Cuando solo queda una persona, el reto termina.
duel-fair-text = El orden de todos los mazos quedó fijado al crear el reto. Su sello se muestra desde el principio y el secreto, cuando todo ha terminado: entonces cualquiera puede comprobar cada partida.

## Two games side by side. $one and $other are the people.

duel-side-by-side = { $one } frente a { $other }
duel-whom = Comparar con
duel-only-one = Solo hay una partida terminada.
duel-chart = Puntos tras cada turno, si la partida hubiera acabado ahí
duel-parted = Dónde se separaron las partidas
duel-same = Ambos tomaron las mismas decisiones del primer turno al último.
duel-turn = { $turn ->
    [0] Los primeros billetes
   *[other] Turno { $turn }
}
duel-first = la primera diferencia
duel-no-turn = La partida había terminado.
duel-gained = puntos: { $points }

## Refusals

reason-challenge-unknown = No existe ese duelo o esa velada, o no participas.
reason-challenge-full = { $max ->
    [one] Todas las plazas están ocupadas.
    [many] Los { $max } de plazas están ocupados.
   *[other] Las { $max } plazas están ocupadas.
}
reason-challenge-over = Este reto ya ha terminado.
reason-challenge-too-many = { $max ->
    [one] Solo puedes tener { $max } duelo o velada a la vez. Termínalo antes.
    [many] Puedes tener como mucho { $max } de duelos y veladas a la vez. Termina antes uno.
   *[other] Puedes tener como mucho { $max } duelos y veladas a la vez. Termina antes uno.
}
reason-challenge-not-the-host = Solo puede hacerlo quien lanzó el reto.

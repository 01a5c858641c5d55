# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = Desde tu último turno
news-where = { $step } de { $steps }
news-earlier = Jugada anterior
news-later = Jugada siguiente
market-trains = Cartas de Vagón visibles
market-terrains = Terreno visible
market-deck = Mazo
market-deck-ticket = Billetes
hand-terrain = Tu terreno
legend = Puntos y símbolos
market-not-now = Ahora no se puede tomar.
market-not-your-turn = Espera tu turno.
market-second-card = Estás robando cartas: roba antes la segunda.
history-slider = Momento de la partida
history-pause = Pausa
history-speed = Velocidad ×{ $speed }
map-wanted = Útil para tus billetes.
map-planned = En tu plan.
table-bot-wanted = Quieres que siga un bot en su lugar. Esperando a que los demás acepten.
table-comes-back = Esta jugada la hace un bot. Después vuelves a jugar tú.
title-rematch = ● Revancha · Okapi
leave-menu = Dejar la mesa
leave-home = Página de inicio
leave-home-text = La partida te espera; vuelve cuando quieras.
leave-for-good = Abandonar definitivamente
leave-for-good-sure = Sí, abandonar definitivamente
leave-for-good-text = Un bot jugará en tu asiento hasta el final. No podrás recuperarlo.
table-left = (abandonó; sigue un bot)
status-ended = Esta partida se terminó antes de tiempo. Puedes repasarla.
spoken-news-left = { $player } ha abandonado la partida; sigue un bot.
spoken-since-notification = Desde que te avisamos:
rating-after = Índices tras esta partida
rating-line = { $player }: { $rating } ({ $change })
leave-for-good-rated = Esta partida es puntuable: si te vas, quedas en último lugar.
news-since-notification = Desde que te avisamos
news-notification-moment = Mostrar ese momento
title-your-turn = ● Tu turno · Okapi
table-title = La mesa
table-reconnecting = Se ha perdido la conexión. Reconectando…
table-watching = Estás mirando
table-yours = Tus cartas y billetes
table-players = Jugadores
table-score = Puntos
table-trains = Vagones
table-cards = Cartas
table-tickets-short = Billetes
table-terrain-of = { $who ->
    [you] Tus cartas de Terreno
   *[other] Cartas de Terreno: { $player }
}
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (nadie tiene más)
table-stand-in = (juega un bot)
table-late = (sin tiempo)
table-let-bot-play = Que un bot juegue por el jugador ausente
table-let-bot-play-late = Que un bot juegue por el jugador sin tiempo
table-take-back = Recuperar mi asiento
table-clock = Tiempo restante
table-last-round = { $turns ->
    [one] Última ronda: un turno más
   *[other] Última ronda: { $turns } turnos más
}
table-last-round-now = Última ronda: este es tu último turno
table-last-round-yet = Última ronda: te queda un turno
table-last-round-done = Última ronda: ya has jugado tu último turno
status-choose-tickets = Elige los billetes que quieres conservar.
status-others-choose = { $count ->
    [one] { $names } sigue eligiendo billetes.
   *[other] { $names } siguen eligiendo billetes.
}
status-late = A { $player } se le ha acabado el tiempo.
status-late-you = Se te ha acabado el tiempo. Aún puedes jugar hasta que los demás dejen seguir a un bot.
status-your-turn = Tu turno: roba cartas, cubre un recorrido o roba billetes.
status-your-turn-brief = Tu turno
status-draw-again = Roba tu segunda carta.
status-keep-tickets = Elige los billetes que quieres conservar.
status-other-turn = Le toca a { $player }.
status-other-draws = { $player } está robando la segunda carta.
status-other-keeps = { $player } está eligiendo billetes.
status-over = La partida ha terminado.
status-past = Estás viendo un turno anterior.
status-sending = Un momento…
notify-your-turn = Es tu turno.
handover = Pasar el dispositivo a { $name }
curtain-title = Turno de { $name }
curtain-text = Dale el dispositivo a { $name }. ¡Los demás, sin mirar!
curtain-lift = Soy { $name }
map-subtitle = Ferrocarriles, 1910
map-zoom-in = Acercar
map-zoom-out = Alejar
map-route-open = { $route }, { $colour }, { $length ->
    [one] un espacio
   *[other] { $length } espacios
}{ $locomotives ->
    [0] {""}
    [one] , ferry con una locomotora
   *[other] , ferry con { $locomotives } locomotoras
}.
map-route-claimable = { $route }, { $colour }, { $length ->
    [one] un espacio
   *[other] { $length } espacios
}{ $locomotives ->
    [0] {""}
    [one] , ferry con una locomotora
   *[other] , ferry con { $locomotives } locomotoras
}. Puedes cubrirlo.
map-route-claimed = { $who ->
    [you] { $route }, { $length ->
        [one] un espacio
       *[other] { $length } espacios
    }. Es tuyo{ $doubled ->
        [true] , doblado
       *[other] {""}
    }.
   *[other] { $route }, { $length ->
        [one] un espacio
       *[other] { $length } espacios
    }. Es de { $player }{ $doubled ->
        [true] , doblado
       *[other] {""}
    }.
}
map-manual = Usa las flechas para ir de un recorrido a otro, o escribe las primeras letras de un lugar. Pulsa Intro para elegir un recorrido, Esc para volver.
market = Cartas visibles y mazos
market-take = Tomar { $card }
market-draw-train = Robar del mazo de Vagón ({ $count ->
    [one] queda { $count }
   *[other] quedan { $count }
})
market-draw-terrain = Robar del mazo de Terreno ({ $count ->
    [one] queda { $count }
   *[other] quedan { $count }
})
market-draw-tickets = Robar billetes ({ $count ->
    [one] queda { $count }
   *[other] quedan { $count }
})
market-empty = Vacío
market-again = { $card }: pulsa otra vez para confirmar
market-again-hint = Toca otra vez para tomarla.
market-pass = Pasar
hand = Tu mano: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
hand-title = Tu mano
hand-cards = { $cards }: ver qué recorridos se pueden pagar
hand-empty = No tienes cartas.
claim-facts = Recorrido { $colour }, { $length ->
    [one] un espacio
   *[other] { $length } espacios
}{ $locomotives ->
    [0] {""}
    [one] , ferry: una locomotora
   *[other] , ferry: { $locomotives } locomotoras
} · { $terrain }
claim-owned = { $who ->
    [you] Este recorrido es tuyo.
   *[other] Este recorrido es de { $player }.
}
claim-not-now = Solo puedes cubrir un recorrido al principio de tu turno.
claim-not-with = No se puede pagar con estas cartas ({ $card }).
claim-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
claim-doubled = { $points ->
    [one] { $points } punto con { $spent }
   *[other] { $points } puntos con { $spent }
}
claim-majority = Doblar ({ $terrain }): { $locomotives ->
    [0] tú ({ $own })
    [one] tú ({ $own } + 1 locomotora = { $sum })
   *[other] tú ({ $own } + { $locomotives } locomotoras = { $sum })
}, { $rival ->
    [0] nadie más tiene ninguna
   *[other] { $rivals } ({ $rival })
}. Basta. Cuesta { $cost ->
    [one] una carta
   *[other] { $cost } cartas
}.
claim-confirm = Cubrir el recorrido
tickets-none = Aún no tienes billetes.
ticket-is-done = Completado
ticket-trains-missing = { $trains ->
    [one] falta { $trains } espacio
   *[other] faltan { $trains } espacios
}
ticket-fits = { $trains ->
    [one] encaja en tu red, falta { $trains } espacio
   *[other] encaja en tu red, faltan { $trains } espacios
}
ticket-trains-beyond = { $trains ->
    [one] falta { $trains } espacio, pero no te quedan vagones suficientes
   *[other] faltan { $trains } espacios, pero no te quedan vagones suficientes
}
ticket-impossible = ya no es posible
choose-tickets = { $count ->
    [one] Conserva al menos un billete
   *[other] Conserva al menos { $count } billetes
}
choose-tickets-keep = { $count ->
    [one] Conservar este billete
   *[other] Conservar estos { $count } billetes
}
choose-tickets-more = { $count ->
    [one] Elige un billete más
   *[other] Elige { $count } billetes más
}
log = Qué ha pasado
history-where = { $step } de { $steps }
history-link = Copiar enlace
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
rules-picture-terrain = Cada carta de Terreno dobla recorridos de tres colores
spoken-news-cards = { $count ->
    [one] { $player } roba una carta.
   *[other] { $player } roba { $count } cartas.
}
rules-why = ¿Por qué? Regla { $rule }

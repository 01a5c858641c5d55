# The browser: its screens, from the home page to the score sheet. The pieces and what happens to them are in
# game.ftl, the server's refusals in server.ftl.

## Pages

title-home = Okapi: ferrocarriles en el corazón de África
title-page = { $page } · Okapi
title-your-turn = ● Tu turno · Okapi
page-navigation = Páginas
home-link = Okapi, página de inicio
rules-link = Reglas
close = Cerrar
web-nothing = ninguna
web-refused = No es posible ({ $reason }).
reason-server-unreachable = No se puede contactar con el servidor. ¿Está en marcha?
lost-title = Fuera del mapa
lost-text = No hay nada en esta dirección.
lost-home = Ir al inicio
seat-number = Jugador { $number }
name-numbered = { $name } { $number }

## Home

home-over-title = Corazón de África, 1910
home-under-title = Construye ferrocarriles por todo un continente: contra bots temibles, con amigos a distancia o alrededor de una misma pantalla.
home-your-name = Tu nombre
home-traveller = Maquinista
home-solo = Jugar ahora
home-opponents = Rivales
home-level = Nivel
home-play-now = Jugar contra bots
home-friends = Con amigos
home-seats = Jugadores
home-listed = Cualquiera puede unirse
home-set-up = Crear una mesa
home-one-device = En un solo dispositivo
home-one-device-text = Pasaos un mismo dispositivo; entre turnos, tus cartas quedan ocultas.
home-person-name = Nombre del jugador { $number }
home-person-add = Añadir un jugador
home-person-remove = Quitar a { $name }
home-pass-and-play = Jugar por turnos
home-mine = Mis partidas
home-mine-none = Aún no tienes partidas.
home-open = Mesas abiertas
home-open-none = Ahora mismo ninguna mesa busca jugadores.
home-watch = Ver partidas
home-watch-none = Ahora mismo no se está jugando ninguna partida pública.
tutorial-offer-title = ¿Es tu primera vez?
tutorial-offer = Juega una primera partida guiada: unos cinco minutos, y cada cosa se explica cuando aparece.
tutorial-begin = Empezar la partida guiada
keeper = Anotador
keeper-link = Anotador para el juego de mesa
spoken-choice = Jugar en la mesa de texto, hecha para lectores de pantalla
home-unofficial = Una versión no oficial y de código abierto de las reglas publicadas, con ilustraciones propias y su propio mazo de billetes.
options = Opciones
options-length = Duración de la partida
options-length-full = Normal
options-length-medium = Media
options-length-short = Corta
options-tickets-drawn = Billetes que se roban
options-tickets-drawn-text = En la mayoría de los reglamentos se roban { $tickets_in_most_editions }; en el ruso, { $tickets_in_russian }.
options-clock = Tiempo por jugada
options-clock-none = sin límite
options-clock-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
options-clock-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
options-clock-days = { $days ->
    [one] un día
   *[other] { $days } días
}
options-timeout = Cuando se acabe el tiempo
options-timeout-bot = Sigue un bot
options-timeout-players = Deciden los demás
list-your-turn = Tu turno
list-lobby = Esperando jugadores
list-playing = En juego
list-over = Terminada
list-closed = Cerrada
list-open-seats = { $count ->
    [one] un asiento libre
   *[other] { $count } asientos libres
}

## Joining

join-title = Te han invitado
join-text = En la mesa: { $names }.
join-sit-down = Sentarme
join-watch = Solo mirar
transfer-title = Jugar en este dispositivo
transfer-text = Creaste este enlace en otro dispositivo. Con él, también puedes jugar tus partidas en este navegador.
transfer-take = Seguir aquí

## Lobby

lobby-title = La mesa está lista
lobby-waiting = { $count ->
    [one] Falta un jugador.
   *[other] Faltan { $count } jugadores.
}
lobby-ready = Ya están todos. La partida la inicia quien creó la mesa.
lobby-ready-host = Ya están todos. Empieza cuando quieras.
lobby-seats = Asientos
lobby-open-seat = asiento libre
lobby-you = (tú)
lobby-away = (ausente)
lobby-seat-kind = Quién juega en el asiento { $number }
lobby-person = Una persona
lobby-open = Libre para un amigo
lobby-make-open = Pedirle que deje la mesa
lobby-agreed = { $trains ->
    [one] { $trains } vagón por jugador
   *[other] { $trains } vagones por jugador
} · { $tickets ->
    [one] se roba { $tickets } billete
   *[other] se roban { $tickets } billetes
} · tiempo por jugada: { $clock }
lobby-timeout-bot = Si a un jugador se le acaba el tiempo, sigue un bot en su lugar.
lobby-timeout-players = Si a un jugador se le acaba el tiempo, los demás deciden si esperan o dejan que siga un bot.
lobby-listed = Esta mesa aparece en la lista: cualquiera puede unirse.
lobby-start = Empezar la partida
lobby-leave = Dejar la mesa
lobby-closed = Esta mesa se cerró antes de empezar la partida.
lobby-invite = Invitar a amigos
lobby-invite-text = Cualquiera que tenga este enlace puede sentarse, desde cualquier dispositivo que llegue a este servidor.
lobby-invite-link = Enlace de invitación
lobby-copy = Copiar
lobby-copied = Copiado
lobby-fair = Reparto limpio
lobby-fair-text = El crupier ha sellado un secreto. Añade unas palabras tuyas: las cartas dependen del secreto y de las palabras de todos, así que nadie puede amañarlas y, después de la partida, cualquiera puede comprobarlo.
lobby-commitment = Sello:
lobby-words = Tus palabras para barajar
lobby-words-example = lo que quieras

## Table

table-title = La mesa
table-loading = Desplegando el mapa…
table-reconnecting = Se ha perdido la conexión. Reconectando…
table-watching = Estás mirando
table-you = Tú
table-yours = Tus cartas y billetes
table-players = Jugadores
table-score = Puntos
table-trains = Vagones
table-cards = Cartas
table-tickets-short = Billetes
table-terrain-of = Cartas de Terreno: { $player }
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (más que nadie, o empate)
table-stand-in = (juega un bot)
table-late = (sin tiempo)
table-let-bot-play = Que un bot juegue por el jugador ausente
table-let-bot-play-late = Que un bot juegue por el jugador sin tiempo
table-take-back = Recuperar mi asiento
table-clock = Tiempo restante
# A clock that has hours or days left; shorter times are shown as 1:05.
table-clock-hours = { $hours } h { $minutes } min
table-clock-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
} { $hours } h
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
handover = Pásale el dispositivo a { $name }
curtain-title = Turno de { $name }
curtain-text = Dale el dispositivo a { $name }. ¡Los demás, sin mirar!
curtain-lift = Soy { $name }

## Map

map = Mapa
map-title = Corazón de África
map-subtitle = Ferrocarriles, 1910
map-zoom-in = Acercar
map-zoom-out = Alejar
map-fit = Ver todo el mapa
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

map-manual = Usa las flechas para ir de un recorrido a otro, o escribe las primeras letras de un lugar. Pulsa Intro para elegir un recorrido, Escape para volver.

## Cards

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

## Claiming

claim-facts = { $length ->
    [one] Un espacio
   *[other] { $length } espacios
}, { $colour }{ $locomotives ->
    [0] {""}
    [one] , ferry: una locomotora
   *[other] , ferry: { $locomotives } locomotoras
} · { $terrain }
claim-owned = { $who ->
    [you] Este recorrido es tuyo.
   *[other] Este recorrido es de { $player }.
}
claim-not-now = Solo puedes cubrir un recorrido al principio de tu turno.
claim-not-with = No se puede pagar con esta carta: { $card }.
claim-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
claim-doubled = { $points ->
    [one] { $points } punto con { $spent }
   *[other] { $points } puntos con { $spent }
}
claim-majority = Doblar ({ $terrain }): { $locomotives ->
    [0] tú { $own }
    [one] tú { $own } + 1 locomotora = { $sum }
   *[other] tú { $own } + { $locomotives } locomotoras = { $sum }
}, { $rival ->
    [0] nadie más tiene ninguna
   *[other] { $rivals } ({ $rival })
}: basta. Cuesta { $cost ->
    [one] una carta
   *[other] { $cost } cartas
}.
claim-confirm = Cubrir el recorrido

## Tickets

tickets = Tus billetes
tickets-none = Aún no tienes billetes.
ticket-is-done = Completado
ticket-failed = Sin completar
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

## Log and history

log = Qué ha pasado
history = La partida hasta ahora
history-first = Volver al principio
history-back = Un paso atrás
history-forth = Un paso adelante
history-where = { $step } de { $steps }
history-link = Copiar enlace
history-now = Volver al presente

## Phone

phone-tabs = Tus cartas y billetes
phone-cards = Cartas
phone-tickets = Billetes
phone-players = Jugadores
phone-log = Historial

## The end

end-winner = { $who ->
    [you] ¡Has ganado con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }!
   *[other] { $player } ha ganado con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
}
end-shared = { $names } comparten la victoria
end-sheet = Hoja de puntuación
end-player = Jugador
end-routes = Recorri­dos
end-doubling = Doble
end-tickets = Billetes
end-globetrotter = Trota­mundos
end-total = Total
end-rematch = Jugar otra vez
end-to-rematch = Ir a la revancha
end-look-back = Repasar la partida
end-review = Analizar la partida
play-on = Seguir jugando desde aquí
advice = Consejo
end-record = Descargar el registro de la partida
end-chart = Puntos durante la partida
end-chart-start = inicio
end-chart-end = billetes
end-all-tickets = Los billetes de todos
check-title = ¿Fue limpio el reparto?
check-text = El registro de la partida contiene el secreto del crupier. Con él, este navegador puede repartir de nuevo todas las cartas y comparar.
check-do = Comprobar el reparto
check-running = Repartiendo de nuevo…
check-fair = { $draws ->
    [one] Limpio: { $draws } extracción, que coincide con el secreto sellado y las palabras de los jugadores.
   *[other] Limpio: las { $draws } extracciones coinciden con el secreto sellado y las palabras de los jugadores.
}
check-failed = No se ha podido descargar el registro. Inténtalo otra vez.
check-edited = La línea { $line } del registro se modificó después de escribirse.
check-no-secret = El registro no contiene el secreto.
check-wrong-secret = Este no es el secreto que se selló antes de la partida.
check-not-dealt = La línea { $line } del registro no es lo que el crupier debía repartir.
check-not-fair-luck = Esta partida no la repartió el crupier imparcial.
check-not-here = Los navegadores solo pueden comprobar sellos por https o en tu propio ordenador. Descarga el registro y ejecuta «okapi verify».

## Settings

settings = Ajustes
settings-language = Idioma
settings-language-missing = { $language }: no se ha podido cargar este idioma. Comprueba la conexión y vuelve a cargar la página.
settings-language-auto = El del navegador ({ $language })
settings-theme = Tema
settings-theme-auto = El del sistema
settings-theme-light = Día
settings-theme-dark = Luz de lámpara
settings-animation = Animaciones
settings-animation-auto = Como en el sistema
settings-animation-on = Sí
settings-animation-quick = Rápidas
settings-animation-off = No
settings-confirm = Confirmar jugadas
settings-confirm-touch = En pantallas táctiles
settings-confirm-always = Siempre
settings-confirm-never = Nunca
settings-delay = Velocidad de los bots (partidas nuevas)
settings-delay-instant = Instantánea
settings-delay-fast = Rápida
settings-delay-brisk = Ágil
settings-delay-calm = Tranquila
settings-shortcuts = Atajos de una sola tecla
settings-volume = Volumen de los sonidos
settings-notify = Avisarme cuando me toque y esté en otra ventana

## Keyboard

keys = Atajos de teclado
keys-are-off = Los atajos de una sola tecla están desactivados en los ajustes.
keys-cards = Robar cartas
keys-train-card = Tomar una carta de Vagón visible
keys-terrain-card = Tomar una carta de Terreno visible
keys-train-deck = Robar del mazo de Vagón
keys-terrain-deck = Robar del mazo de Terreno
keys-draw-tickets = Robar billetes
keys-parts = Por la mesa
keys-to-map = Ir al mapa
keys-to-market = Ir a las cartas visibles o a los billetes entre los que elegir
keys-to-hand = Ir a tu mano
keys-to-tickets = Ir a tus billetes
keys-to-log = Ir al historial
keys-map = El mapa
keys-claimable = Recorrido siguiente o anterior que puedes cubrir
keys-plan = Planear el recorrido elegido o descartarlo
keys-zoom = Acercar, alejar
keys-on-map = En el mapa
keys-arrows = Recorrido más cercano en esa dirección
keys-letters = Lugar, por las primeras letras de su nombre
keys-around = Alrededor de un lugar, recorrido a recorrido
keys-ends = Recorrido más al norte o más al sur
keys-choose = Elegir el recorrido; elegir cómo pagar
keys-pan = Mover el mapa
keys-everywhere = En todas partes
keys-escape = Cerrar o volver
# What is printed on the keys.
key-enter = Intro
key-escape = Esc
key-home = Inicio
key-end = Fin
key-page-up = Re Pág
key-page-down = Av Pág
key-shift-arrows = Mayús + flechas
key-letters = A … Z

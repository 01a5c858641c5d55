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
web-nothing = nada
web-refused = No se ha aceptado ({ $reason }).
reason-server-unreachable = No se puede contactar con el servidor. ¿Está en marcha?
lost-title = Fuera del mapa
lost-text = No hay nada en esta dirección.
lost-home = Ir al inicio
seat-number = Compañía { $number }
name-numbered = { $name } { $number }

## Home

home-over-title = Corazón de África, 1910
home-under-title = Tiende vías por todo un continente: contra bots temibles, con amigos a distancia o alrededor de una misma mesa.
home-your-name = Tu nombre
home-traveller = Maquinista
home-solo = Jugar ahora
home-opponents = Rivales
home-level = Nivel
home-play-now = Jugar contra bots
home-friends = Con amigos
home-seats = Jugadores
home-listed = Abierta a cualquiera
home-set-up = Preparar una mesa
home-one-device = En un solo dispositivo
home-one-device-text = El dispositivo pasa de mano en mano; un telón oculta tus cartas entre turnos.
home-person-name = Nombre de la persona { $number }
home-person-add = Añadir una persona
home-person-remove = Quitar a { $name }
home-pass-and-play = Jugar por turnos
home-mine = Mis partidas
home-mine-none = Aún no tienes partidas.
home-open = Mesas abiertas
home-open-none = Ahora mismo ninguna mesa espera gente.
home-watch = Mirar
home-watch-none = Ahora mismo no se juega ninguna partida pública.
home-unofficial = Una versión abierta y no oficial de unas reglas publicadas, con arte propio y su propio mazo de billetes.
options = Opciones
options-length = Duración de la partida
options-length-full = Completa
options-length-medium = Media
options-length-short = Corta
options-tickets-drawn = Billetes al robar
options-tickets-drawn-text = La mayoría de los reglamentos roban 4; el ruso, 3.
options-clock = Tiempo por jugada
options-clock-none = Sin límite
options-clock-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
options-clock-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
options-clock-days = { $days ->
    [one] Un día
   *[other] { $days } días
}
options-timeout = Cuando se acaba el tiempo
options-timeout-bot = Sigue un bot
options-timeout-players = Deciden los demás
list-your-turn = Tu turno
list-lobby = Esperando gente
list-playing = En juego
list-over = Terminada
list-closed = Cerrada
list-open-seats = { $count ->
    [one] un asiento libre
   *[other] { $count } asientos libres
}

## Joining

join-title = Tienes una invitación
join-text = En la mesa: { $names }.
join-sit-down = Sentarse
join-watch = Solo mirar
transfer-title = Jugar en este dispositivo
transfer-text = Creaste este enlace en otro dispositivo. Con él, también puedes jugar tus partidas en este navegador.
transfer-take = Seguir aquí

## Lobby

lobby-title = La mesa está puesta
lobby-waiting = { $count ->
    [one] Falta una persona.
   *[other] Faltan { $count } personas.
}
lobby-ready = Ya no falta nadie. La partida la empieza quien creó la mesa.
lobby-ready-host = Ya no falta nadie. Empieza cuando quieras.
lobby-seats = Asientos
lobby-open-seat = asiento libre
lobby-you = (tú)
lobby-away = (ausente)
lobby-seat-kind = Quién juega en el asiento { $number }
lobby-person = Una persona
lobby-open = Libre para invitar
lobby-make-open = Dejar libre
lobby-agreed = { $trains ->
    [one] { $trains } vagón por persona
   *[other] { $trains } vagones por persona
} · { $tickets ->
    [one] { $tickets } billete al robar
   *[other] { $tickets } billetes al robar
} · tiempo por jugada: { $clock }
lobby-timeout-bot = Si a alguien se le acaba el tiempo, un bot sigue por esa persona.
lobby-timeout-players = Si a alguien se le acaba el tiempo, los demás deciden: esperar o dejar que juegue un bot.
lobby-listed = Entre las mesas abiertas: cualquiera puede sentarse.
lobby-start = Empezar la partida
lobby-leave = Dejar la mesa
lobby-closed = Esta mesa se cerró antes de empezar la partida.
lobby-invite = Invitar a amigos
lobby-invite-text = Quien tenga este enlace puede sentarse. Funciona en cualquier dispositivo que llegue a este servidor.
lobby-invite-link = Enlace de invitación
lobby-copy = Copiar
lobby-copied = Copiado
lobby-fair = Un reparto limpio
lobby-fair-text = El crupier ha sellado un secreto. Añade palabras tuyas: las cartas salen del secreto y de todas las palabras juntas, así que nadie puede elegirlas y, tras la partida, cualquiera puede comprobarlo.
lobby-commitment = Sello:
lobby-words = Tus palabras para barajar
lobby-words-example = lo que quieras

## Table

table-title = La mesa
table-loading = Desplegando el mapa…
table-reconnecting = Se ha perdido la conexión. Reintentando…
table-watching = Estás mirando
table-you = Tú
table-yours = Tus cartas y billetes
table-players = Jugadores
table-score = Puntos
table-trains = Vagones
table-cards = Cartas
table-tickets-short = Billetes
table-terrain-of = Cartas de Terreno ({ $player })
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (mayoría)
table-stand-in = (juega un bot)
table-late = (sin tiempo)
table-let-bot-play = Que un bot juegue por la persona ausente
table-let-bot-play-late = Que un bot juegue por quien se quedó sin tiempo
table-take-back = Retomar mi asiento
table-clock = Tiempo restante
table-last-round = { $turns ->
    [one] Última ronda: un turno más
   *[other] Última ronda: { $turns } turnos más
}
status-choose-tickets = Elige los billetes que conservas.
status-others-choose = { $count ->
    [one] { $names } sigue eligiendo billetes.
   *[other] { $names } siguen eligiendo billetes.
}
status-late = A { $player } se le ha acabado el tiempo.
status-late-you = Se te ha acabado el tiempo. Aún puedes jugar, hasta que los demás dejen que un bot juegue por ti.
status-your-turn = Tu turno: toma cartas, cubre un recorrido o roba billetes.
status-draw-again = Toma tu segunda carta.
status-keep-tickets = Elige los billetes que conservas.
status-other-turn = Le toca a { $player }.
status-other-draws = { $player } toma la segunda carta.
status-other-keeps = { $player } elige billetes.
status-over = La partida ha terminado.
status-past = Estás viendo el pasado.
status-sending = Un momento…
notify-your-turn = Es tu turno.
handover = Pasar el dispositivo a { $name }
curtain-title = Turno de { $name }
curtain-text = Entrega el dispositivo a { $name }. Que no mire nadie más.
curtain-lift = Soy { $name }

## Map

map = Mapa
map-title = Corazón de África
map-subtitle = Ferrocarriles, 1910
map-zoom-in = Acercar
map-zoom-out = Alejar
map-fit = Todo el mapa
map-route-open = { $route }, { $colour }, { $length ->
    [one] un espacio
   *[other] { $length } espacios
}{ $locomotives ->
    [0] {""}
    [one] , ferry con una locomotora
   *[other] , ferry con { $locomotives } locomotoras
}
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
        [true] , doblado ×2
       *[other] {""}
    }.
   *[other] { $route }, { $length ->
        [one] un espacio
       *[other] { $length } espacios
    }. Es de { $player }{ $doubled ->
        [true] , doblado ×2
       *[other] {""}
    }.
}

map-manual = Las flechas llevan de recorrido en recorrido, las letras a un lugar por su nombre. Intro elige un recorrido, Escape vuelve atrás.

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
market-again = { $card }: otra vez para confirmar
market-again-hint = Toca otra vez para tomarla.
market-pass = Pasar
hand = Tu mano: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
hand-title = Tu mano
hand-cards = { $cards }: ver qué se puede pagar
hand-empty = Sin cartas.

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
claim-not-now = Puedes cubrir un recorrido al empezar tu turno.
claim-not-with = No se puede con esta carta: { $card }.
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
tickets-none = Aún no hay billetes.
ticket-is-done = Completado
ticket-failed = Sin completar
ticket-trains-missing = { $trains ->
    [one] falta un vagón
   *[other] faltan { $trains } vagones
}
ticket-fits = { $trains ->
    [one] encaja en tu red, falta un vagón
   *[other] encaja en tu red, faltan { $trains } vagones
}
ticket-trains-beyond = { $trains ->
    [one] falta un vagón y no te queda ninguno
   *[other] faltan { $trains } vagones, más de los que tienes
}
ticket-impossible = ya no hay camino
choose-tickets = { $count ->
    [one] Conserva al menos un billete
   *[other] Conserva al menos { $count } billetes
}
choose-tickets-keep = { $count ->
    [one] Conservar este billete
   *[other] Conservar estos { $count } billetes
}
choose-tickets-more = { $count ->
    [one] Elige uno más
   *[other] Elige { $count } más
}

## Log and history

log = Qué ha pasado
history = La partida hasta ahora
history-first = Al principio
history-back = Un paso atrás
history-forth = Un paso adelante
history-where = { $step } de { $steps }
history-link = Copiar enlace
history-now = Al presente

## Phone

phone-tabs = Tus cartas y billetes
phone-cards = Cartas
phone-tickets = Billetes
phone-players = Jugadores
phone-log = Historial

## The end

end-winner = { $who ->
    [you] Ganas con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
   *[other] Gana { $player } con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
}
end-shared = Victoria compartida: { $names }
end-sheet = Hoja de puntuación
end-player = Nombre
end-routes = Recorri­dos
end-doubling = Doble
end-tickets = Billetes
end-globetrotter = Trota­mundos
end-total = Total
end-rematch = Jugar otra vez
end-to-rematch = A la revancha
end-look-back = Repasar la partida
end-record = Descargar el registro
end-chart = Puntos durante la partida
end-chart-start = inicio
end-chart-end = billetes
end-all-tickets = Todos los billetes
check-title = ¿Fue limpio el reparto?
check-text = El registro contiene el secreto del crupier. Con él, este navegador puede repartir de nuevo cada carta y comparar.
check-do = Comprobar el reparto
check-running = Repartiendo de nuevo…
check-fair = { $draws ->
    [one] Limpio: { $draws } extracción, que sale del secreto sellado y de las palabras de la mesa.
   *[other] Limpio: las { $draws } extracciones salen del secreto sellado y de las palabras de la mesa.
}
check-failed = No se ha podido obtener el registro. Inténtalo otra vez.
check-edited = La línea { $line } del registro se modificó después de escribirse.
check-no-secret = El registro no contiene ningún secreto.
check-wrong-secret = El secreto no es el que se selló antes de la partida.
check-not-dealt = La línea { $line } del registro no es lo que debía repartir el crupier.
check-not-fair-luck = Las cartas de esta partida no salieron del reparto limpio.
check-not-here = Los navegadores solo comprueban sellos por https o en tu propia máquina. Descarga el registro y usa «okapi verify».

## Settings

settings = Ajustes
settings-language = Idioma
settings-language-missing = { $language }: este idioma no se pudo cargar. Comprueba la conexión y vuelve a cargar la página.
settings-language-auto = El del navegador ({ $language })
settings-theme = Papel
settings-theme-auto = Como el sistema
settings-theme-light = De día
settings-theme-dark = Con lámpara
settings-animation = Movimiento
settings-animation-auto = Como el sistema
settings-animation-on = Sí
settings-animation-off = No
settings-confirm = Confirmar jugadas
settings-confirm-touch = Pantalla táctil
settings-confirm-always = Siempre
settings-confirm-never = Nunca
settings-pace = Bots, partidas nuevas
settings-pace-instant = Al instante
settings-pace-fast = Rápidos
settings-pace-brisk = Ágiles
settings-pace-calm = Tranquilos
settings-shortcuts = Atajos de una sola tecla
settings-sound = Campana en mi turno
settings-notify = Avisarme cuando esté en otra cosa

## Keyboard

keys = Atajos de teclado
keys-are-off = Los atajos de una sola tecla están desactivados en los ajustes.
keys-cards = Tomar cartas
keys-train-card = Tomar una carta de Vagón visible
keys-terrain-card = Tomar una carta de Terreno visible
keys-train-deck = Robar del mazo de Vagón
keys-terrain-deck = Robar del mazo de Terreno
keys-draw-tickets = Robar billetes
keys-parts = Por la mesa
keys-to-map = Al mapa
keys-to-market = A las cartas visibles o a los billetes ofrecidos
keys-to-hand = A tu mano
keys-to-tickets = A tus billetes
keys-to-log = A lo que pasó
keys-map = El mapa
keys-claimable = Al recorrido siguiente o anterior que puedes cubrir
keys-zoom = Más cerca, más lejos
keys-on-map = En el mapa
keys-arrows = Al recorrido más cercano en esa dirección
keys-letters = A un lugar, por el principio de su nombre
keys-around = Alrededor de un lugar, recorrido a recorrido
keys-ends = Al recorrido más al norte o al sur
keys-choose = Elegir el recorrido; elegir cómo pagar
keys-pan = Mover el mapa
keys-everywhere = En todas partes
keys-escape = Cerrar, volver
# What is printed on the keys.
key-enter = Intro
key-escape = Esc
key-home = Inicio
key-end = Fin
key-page-up = Re Pág
key-page-down = Av Pág
key-shift-arrows = Mayús + flechas
key-letters = A … Z

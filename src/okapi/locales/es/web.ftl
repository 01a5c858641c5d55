# The browser: its screens, from the home page to the score sheet. The pieces and what happens to them are in
# game.ftl, the server's refusals in server.ftl.

## Pages

title-home = Okapi: ferrocarriles en el corazón de África
title-page = { $page } · Okapi
page-navigation = Páginas
home-link = Okapi, página de inicio
rules-link = Reglas
close = Cerrar
web-nothing = ninguna carta
web-refused = No es posible ({ $reason }).
reason-server-unreachable = No se puede contactar con el servidor. ¿Está en marcha?
lost-title = Fuera del mapa
lost-text = No hay nada en esta dirección.
lost-home = Ir al inicio
seat-number = Jugador { $number }
name-numbered = { $name } { $number }
labelled = { $label }: { $text }

## Home

home-over-title = Corazón de África, 1910
home-under-title = Construye ferrocarriles por todo un continente: contra bots temibles, con amigos a distancia o alrededor de una misma pantalla.
home-your-name = Tu nombre
home-traveller = Maquinista
home-solo = Jugar ahora
home-opponents = Rivales
home-play-now = Jugar contra bots
home-friends = Con amigos
home-seats = Jugadores
home-listed = Cualquiera puede unirse
home-set-up = Crear una mesa
home-one-device = En un solo dispositivo
home-one-device-text = Pasaos un mismo dispositivo; entre turnos, las cartas quedan ocultas.
home-person-name = Nombre del jugador { $number }
home-person-add = Añadir un jugador
home-person-remove = Quitar a { $name }
home-pass-and-play = Jugar en este dispositivo
home-mine = Mis partidas
home-open = Mesas abiertas
home-open-none = Ahora mismo ninguna mesa busca jugadores.
home-watch = Ver partidas
home-watch-none = Ahora mismo no se está jugando ninguna partida pública.
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

## Lobby

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
lobby-copy = Copiar
lobby-copied = Copiado

## Table

table-loading = Desplegando el mapa…
table-you = Tú
# A clock that has hours or days left; shorter times are shown as 1:05.
table-clock-hours = { $hours } h { $minutes } min
table-clock-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
} { $hours } h

## Map

map = Mapa
map-fit = Ver todo el mapa

## Tickets

tickets = Tus billetes
ticket-failed = Sin completar

## Log and history

history = La partida hasta ahora
history-first = Volver al principio
history-back = Un paso atrás
history-forth = Un paso adelante
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
settings-follow = Mover el mapa hacia lo que cubren los demás
livery-colour = { $colour ->
    [red] rojo
    [blue] azul
    [green] verde
    [yellow] amarillo
   *[black] negro
}
livery-choose = { $name }: { $colour }. Elegir otro color
livery-taken = { $colour }, ya lo tiene { $name }
legend-free = Recorrido libre: espacios vacíos de su color
legend-grey = Recorrido gris: cartas de un mismo color, el que quieras
legend-taken = Recorrido cubierto: un tren con el color y el símbolo de su dueño
legend-claimable = Puedes cubrirlo ahora
legend-wanted = Útil para tus billetes
legend-planned = En tu plan, que solo ves tú
legend-fresh = Cubierto desde tu último turno
history-play = Reproducir
history-turn-back = Un turno atrás
history-turn-forth = Un turno adelante
settings-delay-now = Velocidad de los bots en esta partida
map-title = Corazón de África

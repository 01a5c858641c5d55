# What people type, at the terminal's prompt and at the text table: word-<command>, its spellings with commas, the one
# to show first. English works in every language besides; case and accents do not matter, and the beginning
# of a word is enough. The names of cards, terrains and places come from game.ftl and places.ftl.

## Moves

word-draw = robar, tomar
word-claim = cubrir, ocupar
word-keep = conservar
word-pass = pasar

## Questions

word-hand = mano, cartas
word-market = visibles, mercado
word-players = jugadores
word-map = mapa
word-routes = recorridos, rutas
word-place = lugar, ciudad
word-who-has = quién tiene
word-tickets = billetes, destinos
word-needs = faltan, necesito, qué necesito, qué me falta
word-plan = plan, planear
word-last = últimos, últimas
word-log = historial
word-score = puntos, puntuación
word-options = opciones
word-rules = reglas
word-advice = consejo
word-review = análisis, analizar
word-help = ayuda

## Moving about

word-back = volver, atrás, v
word-next = siguiente, s
word-previous = anterior, a
word-language = idioma
word-save = guardar
word-quit = salir

## What goes with a command: the decks, all tickets, to double, a locomotive in short

word-train-deck = vagón
word-terrain-deck = terreno
word-all = todo, todos, todas
word-double = doblar, doble
word-locomotive = loc

## Yes and no, where a question is asked

word-yes = sí, s
word-no = no, n

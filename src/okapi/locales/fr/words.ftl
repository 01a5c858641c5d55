# What people type, at the terminal's prompt and at the text table: word-<command>, its spellings with commas, the one
# to show first. English works in every language besides; case and accents do not matter, and the beginning
# of a word is enough. The names of cards, terrains and places come from game.ftl and places.ftl.

## Moves

word-draw = prendre, piocher
word-claim = construire, poser
word-keep = garder
word-pass = passer

## Questions

word-hand = main, cartes
word-market = visibles, étalage
word-players = joueurs
word-map = plan, plateau
word-routes = routes, routes libres
word-place = lieu, ville
word-who-has = qui a
word-tickets = destinations, billets
word-needs = manque, besoin, ce qui manque
word-plan = projet, projeter, planifier
word-last = derniers, dernier
word-log = historique, journal
word-score = score, points
word-options = options, choix
word-rules = règles
word-advice = conseil
word-review = analyse
word-help = aide

## Moving about

word-back = retour, r
word-next = suivant, s
word-previous = précédent, p
word-language = langue
word-save = enregistrer, sauver
word-quit = quitter, sortir

## What goes with a command: the decks, all tickets, to double, a locomotive in short

word-train-deck = wagon
word-terrain-deck = terrain
word-all = tout, toutes
word-double = doubler
word-locomotive = loco

## Yes and no, where a question is asked

word-yes = oui, o
word-no = non, n

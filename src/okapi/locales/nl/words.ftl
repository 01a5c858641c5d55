# What people type, at the terminal's prompt and at the text table: word-<command>, its spellings with commas, the one
# to show first. English works in every language besides; case and accents do not matter, and the beginning
# of a word is enough. The names of cards, terrains and places come from game.ftl and places.ftl.

## Moves

word-draw = trek, trekken, neem, nemen
word-claim = claim, claimen, bouw, bouwen
word-keep = houd, houden
word-pass = pas, passen

## Questions

word-hand = hand, kaarten
word-market = aanbod, open kaarten
word-players = spelers
word-map = landkaart, netwerk
word-routes = routes, vrije routes, open routes
word-place = plaats, stad
word-who-has = wie heeft, van wie
word-tickets = bestemmingen, bestemmingskaarten
word-needs = nodig, wat heb ik nodig
word-plan = plan, plannen
word-last = laatste
word-log = verloop
word-score = score, punten
word-options = opties, mogelijkheden
word-rules = regels
word-advice = advies, raad
word-review = bespreking
word-help = help, hulp

## Moving about

word-back = terug, t
word-next = volgende
word-previous = vorige
word-language = taal
word-save = bewaar, bewaren, opslaan
word-quit = stop, stoppen

## What goes with a command: the decks, all tickets, to double, a locomotive in short

word-train-deck = trein, treinkaart
word-terrain-deck = terrein, terreinkaart
word-all = alle, alles, allemaal
word-double = dubbel, verdubbel, verdubbeld
word-locomotive = loc

## Yes and no, where a question is asked

word-yes = ja, j
word-no = nee, n

# What people type, at the terminal's prompt and at the text table: word-<command>, its spellings with commas, the one
# to show first. English works in every language besides; case and accents do not matter, and the beginning
# of a word is enough. The names of cards, terrains and places come from game.ftl and places.ftl.

## Moves

word-draw = draw, take
word-claim = claim, build
word-keep = keep
word-pass = pass

## Questions

word-hand = hand, cards
word-market = market, face up cards, open cards
word-players = players
word-map = map
word-routes = routes, free routes, open routes
word-place = board, place
word-who-has = who has
word-tickets = tickets
word-needs = needs, need, missing, what do i need
word-plan = plan, wish
word-last = last
word-log = log
word-score = score
word-options = options
word-rules = rules
word-advice = advice, hint
word-review = review
word-help = help

## Moving about

word-back = back
word-next = next
word-previous = previous
word-language = language
word-save = save
word-quit = quit, exit

## What goes with a command: the decks, all tickets, to double, a locomotive in short

word-train-deck = train
word-terrain-deck = terrain
word-all = all
word-double = double
word-locomotive = loco

## Yes and no, where a question is asked

word-yes = yes, y
word-no = no, n

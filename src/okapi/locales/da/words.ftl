# What people type, at the terminal's prompt and at the text table: word-<command>, its spellings with commas, the one
# to show first. English works in every language besides; case and accents do not matter, and the beginning
# of a word is enough. The names of cards, terrains and places come from game.ftl and places.ftl.

## Moves

word-draw = træk, tag
word-claim = indsæt, byg
word-keep = behold
word-pass = pas, meld pas

## Questions

word-hand = hånd, kort
word-market = udvalg, synlige kort
word-players = spillere
word-map = landkort
word-routes = strækninger, ledige strækninger
word-place = sted, bræt
word-who-has = hvem har
word-tickets = rutekort
word-needs = mangler, behøver, hvad mangler jeg
word-plan = plan, planlæg
word-last = seneste, sidste
word-log = log, forløb
word-score = point, stilling
word-options = muligheder
word-rules = regler
word-advice = råd
word-review = gennemgang
word-help = hjælp

## Moving about

word-back = tilbage, t
word-next = næste, n
word-previous = forrige, f
word-language = sprog
word-save = gem
word-quit = afslut, slut

## What goes with a command: the decks, all tickets, to double, a locomotive in short

word-train-deck = togvogn, togvognskort
word-terrain-deck = terræn, terrænkort
word-all = alle
word-double = dobbelt, fordobl
word-locomotive = lok

## Yes and no, where a question is asked

word-yes = ja, j
word-no = nej, n

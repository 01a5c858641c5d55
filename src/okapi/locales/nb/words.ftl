# What people type, at the terminal's prompt and at the text table: word-<command>, its spellings with commas, the one
# to show first. English works in every language besides; case and accents do not matter, and the beginning
# of a word is enough. The names of cards, terrains and places come from game.ftl and places.ftl.

## Moves

word-draw = trekk, ta
word-claim = ta spor, bygg
word-keep = behold
word-pass = pass, meld pass

## Questions

word-hand = hånd, kort
word-market = utvalg, åpne kort
word-players = spillere
word-map = kart
word-routes = spor, ledige spor
word-place = sted, brett
word-who-has = hvem har
word-tickets = billetter
word-needs = mangler, trenger, hva mangler jeg
word-plan = plan, planlegg
word-last = siste
word-log = logg, hendelser
word-score = poeng, stilling
word-options = muligheter
word-rules = regler
word-advice = råd
word-review = gjennomgang
word-help = hjelp

## Moving about

word-back = tilbake, t
word-next = neste, n
word-previous = forrige, f
word-language = språk
word-save = lagre
word-quit = avslutt

## What goes with a command: the decks, all tickets, to double, a locomotive in short

word-train-deck = vogn, vognkort
word-terrain-deck = terreng, terrengkort
word-all = alle
word-double = dobbelt, doble
word-locomotive = lok

## Yes and no, where a question is asked

word-yes = ja, j
word-no = nei, n

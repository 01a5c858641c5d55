# What people type, at the terminal's prompt and at the text table: word-<command>, its spellings with commas, the one
# to show first. English works in every language besides; case and accents do not matter, and the beginning
# of a word is enough. The names of cards, terrains and places come from game.ftl and places.ftl.

## Moves

word-draw = dra, ta
word-claim = muta in, inmuta, bygg
word-keep = behåll
word-pass = passa

## Questions

word-hand = hand, kort
word-market = uppvända, uppvända kort
word-players = spelare
word-map = karta, nät
word-routes = sträckor, lediga sträckor
word-place = ort, stad
word-who-has = vem har
word-tickets = biljetter, biljettkort
word-needs = fattas, behöver, vad behöver jag
word-plan = plan, planera
word-last = senaste
word-log = logg, händelser
word-score = poäng, ställning
word-options = möjligheter, alternativ
word-rules = regler
word-advice = råd, tips
word-review = genomgång
word-help = hjälp

## Moving about

word-back = tillbaka, t
word-next = nästa, fortsätt, mer, n
word-previous = förra, föregående, f
word-language = språk
word-save = spara
word-quit = avsluta, lämna

## What goes with a command: the decks, all tickets, to double, a locomotive in short

word-train-deck = tåg, tågkort
word-terrain-deck = terräng, terrängkort
word-all = alla
word-double = dubbla, dubbelt, fördubbla
word-locomotive = lok

## Yes and no, where a question is asked

word-yes = ja, j
word-no = nej, n

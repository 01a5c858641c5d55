# What people type, at the terminal's prompt and at the text table: word-<command>, its spellings with commas, the one
# to show first. English works in every language besides; case and accents do not matter, and the beginning
# of a word is enough. The names of cards, terrains and places come from game.ftl and places.ftl.

## Moves

word-draw = nosta, ota
word-claim = rakenna
word-keep = pidä
word-pass = passaa

## Questions

word-hand = käsi, kortit
word-market = esillä, avoimet kortit
word-players = pelaajat
word-map = kartta, verkko
word-routes = reitit, vapaat reitit
word-place = paikkakunta, kaupunki
word-who-has = kenellä, kenellä on
word-tickets = menoliput, liput
word-needs = puuttuu, tarvitsen, mitä tarvitsen
word-plan = suunnitelma, suunnittele
word-last = viimeksi, viimeiset
word-log = loki, tapahtumat
word-score = pisteet
word-options = vaihtoehdot
word-rules = säännöt
word-advice = neuvo, vinkki
word-review = analyysi
word-help = ohje, apua

## Moving about

word-back = takaisin, t
word-next = seuraava, jatka, s
word-previous = edellinen, e
word-language = kieli
word-save = tallenna
word-quit = poistu, lopeta

## What goes with a command: the decks, all tickets, to double, a locomotive in short

word-train-deck = juna, junakortti
word-terrain-deck = maasto, maastokortti
word-all = kaikki
word-double = tuplaa, tuplana
word-locomotive = veturi

## Yes and no, where a question is asked

word-yes = kyllä, k
word-no = ei, e

# What people type, at the terminal's prompt and at the text table: word-<command>, its spellings with commas, the one
# to show first. English works in every language besides; case and accents do not matter, and the beginning
# of a word is enough. The names of cards, terrains and places come from game.ftl and places.ftl.

## Moves

word-draw = dobierz, weź
word-claim = zajmij, buduj
word-keep = zatrzymaj
word-pass = pas, pasuję

## Questions

word-hand = ręka, karty
word-market = rynek, odkryte karty
word-players = gracze
word-map = mapa
word-routes = trasy, wolne trasy
word-place = miejsce, plansza
word-who-has = kto ma
word-tickets = bilety
word-needs = brakuje, potrzebuję, czego potrzebuję
word-plan = plan, planuj
word-last = ostatnie, ostatnio
word-log = przebieg, dziennik
word-score = punkty
word-options = możliwości, opcje
word-rules = zasady
word-advice = podpowiedź, rada
word-review = omówienie
word-help = pomoc

## Moving about

word-back = wróć, wstecz, w
word-next = następna, dalej, n
word-previous = poprzednia, p
word-language = język
word-save = zapisz
word-quit = wyjdź, koniec

## What goes with a command: the decks, all tickets, to double, a locomotive in short

word-train-deck = wagon
word-terrain-deck = teren
word-all = wszystkie
word-double = podwój
word-locomotive = loko

## Yes and no, where a question is asked

word-yes = tak, t
word-no = nie, n

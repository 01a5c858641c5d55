# What people type, at the terminal's prompt and at the text table: word-<command>, its spellings with commas, the one
# to show first. English works in every language besides; case and accents do not matter, and the beginning
# of a word is enough. The names of cards, terrains and places come from game.ftl and places.ftl.

## Moves

word-draw = ziehe, ziehen, nimm, nehmen
word-claim = nutze, nutzen, baue, bauen
word-keep = behalte, behalten
word-pass = passe, passen

## Questions

word-hand = hand, karten
word-market = auslage, offene karten
word-players = spieler
word-map = landkarte, netz
word-routes = strecken, offene strecken
word-place = ort, stadt
word-who-has = wer hat, wem gehört
word-tickets = zielkarten
word-needs = fehlt, brauche, was brauche ich, was fehlt
word-plan = plane, plan, planen
word-last = zuletzt
word-log = verlauf
word-score = punkte
word-options = optionen, möglichkeiten
word-rules = regeln
word-advice = rat, tipp
word-review = auswertung, auswerten
word-help = hilfe

## Moving about

word-back = zurück, z
word-next = nächste, weiter, n
word-previous = vorige, v
word-language = sprache
word-save = speichere, speichern
word-quit = ende, beenden

## What goes with a command: the decks, all tickets, to double, a locomotive in short

word-train-deck = wagen, wagenkarte
word-terrain-deck = landschaft, landschaftskarte
word-all = alle
word-double = doppelt, verdoppeln, verdoppelt
word-locomotive = lok

## Yes and no, where a question is asked

word-yes = ja, j
word-no = nein, n

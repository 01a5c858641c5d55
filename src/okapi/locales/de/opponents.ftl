### Choosing a bot to play against. Groups of bots in a list, by how strong they are.

strength-easy = Leicht
strength-medium = Mittel
strength-hard = Schwer
strength-other = Nicht gemessen

## The bots: what they are called among people, and how they play. bot-with-level joins the two.

bot-with-level = { $name }: { $level }
bot-random = Wandervogel
bot-random-text = macht irgendeinen erlaubten Zug
bot-greedy = Elster
bot-greedy-text = nimmt, was am meisten glänzt
bot-opportunist = Glücksritter
bot-opportunist-text = baut, was die Karten gerade hergeben
bot-racer = D-Zug
bot-racer-text = baut lange Strecken und beendet die Partie früh
bot-long-route = Magistrale
bot-long-route-text = spart auf die längsten Strecken
bot-hungry = Nimmersatt
bot-hungry-text = hat nie genug Zielkarten
bot-route-focused = Landmesser
bot-route-focused-text = baut die kürzesten Wege
bot-hoarder = Hamster
bot-hoarder-text = hortet Landschaftskarten und verdoppelt dann
bot-planner = Ingenieur
bot-planner-text = plant die ganze Partie
bot-searcher = Grübler
bot-searcher-text = spielt vor jedem Zug tausend Partien im Kopf durch
bot-prodigy = Wunderkind
bot-prodigy-text = hat aus unzähligen Partien gelernt und entscheidet auf einen Blick
bot-champion = Meister
bot-champion-text = hat aus unzähligen Partien gelernt und denkt voraus

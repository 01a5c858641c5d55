### Choosing an opponent: how each bot plays, after its name or alone.

opponent-choose = Gegner wählen
opponent-rating-text = Wertungszahl: Zu zweit bringen 100 Punkte mehr 64 Siege in 100 Partien, 200 mehr bringen 76.

bot-meerkat-text = ist neu bei der Eisenbahn, müht sich mit seinen Zielkarten ab und verläuft sich leicht
bot-tortoise-text = lässt sich Zeit, macht manchen Umweg und verdoppelt, was leicht zu haben ist
bot-zebra-text = steuert geradewegs auf seine Zielkarten zu und verdoppelt, wo eine Karte dazu genügt
bot-elephant-text = plant die ganze Partie und vergisst keine Zielkarte
bot-leopard-text = spielt mit dem Instinkt unzähliger Partien und springt manchmal zu früh
bot-random-text = macht irgendeinen erlaubten Zug
bot-greedy-text = nimmt, was am meisten glänzt
bot-opportunist-text = baut, was die Karten gerade hergeben
bot-racer-text = baut lange Strecken und beendet die Partie früh
bot-long-route-text = spart auf die längsten Strecken
bot-hungry-text = hat nie genug Zielkarten
bot-route-focused-text = baut die kürzesten Wege
bot-hoarder-text = hortet Landschaftskarten und verdoppelt dann
bot-planner-text = plant die ganze Partie
bot-searcher-text = spielt vor jedem Zug tausend Partien im Kopf durch
bot-prodigy-text = hat aus unzähligen Partien gelernt und entscheidet auf einen Blick
bot-champion-text = hat aus unzähligen Partien gelernt und denkt voraus

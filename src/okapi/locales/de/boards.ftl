reason-game-too-few-tickets = Für { $players } Spieler hat dieser Spielplan zu wenige Zielkarten: Es sind nur { $tickets }.
reason-board-too-many = { $max ->
    [one] Du kannst hier { $max } Spielplan aufbewahren. Lösche ihn zuerst.
   *[other] Du kannst hier { $max } Spielpläne aufbewahren. Lösche zuerst einen.
}
reason-board-not-listed = Ein Tisch mit eigenem Spielplan bleibt privat: Lade mit einem Link dazu ein.
reason-board-not-rated = Partien für die Wertungszahl werden auf Spielplänen gespielt, die alle haben, nicht auf eigenen.

boards-link = Du hast das Spiel? Tippe deine Zielkarten ein
options-board = Spielplan
options-board-private = Deinen Spielplan sieht nur, wer von dir eingeladen wird.
options-board-bot = { $bot } hat diesen Spielplan nicht gelernt: Stattdessen spielt { $instead }.
board-copy = { $name } (Kopie)

## The boards that everyone has, beside the first. $trains: as many as a shorter game has

board-about-ceylon = Ein kleiner Spielplan für zwei: Mit je { $trains } Waggons dauert eine Partie etwa eine Viertelstunde.
board-about-australia = Ein breiter Spielplan für zwei bis fünf: belebte Küsten und lange Wege durch die Wüste.

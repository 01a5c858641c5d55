### The final count: tickets one by one, then the Globetrotter, then the winner

count = Die Schlusswertung
count-skip = Überspringen
# $ticket has its points in brackets; $total is what the player has then.
count-completed = { $player }: { $ticket }, erfüllt. Stand: { $total }.
count-failed = { $player }: { $ticket }, nicht erfüllt. Stand: { $total }.
count-globetrotter = Globetrotter für die meisten erfüllten Zielkarten: { $players } (+{ $points }).
count-again = Noch einmal zählen
# Over what all players held at a moment of a finished game.
count-hands = Karten und Zielkarten aller Spieler

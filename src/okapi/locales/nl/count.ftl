### The final count: tickets one by one, then the Globetrotter, then the winner

count = De eindtelling
count-skip = Overslaan
# $ticket has its points in brackets; $total is what the player has then.
count-completed = { $player }: { $ticket }, voltooid. Stand: { $total }.
count-failed = { $player }: { $ticket }, niet voltooid. Stand: { $total }.
count-globetrotter = Globetrotter voor de meeste voltooide bestemmingen: { $players } (+{ $points }).
count-again = Opnieuw tellen
# Over what all players held at a moment of a finished game.
count-hands = Ieders kaarten en bestemmingen

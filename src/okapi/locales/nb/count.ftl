### The final count: tickets one by one, then the Globetrotter, then the winner

count = Poengopptellingen
count-skip = Hopp over
# $ticket has its points in brackets; $total is what the player has then.
count-completed = { $player }: { $ticket }, fullført. Stilling: { $total }.
count-failed = { $player }: { $ticket }, ikke fullført. Stilling: { $total }.
count-globetrotter = Verdensutforsker for flest fullførte billetter: { $players } (+{ $points }).
count-again = Tell igjen
# Over what all players held at a moment of a finished game.
count-hands = Alle spillernes kort og billetter

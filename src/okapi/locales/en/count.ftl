### The final count: tickets one by one, then the Globetrotter, then the winner

count = The final count
count-skip = Skip
# $ticket has its points in brackets; $total is what the player has then.
count-completed = { $player }: { $ticket }, completed. Score: { $total }.
count-failed = { $player }: { $ticket }, not completed. Score: { $total }.
count-globetrotter = Globetrotter for the most completed tickets: { $players } (+{ $points }).
count-again = Count again
# Over what all players held at a moment of a finished game.
count-hands = Everyone’s cards and tickets

### The final count: tickets one by one, then the Globetrotter, then the winner

count = Pointoptællingen
count-skip = Spring over
# $ticket has its points in brackets; $total is what the player has then.
count-completed = { $player }: { $ticket }, fuldført. Stilling: { $total }.
count-failed = { $player }: { $ticket }, ikke fuldført. Stilling: { $total }.
count-globetrotter = Globetrotter for flest fuldførte rutekort: { $players } (+{ $points }).
count-again = Tæl igen
# Over what all players held at a moment of a finished game.
count-hands = Alles kort og rutekort

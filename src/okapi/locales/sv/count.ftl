### The final count: tickets one by one, then the Globetrotter, then the winner

count = Slutsummeringen
count-skip = Hoppa över
# $ticket has its points in brackets; $total is what the player has then.
count-completed = { $player }: { $ticket }, avklarat. Ställning: { $total }.
count-failed = { $player }: { $ticket }, inte avklarat. Ställning: { $total }.
count-globetrotter = Globetrotter för flest avklarade biljettkort: { $players } (+{ $points }).
count-again = Räkna igen
# Over what all players held at a moment of a finished game.
count-hands = Allas kort och biljettkort

### The final count: tickets one by one, then the Globetrotter, then the winner

count = Le décompte final
count-skip = Aller au résultat
# $ticket has its points in brackets; $total is what the player has then.
count-completed = { $player } : { $ticket }, réussie. Score : { $total }.
count-failed = { $player } : { $ticket }, non réussie. Score : { $total }.
count-globetrotter = Globetrotter pour le plus grand nombre de destinations réussies : { $players } (+{ $points }).
count-again = Recompter
# Over what all players held at a moment of a finished game.
count-hands = Les cartes et les destinations de chacun

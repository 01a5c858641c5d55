### The final count: tickets one by one, then the Globetrotter, then the winner

count = Loppulaskenta
count-skip = Ohita
# $ticket has its points in brackets; $total is what the player has then.
count-completed = { $player }: { $ticket }, toteutettu. Pisteet: { $total }.
count-failed = { $player }: { $ticket }, toteutumatta. Pisteet: { $total }.
count-globetrotter = Globetrotter, eniten toteutettuja menolippuja: { $players } (+{ $points }).
count-again = Laske uudelleen
# Over what all players held at a moment of a finished game.
count-hands = Kaikkien kortit ja menoliput

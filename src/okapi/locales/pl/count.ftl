### The final count: tickets one by one, then the Globetrotter, then the winner

count = Końcowe podliczanie
count-skip = Pomiń
# $ticket has its points in brackets; $total is what the player has then.
count-completed = { $player }, bilet { $ticket }: zrealizowany. Wynik: { $total }.
count-failed = { $player }, bilet { $ticket }: niezrealizowany. Wynik: { $total }.
count-globetrotter = Globtroter za najwięcej zrealizowanych biletów: { $players } (+{ $points }).
count-again = Policz jeszcze raz
# Over what all players held at a moment of a finished game.
count-hands = Karty i bilety wszystkich graczy

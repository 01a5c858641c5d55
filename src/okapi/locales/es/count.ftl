### The final count: tickets one by one, then the Globetrotter, then the winner

count = El recuento final
count-skip = Saltar
# $ticket has its points in brackets; $total is what the player has then.
count-completed = { $player }: { $ticket }, completado. Puntuación: { $total }.
count-failed = { $player }: { $ticket }, sin completar. Puntuación: { $total }.
count-globetrotter = Trotamundos por el mayor número de billetes completados: { $players } (+{ $points }).
count-again = Contar otra vez
# Over what all players held at a moment of a finished game.
count-hands = Las cartas y los billetes de todos

### What asks once before it is done, in the browser and at the terminal.

# $count is how many tickets would be drawn.
tickets-sure = ¿Robar { $count } billetes? Debes conservar al menos uno, y cada billete que no completes te cuesta sus puntos.

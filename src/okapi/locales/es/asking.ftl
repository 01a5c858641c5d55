### What asks once before it is done, in the browser and at the terminal.

# $count is how many tickets would be drawn.
tickets-sure = { $count ->
    [one] ¿Robar el último billete? Debes conservarlo y, si no lo completas, te cuesta sus puntos.
   *[other] ¿Robar { $count } billetes? Debes conservar al menos uno, y cada billete que no completes te cuesta sus puntos.
}

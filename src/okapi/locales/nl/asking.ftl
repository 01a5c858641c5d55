### What asks once before it is done, in the browser and at the terminal.

# $count is how many tickets would be drawn.
tickets-sure = { $count ->
    [one] De laatste bestemmingskaart trekken? Je moet die houden, en als je die niet voltooit, kost dat je de punten ervan.
   *[other] { $count } bestemmingskaarten trekken? Je moet er minstens één houden, en elke kaart die je niet voltooit, kost je punten.
}

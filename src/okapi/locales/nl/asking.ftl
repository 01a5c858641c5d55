### What asks once before it is done, in the browser and at the terminal.

# $count is how many tickets would be drawn.
tickets-sure = { $count } bestemmingskaarten trekken? Je moet er minstens één houden, en elke kaart die je niet voltooit, kost je punten.

### What asks once before it is done, in the browser and at the terminal.

# $count is how many tickets would be drawn.
tickets-sure = Draw { $count } tickets? You must keep at least one, and every ticket you don’t complete costs you its points.

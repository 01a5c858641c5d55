### What asks once before it is done, in the browser and at the terminal.

# $count is how many tickets would be drawn.
tickets-sure = Piocher { $count } destinations ? Il faut en garder au moins une, et toute destination manquée coûte ses points.

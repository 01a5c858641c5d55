### What asks once before it is done, in the browser and at the terminal.

# $count is how many tickets would be drawn.
tickets-sure = Piocher { $count } destinations ? Vous devez en garder au moins une, et chaque destination non réussie vous coûte ses points.

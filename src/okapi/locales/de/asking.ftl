### What asks once before it is done, in the browser and at the terminal.

# $count is how many tickets would be drawn.
tickets-sure = { $count } Zielkarten ziehen? Mindestens eine musst du behalten, und jede nicht erfüllte kostet dich ihre Punkte.

### What asks once before it is done, in the browser and at the terminal.

# $count is how many tickets would be drawn.
tickets-sure = Dobrać bilety ({ $count })? Musisz zatrzymać co najmniej jeden, a każdy niezrealizowany bilet odbiera swoje punkty.

### What asks once before it is done, in the browser and at the terminal.

# $count is how many tickets would be drawn.
tickets-sure = Dobrać { $count ->
    [one] { $count } bilet
    [few] { $count } bilety
    [many] { $count } biletów
   *[other] { $count } biletu
}? Musisz zatrzymać co najmniej jeden, a za każdy niezrealizowany bilet tracisz jego punkty.

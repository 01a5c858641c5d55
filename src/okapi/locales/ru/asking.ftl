### What asks once before it is done, in the browser and at the terminal.

# $count is how many tickets would be drawn.
tickets-sure = Взять { $count ->
    [one] { $count } билет
    [few] { $count } билета
    [many] { $count } билетов
   *[other] { $count } билета
}? Нужно оставить хотя бы один, а каждый невыполненный билет отнимает свои очки.

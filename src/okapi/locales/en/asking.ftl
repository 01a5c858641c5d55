### What asks once before it is done, in the browser and at the terminal.

# $count is how many tickets would be drawn.
tickets-sure = { $count ->
    [one] Draw the last ticket? You must keep it, and if you don’t complete it, it costs you its points.
   *[other] Draw { $count } tickets? You must keep at least one, and every ticket you don’t complete costs you its points.
}

### What asks once before it is done, in the browser and at the terminal.

# $count is how many tickets would be drawn.
tickets-sure = { $count ->
    [one] Trekke den siste billetten? Du må beholde den, og hvis du ikke fullfører den, koster den deg poengene sine.
   *[other] Trekke { $count } billetter? Du må beholde minst én, og hver billett du ikke fullfører, koster deg poengene sine.
}

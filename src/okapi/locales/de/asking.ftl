### What asks once before it is done, in the browser and at the terminal.

# $count is how many tickets would be drawn.
tickets-sure = { $count ->
    [one] Die letzte Zielkarte ziehen? Du musst sie behalten, und wenn du sie nicht erfüllst, kostet sie dich ihre Punkte.
   *[other] { $count } Zielkarten ziehen? Mindestens eine musst du behalten, und jede nicht erfüllte kostet dich ihre Punkte.
}

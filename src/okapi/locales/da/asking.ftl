### What asks once before it is done, in the browser and at the terminal.

# $count is how many tickets would be drawn.
tickets-sure = { $count ->
    [one] Vil du trække det sidste rutekort? Du skal beholde det, og fuldfører du det ikke, koster det dig dets point.
   *[other] Vil du trække { $count } rutekort? Du skal beholde mindst ét, og hvert rutekort, du ikke fuldfører, koster dig dets point.
}

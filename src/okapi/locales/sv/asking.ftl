### What asks once before it is done, in the browser and at the terminal.

# $count is how many tickets would be drawn.
tickets-sure = { $count ->
    [one] Dra det sista biljettkortet? Du måste behålla det, och om du inte klarar det dras dess poäng av.
   *[other] Dra { $count } biljettkort? Du måste behålla minst ett, och varje biljettkort du inte klarar kostar dig sina poäng.
}

### What asks once before it is done, in the browser and at the terminal.

# $count is how many tickets would be drawn.
tickets-sure = Dra { $count } biljettkort? Du måste behålla minst ett, och varje biljettkort du inte klarar kostar dig dess poäng.

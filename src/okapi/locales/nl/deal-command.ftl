### The deal of the day at the terminal, and in the preview of a link.

command-deal = Speel de partij van de dag: dezelfde kaarten en tegenstanders voor iedereen, en je score vergeleken met die van de bots van alle niveaus.
option-deal-date = De dag van de partij, bijvoorbeeld 2026-11-17; standaard vandaag in UTC.
option-deal-name = Je naam, voor het verslag.
deal-bad-date = { $date } is geen datum. Schrijf een datum zo: 2026-11-17
deal-no-such-day = Er zijn partijen van { $first } tot en met { $last }.
deal-welcome = Partij van de dag, { $date }. Je tegenstanders: { $opponents }.
deal-field = Dezelfde kaarten, gespeeld door de bots van alle niveaus
deal-points = Punten
deal-preview = { $points ->
    [one] Ik haalde { $points } punt uit deze kaarten. En jij?
   *[other] Ik haalde { $points } punten uit deze kaarten. En jij?
}

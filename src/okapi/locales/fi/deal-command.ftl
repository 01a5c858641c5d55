### The deal of the day at the terminal, and in the preview of a link.

command-deal = Pelaa päivän jako: samat kortit ja vastustajat kaikille, ja pisteitäsi verrataan eritasoisten bottien pisteisiin.
option-deal-date = Jaon päivä, esimerkiksi 2026-11-17; oletuksena tämä päivä (UTC).
option-deal-name = Nimesi tallenteeseen.
deal-bad-date = { $date } ei ole päivämäärä. Kirjoita se näin: 2026-11-17
deal-no-such-day = Jakoja on ajalta { $first } – { $last }.
deal-welcome = Päivän jako, { $date }. Vastustajasi: { $opponents }.
deal-field = Eritasoisten bottien pisteet samoilla korteilla
deal-points = Pisteet
deal-preview = { $points ->
    [one] Tein näistä korteista { $points } pisteen. Entä sinä?
   *[other] Tein näistä korteista { $points } pistettä. Entä sinä?
}

### Puzzles in the browser: three a day, and a trainer. Their themes are named in puzzles.ftl.

puzzles = Tehtävät
puzzles-one = Tehtävä
puzzles-text = Tilanteita oikeista peleistä. Jokaisessa yksi siirto on selvästi paras. Löydätkö sen?
puzzles-today = Päivän kolme
puzzles-today-text = { $date } · Kaikille samat, helposta vaikeaan.
puzzles-number = Tehtävä { $number }
puzzles-difficulty = Vaikeus { $rating }
puzzles-new = yrittämättä
puzzles-found = ratkaistu
puzzles-missed = ei ratkennut ensi yrittämällä
puzzles-today-done = Olet yrittänyt kaikkia kolmea. Uudet tulevat keskiyöllä (UTC), ja harjoittelua riittää loputtomiin.
puzzles-trainer = Harjoittelu
puzzles-trainer-text = Tehtävä toisensa jälkeen, sinulle sopivan vaikeita.
puzzles-train = Seuraava tehtävä
puzzles-by-theme = Valitse aihe, jota haluat harjoitella.
puzzles-column-theme = Aihe
puzzles-column-found = Ratkaistu ensi yrittämällä
puzzles-column-tried = Yritetty
puzzles-rating = Vahvuuslukusi tehtävissä
puzzles-rating-tries = { $count ->
    [one] ({ $count } tehtävän jälkeen)
   *[other] ({ $count } tehtävän jälkeen)
}
puzzles-rating-text = Sinulla ja tehtävillä on vahvuusluku samalla asteikolla kuin boteilla: oman vahvuuslukusi tehtävän ratkaiset suunnilleen joka toinen kerta.
puzzles-rating-none = Vahvuuslukusi näkyy ensimmäisen tehtävän jälkeen. Kustakin tehtävästä lasketaan vain ensimmäinen yritys.
puzzles-curve = { $count ->
    [one] Vahvuuslukusi { $count } tehtävän jälkeen: { $last }
   *[other] Vahvuuslukusi viimeisten { $count } tehtävän ajalta: ensin { $first }, nyt { $last }
}

## At the table

puzzles-task-title = Tehtävä · vaikeus { $rating }
puzzles-task = Vuoro { $turn }: nyt pelaat sinä. Mikä siirto on paras?
puzzles-task-start = Peli alkaa. Mitkä menoliput kannattaa pitää?
puzzles-first-counts = Vain ensimmäinen yritys vaikuttaa vahvuuslukuusi.
puzzles-before-found = Olet yrittänyt tätä tehtävää ennenkin ja löytänyt siirron.
puzzles-before-missed = Olet yrittänyt tätä tehtävää ennenkin etkä löytänyt siirtoa ensi yrittämällä.
puzzles-outcome-found = Löytyi! Voittomahdollisuus: { $best } %.
puzzles-outcome-other = Parempikin siirto on: omallasi voittomahdollisuus on { $percent } %, parhaalla { $best } %.
puzzles-outcome-unknown = Parempikin siirto on, ja sen voittomahdollisuus on { $best } %.
puzzles-try-again = Kokeile toista tai katso ratkaisu.
puzzles-counted = Vahvuuslukusi: { $rating } ({ $change }).
puzzles-about = Aihe: { $theme }
puzzles-show = Näytä ratkaisu
puzzles-solution = Mitä siirtoja valmentaja vertasi, paras ensin
puzzles-next = Seuraava tehtävä
reason-puzzle-unknown = Tällaista tehtävää ei ole.

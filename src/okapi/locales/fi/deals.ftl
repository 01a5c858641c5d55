### The deal of the day, as its page in the browser says it.

deal = Päivän jako
deal-title = Päivän jako: { $date }
deal-text = Kaikki saavat samat kortit: minkä sinä nostat pakasta kolmantena, sen kaikki muutkin nostavat kolmantena. Montako pistettä sinä niistä teet?
deal-against = Vastustajasi: { $opponents } · noin vartti
deal-play = Pelaa päivän jako
deal-continue = Jatka peliäsi
deal-play-old = Pelaa tämä jako
deal-one-try = Yksi yritys lasketaan: aloita viimeistään { $until } ja pelaa loppuun viimeistään { $end }. Kukaan ei voi katsoa peliäsi, ennen kuin on pelannut omansa loppuun.
deal-over = Tämä jako on päättynyt. Voit pelata sen niin usein kuin haluat, mutta sitä ei enää lasketa.
deal-closing = Päivä on ohi, mutta jotkut pelaavat vielä tätä jakoa loppuun. Voit pelata sen { $until } alkaen niin usein kuin haluat, mutta sitä ei enää lasketa.
deal-not-counted = Pelisi ei päättynyt ajoissa, joten sitä ei lasketa.
deal-people = { $count ->
    [0] Kukaan ei ole vielä pelannut tätä jakoa loppuun.
    [one] { $count } pelaaja on pelannut tämän jaon loppuun.
   *[other] { $count } pelaajaa on pelannut tämän jaon loppuun.
}
deal-field-title = Kaikkien tulokset
deal-result-title = Tuloksesi
deal-rank = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}: sija { $rank }/{ $of }
deal-streak = { $days ->
    [one] { $days } jako putkeen
   *[other] { $days } jakoa putkeen
}
deal-chart = Kaikkien pisteet käyränä
deal-you = Sinä: { $points }
deal-luck = Mikä oli onnea, mikä valintaa?
deal-ledger-waits = Valmentaja laskee, mikä oli onnea ja mikä valintaa.
deal-best = Katso paras peli: { $name } ({ $points })
deal-champion = Katso Mestarin peli ({ $points })
deal-own-game = Takaisin peliini
deal-share = Jaa tulokseni
deal-picture = Tallenna kuvana
deal-share-text = Tuloksen jakaminen ei paljasta korteista mitään.
deal-card = Okapi · Päivän jako: { $date }
deal-levels-play = Eritasoiset botit pelaavat vielä tätä jakoa.
deal-fair = Onko jako reilu?
deal-fair-text = Kaikkien pakkojen järjestys on lyöty lukkoon ennen päivän alkua. Sen sinetti näytetään edellisenä päivänä ja itse salaisuus tunti päivän päättymisen jälkeen: silloin kuka tahansa voi tarkistaa jokaisen tämän jaon pelin.
deal-secret = Salaisuus
deal-earlier = Aiemmat jaot
deal-earlier-text = Pelaa niitä milloin haluat. Niitä ei enää lasketa.
deal-today = Tämän päivän jako
deal-new = uusi tänään
deal-waits = odottaa sinua
# On the home page, beside the deal of the day.
duels-link = Kaksintaistelut
duels-wait = odottaa sinua: { $count }
puzzles-link = Tehtävät
reason-deal-is-closing = Päivä on ohi, mutta muut saattavat vielä pelata tätä jakoa loppuun. Viimeistään tunnin kuluttua voit pelata sen niin usein kuin haluat.

spoken-since-notification = Ilmoituksen jälkeen:
options-rated = Luokiteltu peli
options-rated-text = Peli vaikuttaa kaikkien luokitukseen, ja kaikki pöydässä näkevät luokitukset. Vain ihmisille, ja aika vuoroa kohti on rajattu: ei botteja eikä neuvoja.
lobby-rated = Tämä peli on luokiteltu. Lopullisesti poistuva jää viimeiseksi.
rating = Luokitus
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (alustava)
rating-none = ei vielä luokitusta
rating-after = Luokitukset tämän pelin jälkeen
rating-line = { $player }: { $rating } ({ $change })
rating-games = { $count ->
    [one] { $count } luokiteltu peli
   *[other] { $count } luokiteltua peliä
}
rating-text = ± kertoo, kuinka varma luokitus on: 19 kertaa 20:stä todellinen taso on sen rajoissa. Kahden pöydässä 400 pistettä enemmän tarkoittaa kymmentä voittoa yhtä tappiota kohti. Luokitus on alustava kymmenen ensimmäisen pelin ajan.
rating-history = Luokitus peli peliltä
leave-for-good-rated = Tämä peli on luokiteltu: poistuva jää viimeiseksi.
players = Pelaajat
players-link = Tämän palvelimen pelaajat
players-text = Tässä ovat ne, jotka ovat valinneet sen omalla sivullaan.
players-none = Täällä ei ole vielä ketään. Kuka tahansa voi valita sen omalla sivullaan.
news-since-notification = Ilmoituksen jälkeen
news-notification-moment = Näytä se hetki

spoken-since-notification = Ilmoituksen jälkeen:
options-rated = Vahvuuslukupeli
options-rated-text = Peli vaikuttaa kaikkien vahvuuslukuun, ja kaikki pöydässä näkevät vahvuusluvut. Vain ihmisille, ja aika vuoroa kohti on rajattu: ei botteja eikä neuvoja.
lobby-rated = Tämä peli vaikuttaa kaikkien vahvuuslukuun. Pelistä lopullisesti poistuva jää viimeiseksi.
rating = Vahvuusluku
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (alustava)
rating-none = ei vielä vahvuuslukua
rating-after = Vahvuusluvut tämän pelin jälkeen
rating-line = { $player }: { $rating } ({ $change })
rating-games = { $count ->
    [one] { $count } vahvuuslukupeli
   *[other] { $count } vahvuuslukupeliä
}
rating-text = ± kertoo, kuinka varma vahvuusluku on: 19 kertaa 20:stä todellinen taso on sen rajoissa. Kahden pöydässä 400 pistettä enemmän tarkoittaa kymmentä voittoa yhtä tappiota kohti. Vahvuusluku on alustava kymmenen ensimmäisen pelin ajan.
rating-history = Vahvuusluku peli peliltä
leave-for-good-rated = Tämä peli vaikuttaa vahvuuslukuun: jos poistut, jäät viimeiseksi.
players = Pelaajat
players-link = Tämän palvelimen pelaajat
players-text = Tässä ovat ne, jotka ovat valinneet sen omalla sivullaan.
players-none = Täällä ei ole vielä ketään. Kuka tahansa voi valita sen omalla sivullaan.
news-since-notification = Ilmoituksen jälkeen
news-notification-moment = Näytä se hetki

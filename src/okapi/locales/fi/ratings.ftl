options-rated = Vahvuuslukupeli
options-rated-text = Peli vaikuttaa kaikkien vahvuuslukuun, ja kaikki pöydässä näkevät vahvuusluvut. Vain ihmisille, ja aika vuoroa kohti on rajattu: ei botteja eikä neuvoja.
lobby-rated = Tämä peli vaikuttaa kaikkien vahvuuslukuun. Pelistä lopullisesti poistuva jää viimeiseksi.
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (alustava)
rating-none = ei vielä vahvuuslukua
players = Pelaajat
players-link = Tämän palvelimen pelaajat

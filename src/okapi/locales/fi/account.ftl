### One's own page, one's devices and mail, and the list of players.

mail = Sähköposti
mail-text = Kun olet ollut poissa jonkin aikaa eikä mikään laitteistasi voinut ilmoittaa sinulle, saat sähköpostia. Kukaan muu ei näe osoitettasi.
mail-address = Sähköpostiosoitteesi
mail-send-link = Lähetä minulle vahvistuslinkki
mail-sent = Linkki on matkalla osoitteeseen { $address }. Vahvista osoite avaamalla se kolmen päivän kuluessa.
mail-goes-to = Sähköposti lähetetään osoitteeseen { $address }.
mail-for = Lähetä minulle sähköpostia,
mail-always = Myös silloin, kun jokin laitteistani on ilmoittanut minulle
mail-change = Käytä toista osoitetta
mail-remove = Poista osoitteeni
mail-confirm = Vahvista osoite
mail-confirm-page = Onko tämä osoitteesi? Vahvista se, niin pyytämäsi viestit tulevat tänne.
mail-confirmed = Osoitteesi on vahvistettu.
mail-stop = Peru kaikki sähköpostiviestit
mail-stop-page = Haluatko, ettei tämä palvelin enää lähetä sinulle sähköpostia? Myös osoitteesi poistetaan.
mail-stopped = Et enää saa sähköpostia tältä palvelimelta, ja osoitteesi on poistettu.
devices-another = Pelaa toisella laitteella
devices-another-text = Pelisi kulkevat mukanasi: lue koodi toisella laitteella tai avaa linkki siinä. Linkki toimii kerran, viidentoista minuutin ajan.
devices-make = Luo linkki
devices-link = Linkki toiselle laitteelle
devices-list = Missä olet kirjautuneena
devices-this = tämä laite
devices-program = Ohjelma
devices-unknown = Selain
devices-named = { $browser }, { $system }
devices-since = kirjautunut { $when }
devices-sign-out = Kirjaa ulos
devices-sign-out-one = Kirjaa ulos: { $device }
devices-nobody = Et ole vielä kertonut nimeäsi, joten sinulla ei ole mitään mukaan otettavaa.
people-mine = Oma sivu
people-nobody = Istu ensin johonkin pöytään ja kerro nimesi.
people-none = Ei vielä päättyneitä pelejä.
people-games = { $count ->
    [one] { $count } peli
    *[other] { $count } peliä
}
people-wins = { $count ->
    [one] { $count } voitto
    *[other] { $count } voittoa
}
people-since = mukana { $date } alkaen
people-sizes = Voitot pelaajamäärän mukaan
people-size = { $count ->
    [one] { $count } pelaaja
    *[other] { $count } pelaajaa
}
people-size-won = voitettu { $wins }/{ $games }
people-points = { $points ->
    [one] { $points } piste peliä kohti
    *[other] { $points } pistettä peliä kohti
}
people-routes = Rakennetut reitit
people-doubled = Tuplattu
people-single = Ei tuplattu
people-completed = Toteutetut
people-failed = Toteutumattomat
people-best = Paras peli
people-against = Vastustajat
people-ahead = edellä { $ahead }/{ $games }
people-what-counts = Peli lasketaan, kun olet itse pelannut sen loppuun, ja vain omalta paikaltasi.
people-finished-more = Aiemmat pelit
people-bring-record = Analysoi tallenne tiedostosta
people-visibility = Kuka saa nähdä tämän sivun
people-data = Kaikki tietoni
people-export = Lataa kaikki tietoni
people-forget = Poista kaikki tietoni
people-forget-text = Jos poistat kaiken, sinut kirjataan ulos kaikilta laitteiltasi ja poistut kaikista pöydistä lopullisesti. Viestisi ja vahvuuslukusi katoavat, ja peleissäsi nimesi tilalla on ”—”. Tätä ei voi perua.
people-forget-sure = Kyllä, poista kaikki
people-forget-not = Ei, säilytä ne
people-puzzles = Tehtävät
rating = Vahvuusluku
rating-games = { $count ->
    [one] { $count } vahvuuslukupeli
   *[other] { $count } vahvuuslukupeliä
}
rating-text = ± kertoo, kuinka varma vahvuusluku on: 19 kertaa 20:stä todellinen taso on sen rajoissa. Kahden pelaajan pelissä 400 pistettä enemmän tarkoittaa kymmentä voittoa yhtä tappiota kohti. Vahvuusluku on alustava kymmenen ensimmäisen pelin ajan.
rating-history = Vahvuusluku peli peliltä
players-text = Nämä pelaajat ovat valinneet omalla sivullaan, että heidät näytetään luettelossa.
players-none = Täällä ei ole vielä ketään. Kuka tahansa voi lisätä itsensä luetteloon omalla sivullaan.
transfer-title = Pelaa tällä laitteella
transfer-text = Loit tämän linkin toisella laitteella. Sen avulla voit pelata pelejäsi myös tässä selaimessa.
transfer-take = Jatka tässä
people-visibility-private = Vain minä
people-visibility-shared = Ihmiset, joiden kanssa pelaan, ja kaikki, joilla on linkki
people-visibility-listed = Kaikki: näytä minut tämän palvelimen pelaajien luettelossa

## What one is notified of, and when

notifications-for = Ilmoita minulle,
notifications-for-turn = kun on minun vuoroni
notifications-for-over = kun peli päättyy
notifications-for-rematch = kun joku kutsuu minut tai haluaa uusintapelin
notifications-for-joined = kun joku istuu pöytääni
notifications-for-filed = kun joku kirjaa oikealla laudalla pelatun pelin, jossa olin mukana
notifications-for-duel = kun joku haastaa minut tai kaksintaistelu päättyy
notifications-quiet = Hiljainen aika
notifications-quiet-from = Alkaa
notifications-quiet-to = Päättyy

friends-known = Pelattu yhdessä
friends-text = Kaikki, joiden kanssa olet pelannut pelin loppuun. Vain sinä näet tämän luettelon.
friends-none = Ei vielä ketään. Pelaa peli loppuun ystävien kanssa, niin löydät heidät täältä.
friends-games = { $count ->
    [one] { $count } yhteinen peli
   *[other] { $count } yhteistä peliä
}
friends-here = nyt paikalla
friends-seen = Näytä näille ihmisille, milloin olen paikalla, ja näytä minulle, milloin he ovat
friends-invite = Kutsu
friends-invite-one = Kutsu: { $name }
friends-duel = Haasta
friends-duel-one = Haasta kaksintaisteluun: { $name }
friends-block = Estä
friends-block-one = Estä: { $name }
friends-block-text = { $name } ei enää voi kutsua sinua, nähdä, milloin olet paikalla, eikä istua pöytiisi, etkä enää kuule hänestä mitään. Asiasta ei kerrota hänelle.
friends-blocked = estetty
friends-unblock = Poista esto
friends-unblock-one = Poista esto: { $name }
friends-ask = Kutsu tuttuja
friends-ask-text = Heille varataan paikka, ja he saavat ilmoituksen, jos ovat sitä pyytäneet.
regular-tables = Kantapöydät
regular-table = Kantapöytä
regular-table-text = Pöytä, johon palata: samat ihmiset, värit ja säännöt sekä tilanne, joka jatkuu pelistä toiseen.
regular-table-from-text = Uusi pöytä ottaa värit, säännöt ja laudan viime pelistänne. Lähetä linkki muille, niin jatkatte pelaamista yhdellä napautuksella.
regular-table-name = Pöydän nimi
regular-table-name-example = Sunnuntait
regular-table-make = Perusta pöytä
regular-table-people = Keitä pöytään kuuluu
regular-table-owner = isännöi pöytää
regular-table-next = Seuraava peli
regular-table-to-game = Peliin
regular-table-link = Linkki tähän pöytään
regular-table-link-text = Jokainen, jolla on tämä linkki, voi liittyä; yhteensä enintään { $max } ihmistä.
regular-table-new-link = Vaihda linkki uuteen
regular-table-private = Vain pöytään kuuluvat näkevät sen, sen pelit ja tilanteen.
regular-table-hand-over = Siirrä isännyys
regular-table-hand-over-one = Siirrä isännyys: { $name }
regular-table-remove = Poista
regular-table-remove-one = Poista: { $name }
regular-table-remove-text = { $name } ei enää näe tätä pöytää. Vaihda myös linkki, muuten sillä pääsee takaisin.
regular-table-manage = Tämä pöytä
regular-table-leave = Lähde pöydästä
regular-table-leave-text = Et enää näe tätä pöytää. Pelisi pysyvät almanakassasi.
regular-table-close = Lakkauta pöytä
regular-table-close-text = Pöytä ja sen tilanne katoavat kaikilta. Pelit säilyvät niitä pelanneiden almanakoissa.
regular-table-invited = Sinut on kutsuttu pöytään ”{ $name }”
regular-table-with = Mukana { $names }
regular-table-join = Liity
regular-table-is-full = Tämän pöydän kaikki paikat on varattu.
regular-table-series = Tilanne
regular-table-no-games = Täällä ei ole vielä pelattu yhtään peliä loppuun.
almanac = Almanakka
almanac-text = { $name }, tässä ovat kaikki loppuun pelaamasi pelit yhteen laskettuina. Vain sinä näet tämän.
almanac-none = Ei vielä loppuun pelattuja pelejä. Täällä lasketaan ne, jotka pelaat itse loppuun.
almanac-year = Vuosi
almanac-all-years = Kaikki
almanac-sum = Lukuina
almanac-wins = Voitot
almanac-games = Pelit
almanac-points = Pisteitä peliä kohti
almanac-head-to-head = Keskinäiset pelit
almanac-head-to-head-text = Kuinka usein ensimmäinen sijoittui toisen edelle ja päinvastoin.
almanac-ahead = edellä: { $ahead }, jäljessä: { $behind }
almanac-more = Näytä kaikki
almanac-months = Kuukausi kuukaudelta
almanac-winner = { $name }: { $wins ->
    [one] { $wins } voitto
   *[other] { $wins } voittoa
}
almanac-best = Parhaat pelit
almanac-routes = Parhaat reitit
almanac-tickets = Parhaat menoliput
almanac-real-board = oikealla laudalla
almanac-luck = Onni ja valinnat
almanac-luck-none = Anna valmentajan analysoida joitakin pelejä: silloin näet täältä, mikä oli onnea ja mikä valintaa.
almanac-luck-text = Valmentajan kirjanpito yhteen laskettuna ja voittoina mitattuna. Luku merkin ± jäljessä kertoo, kuinka paljon pelkkä sattuma voi siirtää summaa.
almanac-reviewed = { $count ->
    [one] { $count } analysoitu peli
   *[other] { $count } analysoitua peliä
}
almanac-of-luck = Onni
almanac-of-choices = Valinnat
almanac-luck-too-few = Analysoituja pelejä on vielä liian vähän, jotta onnesta voisi sanoa mitään.
almanac-luck-lucky = Kortit ovat todella olleet puolellasi.
almanac-luck-unlucky = Kortit ovat todella olleet sinua vastaan.
almanac-luck-even = Hyvä ja huono onni ovat tasoissa, sikäli kuin siitä voi mitään sanoa.
almanac-luck-luckiest = { $name } on todella onnekkain.
almanac-luck-nobody = Kukaan ei ole selvästi onnekkain: sattuma selittää eron.
almanac-medals = Mitalit
medal-level = Ensimmäinen voitto, vastassa { $name }
medal-great-ticket = Toteutettu yli { $number } pisteen menolippu
medal-from-last = Viimeisenä ennen menolippujen laskemista, silti voitto
medal-globetrotter = Globetrotter { $number } kertaa
medal-not-yet = ei vielä
almanac-kept = Pelit oikealla laudalla
almanac-asked = Olitko mukana?
almanac-asked-text = Joku on kirjannut oikealla laudalla pelatun pelin ja maininnut sinut. Almanakassasi se lasketaan, kun vahvistat sen.
almanac-filed-by = kirjasi { $name }
almanac-unconfirmed = ei vahvistettu
almanac-confirm = Kyllä, laske se
almanac-strike = Yliviivaa
almanac-strike-text = Peliä ei enää lasketa sinulle eikä kantapöydälle, eikä nimesi näy siinä.
almanac-delete = Poista
almanac-delete-text = Peli katoaa kaikkien almanakoista.
almanac-cancel = Peruuta
almanac-csv = Lataa taulukkona (CSV)
almanac-json = Lataa tietoina (JSON)
file = Kirjaa almanakkaan
file-text = Palvelin säilyttää päivän, nimet, kaikkien pisteet sekä kunkin parhaan reitin ja menolipun, mutta ei itse peliä. Tässä valitsemiasi ihmisiä pyydetään vahvistamaan peli, ja he voivat yliviivata sen milloin tahansa.
file-own-board = Se pelattiin omalla laudallasi: se lasketaan peliksi, mutta ei ennätyksiin, eikä laudastasi tallenneta mitään.
file-who = Kuka on { $name }?
file-me = { $name } (sinä)
file-nobody = Joku, joka ei ole täällä
file-no-table = Ei mikään
file-needs-you = Valitse, kuka pelaajista olet.
file-do = Kirjaa peli
file-done = Peli on almanakassasi.
reason-people-too-often-invited = { $name } on jo saanut sinulta useita kutsuja. Odota vastausta.
reason-regular-table-unknown = Sellaista kantapöytää ei ole, tai et kuulu siihen.
reason-regular-table-not-the-owner = Sen voi tehdä vain se, joka isännöi pöytää.
reason-regular-table-full = { $max ->
    [one] Tämän pöydän ainoa paikka on varattu.
   *[other] Tämän pöydän kaikki { $max } paikkaa on varattu.
}
reason-regular-table-too-many = { $max ->
    [one] Kuulut jo { $max } kantapöytään. Lähde siitä ensin.
   *[other] Kuulut jo { $max } kantapöytään. Lähde ensin jostakin.
}
reason-almanac-not-in-it = Voit kirjata vain pelin, jonka olet itse pelannut, ja kukin voi olla siinä mukana vain kerran.
reason-almanac-already-filed = Olet jo kirjannut tämän pelin.
reason-almanac-unknown = Tämä peli ei ole enää almanakassa.
reason-almanac-too-many = { $max ->
    [one] Olet kirjannut { $max } pelin, eikä enempää mahdu.
   *[other] Olet kirjannut { $max } peliä, eikä enempää mahdu.
}

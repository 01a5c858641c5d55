# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = Anna bottien pelata toisiaan vastaan kaikilla kokoonpanoilla ja kaikilla paikoilla, ja näytä, miten niille kävi.
option-arena-bots = Bottien nimet pilkuin erotettuina.
option-arena-players = Pelaajien määrä pöydässä.
option-arena-games = Pelejä kokoonpanoa kohti (400), ylöspäin pyöristettynä kokonaisiin jakoihin. Valitsimen --until-sure kanssa enimmäismäärä (10000).
option-arena-jobs = Työprosessien määrä; muuten yksi suoritinta kohti.
option-arena-on = Missä pelataan: tällä koneella vai Ray-klusterissa (tarvitsee paketin okapi-railways[ray]).
option-arena-until-sure = Lopeta heti, kun on selvää, onko botti muita parempi: se, jonka --with nimeää, muuten ensimmäinen.
option-arena-elo0 = Elo-pisteinä mitattu etumatka muihin, jonka testi yrittää hylätä (0).
option-arena-elo1 = Elo-pisteinä mitattu etumatka muihin, jonka testi yrittää vahvistaa (30).
option-arena-alpha = Kuinka usein testi saa ilmoittaa suuremman etumatkan, vaikka pienempi on tosi (0.05).
option-arena-beta = Kuinka usein testi saa ilmoittaa pienemmän etumatkan, vaikka suurempi on tosi (0.05).
option-arena-with = Pelaa vain kokoonpanot, joissa on tämä botti.
option-arena-limit = Montako sekuntia päätökseen saa kulua.
option-arena-json = Tulosta yksi JSON-olio taulukoiden sijasta.
option-arena-csv = Kirjoita tähän tiedostoon rivi kunkin pelin jokaisesta paikasta.
option-arena-parquet = Sama Parquet-tiedostona; tarvitsee paketin okapi-railways[parquet].
option-arena-records = Tallenna jokainen peli tähän kansioon.

## Bad input

arena-no-bots = Nimeä vähintään yksi botti valitsimella --bots.
arena-bot-twice = Botti ”{ $bot }” on nimetty kahdesti; nimeä kukin botti kerran.
arena-not-among-the-bots = Botin ”{ $bot }” pitäisi pelata jokaisessa pelissä (--with), mutta se ei ole bottien joukossa (--bots).
arena-bad-limit = Päätösaika ei voi olla { $seconds } sekuntia; valitse nollaa suurempi luku valitsimella --limit.
arena-nobody-to-compare-with = Vertailtavaa ei ole: nimeä vähintään kaksi bottia valitsimella --bots.
arena-bad-elo = Mikään testi ei erota etumatkaa { $elo0 } etumatkasta { $elo1 }; valitse --elo1 suuremmaksi kuin --elo0.
arena-bad-error-rate = Testin virhetodennäköisyys ei voi olla { $rate }; valitse --alpha ja --beta nollan ja 0.5:n väliltä.
arena-only-until-sure = { $option } ei vaikuta ilman valitsinta --until-sure; lisää se tai jätä { $option } pois.
arena-no-jobs = Käytä vähintään yhtä työprosessia: valitse suurempi luku valitsimella --jobs.
arena-unwritable = Tiedostoa { $file } ei voitu kirjoittaa: { $error }.
arena-folder-not-empty = Kansio { $folder } ei ole tyhjä; anna tallenteille oma kansio.
arena-folder-unusable = Kansiota { $folder } ei voi käyttää: { $error }.
arena-needs-pyarrow = Parquet-tiedoston kirjoittamiseen tarvitaan vielä yksi paketti: pip install "okapi-railways[parquet]"
arena-needs-ray = Ray-klusterissa pelaamiseen tarvitaan vielä yksi paketti: pip install "okapi-railways[ray]"

## What can be wrong with a Ray cluster. “ray start --head” and RAY_ADDRESS are typed; Ray is a program.

arena-no-cluster = Tällä koneella ei ole käynnissä Ray-klusteria. Käynnistä sellainen komennolla ”ray start --head” tai nimeä toinen muuttujassa RAY_ADDRESS (kone:portti).
arena-cluster-unreachable = Osoitteessa { $address } ei vastaa mikään Ray-klusteri ({ $error }). Käynnistä se siellä komennolla ”ray start --head” tai nimeä toinen muuttujassa RAY_ADDRESS (kone:portti).
arena-bad-cluster-address = { $address } ei ole Ray-klusterin osoite; aseta muuttujaan RAY_ADDRESS kone:portti.
arena-cluster-refuses-token = Ray-klusteri hylkää tämän koneen tunnisteen. Aseta täällä RAY_AUTH_MODE=token ja muuttujaan RAY_AUTH_TOKEN tunniste, jolla klusteri käynnistettiin.
arena-cluster-silent = Ray-klusteri ei ole vastannut { $seconds } sekuntiin. Tarkista se komennolla ”ray status” ja käynnistä se tarvittaessa uudelleen.
arena-cluster-lost = Yhteys Ray-klusteriin katkesi. Tarkista se komennolla ”ray status”, käynnistä se tarvittaessa uudelleen ja aja turnaus sitten uudelleen: sama siemen tuottaa samat pelit.
arena-cluster-has-no-room = Ray-klusterissa ei ole ollut vapaata suoritinta { $seconds } sekuntiin. Katso komennolla ”ray status”, mikä sitä kuormittaa, tai lisää kone.
arena-cluster-keeps-losing-workers = Ray-klusteri menettää työprosessejaan toistuvasti. Onko okapi-railways[ray] asennettu jokaiselle koneelle? Viimeisin virhe: { $error }
arena-cluster-other-version = Ray-klusterin koneella { $machine } on Okapi { $there }, mutta tällä koneella { $here }; asenna kaikille sama versio.
arena-cluster-lacks-bot = Ray-klusterin kone { $machine } ei voi ladata bottia: { $error }. Asenna se jokaiselle koneelle.
arena-cluster-trouble = Ray-klusteria ei voi käyttää: { $error }

## What stopped it

arena-stopped = Keskeytetty: pelattu { $games }/{ $wanted }.
arena-broke-off = Peli { $game } keskeytyi: { $error }
arena-workers-keep-ending = Työprosesseja kaatuu toistuvasti ({ $ended }), viimeksi pelissä { $game }.

## While it runs. $bots is a list of arena-wins.

arena-progress = Pelattu { $games }/{ $wanted }. Voitot: { $bots }.
arena-wins = { $bot } ({ $percent } %)

## A sequential test: is a bot better than the others? LLR is the log-likelihood ratio, an established abbreviation.

test-progress = { $bot }: { $percent } % voitoista; jakoja: { $deals }; LLR: { $llr } (rajat { $lower } ja { $upper }).
test-h1 = Ratkesi { $deals } jaon jälkeen: { $bot } johtaa yli { $elo } Elo-pisteellä.
test-h0 = Ratkesi { $deals } jaon jälkeen: { $bot } johtaa alle { $elo } Elo-pisteellä, jos lainkaan.
test-undecided = Vielä ratkaisematta { $deals } jaon jälkeen; salli enemmän pelejä valitsimella --games.

## Titles of the tables, and what one of them means

sheet-standings = Sijoitukset
sheet-points = Pisteet
sheet-ahead = Keskinäiset kohtaamiset
sheet-test = Onko se parempi?
sheet-times = Päätöksen kesto (ms)
sheet-ahead-text = Kuinka usein rivin botti sijoittui sarakkeen botin edelle, prosentteina.

## Headings of the tables

figure-bot = botti
figure-games = pelit
figure-wins = voitot
figure-wins-percent = voitot, %
figure-win-share = voitto-osuus (95 %)
figure-even-share = × tasaosuus
figure-mean-rank = keskisija
figure-rating = vahvuusluku (95 %)
figure-forfeits = hylkäykset
figure-points = pisteet
figure-routes = reitit
figure-doubling = tuplaus
figure-tickets = menoliput
figure-globetrotter = Globetrotter
figure-completed-of-kept = menoliput, toteutetut / pidetyt
figure-decisions = päätökset
figure-mean = keskiarvo
figure-p99 = p99
figure-worst = hitain
figure-processor-mean = keskiarvo, suoritin
figure-processor-p99 = p99, suoritin
figure-processor-worst = hitain, suoritin
figure-deals = jakoja
figure-win-share-alone = voitto-osuus, %
figure-hypothesis-0 = H0: Elo (voitto-osuus, %)
figure-hypothesis-1 = H1: Elo (voitto-osuus, %)
figure-llr = LLR (rajat)
figure-alpha = alpha
figure-beta = beta

## Figures

figure-nothing = –
figure-interval = { $value } ({ $low }–{ $high })
figure-hypothesis = { $elo } ({ $percent })
figure-rating-interval = { $value } ({ $low } … { $high })
figure-tickets-completed = { $completed }/{ $kept } ({ $percent } %)

## Games that a bot did not play to their end

forfeit = { $kind ->
    [crash] Peli { $game }, siemen { $seed }, istumajärjestys { $seating }: { $bot } hylätään: se kaatui ({ $error })
    [stall] Peli { $game }, siemen { $seed }, istumajärjestys { $seating }: { $bot } hylätään: se ei vastannut ajoissa ({ $error })
   *[illegal-action] Peli { $game }, siemen { $seed }, istumajärjestys { $seating }: { $bot } hylätään: sääntöjen vastainen siirto ({ $error })
}
forfeits-more = { $count ->
    [one] Niitä on vielä { $count }; --json ja --csv luettelevat kaikki.
   *[other] Niitä on vielä { $count }; --json ja --csv luettelevat kaikki.
}

# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = Anna bottien pelata toisiaan vastaan, jokainen kokoonpano kaikilla paikoilla, ja näytä, miten niille kävi.
option-arena-bots = Bottien nimet pilkuin erotettuina.
option-arena-players = Pelaajia pöydässä, 2–5.
option-arena-games = Pelejä kokoonpanoa kohti vähintään; jaot pelataan kokonaan.
option-arena-jobs = Työprosessien määrä; ilman sitä yhtä monta kuin suorittimia.
option-arena-with = Vain kokoonpanot, joissa on tämä botti.
option-arena-limit = Montako sekuntia valintaan saa kulua.
option-arena-json = Tulosta yksi JSON-olio taulukoiden sijasta.
option-arena-csv = Kirjoita tähän tiedostoon rivi kunkin pelin jokaisesta paikasta.
option-arena-parquet = Sama Parquet-muodossa; tarvitsee paketin okapi[parquet].
option-arena-records = Säilytä jokaisen pelin tallenne tässä kansiossa.

## Bad input

arena-no-bots = Nimeä vähintään yksi botti valitsimella --bots.
arena-bot-twice = Botti ”{ $bot }” on nimetty kahdesti; nimeä kukin botti kerran.
arena-not-among-the-bots = Botin ”{ $bot }” pitäisi pelata jokaisessa pelissä (--with), mutta se ei ole bottien joukossa (--bots).
arena-bad-limit = Valinta-aika ei voi olla { $seconds } sekuntia; valitse nollaa suurempi luku valitsimella --limit.
arena-no-jobs = Käytä vähintään yhtä työprosessia: valitse toinen määrä valitsimella --jobs.
arena-unwritable = Tiedostoon { $file } ei voi kirjoittaa: { $error }.
arena-folder-not-empty = Kansio { $folder } ei ole tyhjä; tallenteille on annettava oma kansio.
arena-folder-unusable = Kansiota { $folder } ei voi käyttää: { $error }.
arena-needs-pyarrow = Parquet-tiedoston kirjoittamiseen tarvitaan vielä yksi paketti: pip install okapi[parquet]

## What stopped it

arena-stopped = Keskeytetty: pelattu { $games }/{ $wanted }.
arena-broke-off = Peli { $game } keskeytyi: { $error }
arena-workers-keep-ending = Työprosesseja päättyy toistuvasti ({ $ended }), viimeksi pelissä { $game }.

## While it runs. $bots is a list of arena-wins.

arena-progress = Pelattu { $games }/{ $wanted }. Voitot: { $bots }.
arena-wins = { $bot } { $percent } %

## Titles of the tables, and what one of them means

sheet-standings = Tilanne
sheet-points = Pisteet
sheet-ahead = Keskinäiset kohtaamiset
sheet-times = Valinnan kesto (ms)
sheet-ahead-text = Kuinka usein rivin botti sijoittui sarakkeen botin edelle, prosentteina.

## Headings of the tables

figure-bot = botti
figure-games = pelit
figure-wins = voitot
figure-wins-percent = voitot, %
figure-win-share = voitto-osuus (95 %)
figure-even-share = × tasaosuus
figure-mean-rank = keskisija
figure-rating = vahvuusluku (95 %)
figure-forfeits = hylkäykset
figure-points = pisteet
figure-routes = reitit
figure-doubling = tuplaus
figure-tickets = menoliput
figure-globetrotter = Globetrotter
figure-completed-of-kept = pidetyistä menolipuista valmiita
figure-decisions = valinnat
figure-mean = keskiarvo
figure-p99 = p99
figure-worst = hitain

## Figures

figure-nothing = –
figure-interval = { $value } ({ $low }–{ $high })
figure-rating-interval = { $value } ({ $low } … { $high })
figure-tickets-completed = { $completed }/{ $kept } ({ $percent } %)

## Games that a bot did not play to their end

forfeit = { $kind ->
    [crash] Peli { $game }, siemen { $seed }, istumajärjestys { $seating }: { $bot } hylätään: botti kaatui ({ $error })
    [stall] Peli { $game }, siemen { $seed }, istumajärjestys { $seating }: { $bot } hylätään: vastaus myöhästyi ({ $error })
   *[illegal-action] Peli { $game }, siemen { $seed }, istumajärjestys { $seating }: { $bot } hylätään: sääntöjen vastainen siirto ({ $error })
}
forfeits-more = { $count ->
    [one] Niitä on vielä { $count }; --json ja --csv luettelevat kaikki.
   *[other] Niitä on vielä { $count }; --json ja --csv luettelevat kaikki.
}

# Measuring agents by fixed tasks. Tasks (duel-v1) and agents (planner, module:Class) are called as they are typed.

command-benchmark = Mittaa botti tai oma agenttisi kiinteällä tehtävällä. Ilman tehtävää: luettele tehtävät.
argument-task = Tehtävä, esimerkiksi duel-v1.
option-benchmark-agent = Agentti: botin nimi, tai moduuli:Luokka, jos se on omasi.
option-benchmark-games = Pelaa kokeeksi vähemmän pelejä kuin tehtävä vaatii; määrä pyöristetään ylöspäin kokonaisiin jakoihin.
option-benchmark-trained-on = Montako päätöstä agentti on nähnyt oppiessaan, tuloslistaa varten.

## Bad input. $max and $decisions are large numbers.

benchmark-no-such-task = Tehtävää ”{ $task }” ei ole; tehtävät ovat: { $tasks }.
benchmark-no-agent = Nimeä mitattava agentti valitsimella --agent.
benchmark-no-task = Nimeä myös tehtävä, esimerkiksi okapi benchmark duel-v1 --agent prodigy. Tehtävät ovat { $tasks }.
benchmark-agent-is-the-opponent = Tehtävässä { $task } botti ”{ $bot }” istuu jo kaikilla muilla paikoilla; mittaa toinen agentti.
benchmark-too-many-games = Pelejä tehtävässä { $task }: { $max }. Valitse pienempi luku valitsimella --games tai jätä se pois.
benchmark-trained-too-long = { $task } on agenteille, jotka ovat oppineet enintään { $max } päätöksestä; tällä niitä on { $decisions }.
benchmark-trained-below-zero = --trained-on tarvitsee päätösten määrän, vähintään 0, ei { $decisions }.

## Headings, and what stands beside a figure

benchmark-task = tehtävä
benchmark-agent = agentti
benchmark-players = pelaajat
benchmark-opponents = vastustajat
benchmark-opponents-forfeits = vastustajien hylkäykset
benchmark-metric = mikä ratkaisee
benchmark-trains = vaunuja kullakin
benchmark-seconds = sekunteja päätöstä kohti
benchmark-milliseconds = ms päätöstä kohti, suoritin
benchmark-fingerprint = tehtävän sormenjälki

## What counts, and a figure with its 95% interval

benchmark-metric-wins = voitto-osuus
benchmark-metric-lead = etumatka pisteinä
benchmark-figure-wins = { $value } % ({ $low }–{ $high })
benchmark-figure-lead = { $value } ({ $low } … { $high })
benchmark-too-few-games = Pelattuja pelejä: { $games }. Tuloslistaa varten tehtävä vaatii { $wanted }.
benchmark-outside-the-budget = { $task } on agenteille, jotka ovat oppineet enintään { $max } päätöksestä. Ilman valitsinta --trained-on tulos jää tämän rajan ulkopuolelle.
benchmark-not-valid = Mittaus ei kelpaa, koska vastustajia hylättiin. Mittaa uudelleen, kun koneella on vähemmän kuormaa.

## Tie tänne ja etusivu

keeper-intro = Pelaatteko oikeaa lautapeliä? Napauttakaa reittejä tällä kartalla sitä mukaa kuin rakennatte niitä: Okapi laskee kaikkien pisteet ja vaunut ja selvittää lopuksi, mitkä menoliput on toteutettu. Se toimii ilman verkkoa, eikä mitään lähde tältä laitteelta, ellette itse kirjaa peliä almanakkaan.
keeper-new = Uusi peli
keeper-order = Istumajärjestyksessä.
keeper-colour = { $name }: { $colour }. Vaihda väri
keeper-follow-terrain = Pidä kirjaa kaikkien maastokorteista
keeper-start = Aloita pistelasku
keeper-count = Laske pisteet lopussa
keeper-count-text = Ettekö laskeneet pelin aikana? Napauttakaa kaikkien reitit, kun peli on ohi.
keeper-games = Tallennetut pelit
keeper-games-all = Kaikki pelit
keeper-forget = Poista
keeper-forget-sure = Poistetaanko tämä peli lopullisesti?
keeper-cancel = Peruuta
keeper-full = Tässä selaimessa ei ole enää tilaa tälle pelille. Kopioi pelin linkki, ennen kuin suljet sivun.
keeper-shared-title = Sinulle jaettiin peli
keeper-shared-keep = Tallenna tälle laitteelle
keeper-shared-broken = Linkki on vioittunut tai vajaa: siinä ei ole peliä.
keeper-shared-missing = Tämän pelin lauta on ”{ $board }”, mutta oikeaa versiota siitä ei ole täällä. Lataa sivu uudelleen verkkoyhteyden aikana ja avaa linkki sitten uudestaan.

## Pöytä

keeper-map-manual = Napauta reittiä ja merkitse, kuka sen rakensi. Siirry reitiltä toiselle nuolinäppäimillä tai kirjoita paikkakunnan ensimmäiset kirjaimet; valitse reitti painamalla Enter.
keeper-hint = Napauta reittiä kartalla ja sitten pelaajaa, joka rakensi sen.
keeper-count-hint = Valitse pelaaja ja napauta hänen reittejään. Napauta uudelleen, kun haluat tuplata reitin, ja vielä kerran, kun haluat poistaa sen.
keeper-trains-left = { $trains ->
    [one] { $trains } vaunu
   *[other] { $trains } vaunua
}
keeper-standing = { $player }: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}, { $trains ->
    [one] { $trains } vaunu jäljellä
   *[other] { $trains } vaunua jäljellä
}
keeper-track = Pisterata
keeper-who = Kuka rakensi sen?
keeper-claim = { $player }: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
keeper-claim-doubled = { $player }, tuplattuna: { $points } pistettä
keeper-take-back = Poista merkintä
keeper-undo = Kumoa
keeper-written = { $player }: { $route }, { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
keeper-taken-back = Poistettu: { $player }, { $route }
keeper-anyway = Merkitse silti
keeper-overruled = Vastoin sääntöjä, mutta pöytä salli sen.
keeper-doubtful = Tämä ei enää ole sääntöjen mukaista.
keeper-plays = Millä { $player } tuplaa sen?
keeper-objection-taken = { $player } on jo rakentanut tämän reitin.
keeper-objection-twin-taken = Kun pelaajia on { $players }, tämä raide on suljettu: { $player } on rakentanut toisen.
keeper-objection-twin-own = { $player } on jo rakentanut toisen raiteen, eikä sama pelaaja saa rakentaa molempia.
keeper-objection-too-few-trains = { $have ->
    [one] Vaunuja jäljellä: { $have } ({ $player }). Reitti vaatii { $needed }.
   *[other] Vaunuja jäljellä: { $have } ({ $player }). Reitti vaatii { $needed }.
}
keeper-objection-no-turn-left = { $player } on jo käyttänyt viimeisen vuoronsa.
keeper-last-round = Viimeinen kierros! Vielä yksi vuoro: { $names }
keeper-last-round-over = Se oli viimeinen vuoro. Merkitkää nyt kaikkien menoliput.
keeper-turn-taken = { $player } ei rakenna reittiä tällä vuorolla

## Rivit, maasto, sanat

keeper-lines = Merkinnät
keeper-lines-none = Ei vielä merkintöjä.
keeper-change = Muuta: { $line }
keeper-no-route = vuoro ilman reittiä
keeper-words = Kirjoita reitti
keeper-words-example = Kapkaupunki, Port Elizabeth, Ada ×2
keeper-words-unknown = Sellaista reittiä ei ole. Nimeä sen kaksi paikkakuntaa, esimerkiksi ”{ $example }”.
keeper-words-several = { $count ->
    [one] { $count } reitti sopii
   *[other] { $count } reittiä sopii
}
keeper-terrain = Maasto
keeper-terrain-more = { $player }: yksi kortti lisää ({ $terrain })
keeper-terrain-fewer = { $player }: yksi kortti vähemmän ({ $terrain })
keeper-terrain-line = { $change } { $terrain }
keeper-terrain-most = Alleviivattu: kenelläkään ei ole enempää, joten pelaaja saa tuplata sen maaston reitin. Hinta on { $short ->
    [one] { $short } kortti
   *[other] { $short } korttia
}, kun ruutuja on enintään { $length }, muuten { $long }.

## Menoliput

keeper-tickets = Menoliput
keeper-tickets-hint = Kirjoita kunkin menolipun kaksi paikkakuntaa tai napauta niitä kartalla, ja kirjoita lipun pisteet. Okapi tarkistaa, onko lippu toteutettu.
keeper-ticket-from = Mistä
keeper-ticket-to = Minne
keeper-ticket-points = Pisteet
keeper-ticket-add = Lisää menolippu
keeper-ticket-offered = Menoliput sieltä
keeper-ticket-remove = Poista: { $ticket }
keeper-ticket-same = Menolipussa on oltava kaksi eri paikkakuntaa.
keeper-no-place = Paikkakuntaa nimeltä ”{ $typed }” ei ole.
keeper-finish = Kuka voitti?

## Pistetaulukko

keeper-back = Takaisin kartalle
keeper-explained = Piste pisteeltä
keeper-explained-route = { $route }, { $length ->
    [one] { $length } ruutu
   *[other] { $length } ruutua
}
keeper-share = Jaa linkkinä
keeper-share-text = Linkissä on koko peli; mitään ei tallenneta palvelimelle.
keeper-file = Kirjaa almanakkaan
keeper-print = Tulosta
keeper-picture = Tallenna kuvana
keeper-more = Lisää

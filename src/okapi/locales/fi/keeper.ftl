## Tie tänne ja etusivu

keeper = Pistelaskuri
keeper-link = Pistelaskuri lautapelille
keeper-intro = Pelaatteko oikealla laudalla ja puisilla vaunuilla? Napauttakaa reittejä tällä kartalla: Okapi laskee kaikkien pisteet ja vaunut ja löytää lopuksi valmiit menoliput. Se toimii ilman verkkoa, eikä mitään lähde tältä laitteelta.
keeper-new = Uusi peli
keeper-order = Istumajärjestyksessä.
keeper-colour = { $name }: { $colour }. Vaihda väri
keeper-follow-terrain = Seuraa avoimia maastokortteja
keeper-start = Laske pisteitä
keeper-count = Laske lopussa
keeper-count-text = Eikö kukaan laskenut? Napauttakaa kaikkien reitit, kun peli on ohi.
keeper-games = Tallennetut pelit
keeper-games-all = Kaikki pelit
keeper-forget = Poista
keeper-forget-sure = Poistetaanko tämä peli lopullisesti?
keeper-cancel = Peruuta
keeper-full = Selaimessa ei ole enää tilaa pelin tallentamiseen. Kopioi pelin linkki ennen kuin suljet sivun.
keeper-shared-title = Sinulle jaettiin peli
keeper-shared-keep = Säilytä tällä laitteella
keeper-shared-broken = Linkki on vioittunut tai vajaa: siinä ei ole peliä.

## Pöytä

keeper-map-manual = Napauta reittiä ja merkitse, kuka sen rakensi. Nuolinäppäimet vievät reitiltä toiselle, kirjaimet samannimiseen paikkaan, Enter valitsee reitin.
keeper-hint = Napauta reittiä ja sitten pelaajaa, joka rakensi sen.
keeper-count-hint = Valitse pelaaja ja napauta hänen reittejään. Toinen napautus tuplaa, kolmas poistaa.
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
keeper-take-back = Peru merkintä
keeper-undo = Kumoa
keeper-written = { $player }: { $route }, { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
keeper-taken-back = Peruttu: { $player }, { $route }
keeper-anyway = Merkitse silti
keeper-overruled = Vastoin sääntöjä; pöytä hyväksyi sen.
keeper-doubtful = Tämä ei enää ole sääntöjen mukaista.
keeper-plays = { $player } tuplaa. Millä?
keeper-objection-taken = { $player } omistaa tämän reitin.
keeper-objection-twin-taken = Kun pelaajia on { $players }, tämä raide on suljettu: { $player } omistaa toisen.
keeper-objection-twin-own = { $player } omistaa jo toisen raiteen, eikä kukaan saa omistaa molempia.
keeper-objection-too-few-trains = { $have ->
    [one] Vaunuja jäljellä: { $have } ({ $player }). Reitti vaatii { $needed }.
   *[other] Vaunuja jäljellä: { $have } ({ $player }). Reitti vaatii { $needed }.
}
keeper-objection-no-turn-left = { $player } on jo käyttänyt viimeisen vuoronsa.
keeper-last-round = Viimeinen kierros! Vielä yksi vuoro: { $names }
keeper-last-round-over = Se oli viimeinen vuoro. Merkitkää nyt menoliput.
keeper-turn-taken = { $player } ei rakenna reittiä

## Rivit, maasto, sanat

keeper-lines = Rivit
keeper-lines-none = Ei vielä merkintöjä.
keeper-change = Muuta: { $line }
keeper-no-route = vuoro ilman reittiä
keeper-words = Kirjoita reitti
keeper-words-example = Kapkaupunki, Port Elizabeth, Ada ×2
keeper-words-unknown = Sellaista reittiä ei ole. Nimeä sen kaksi paikkaa, esimerkiksi ”{ $example }”.
keeper-words-several = { $count ->
    [one] { $count } reitti sopii
   *[other] { $count } reittiä sopii
}
keeper-terrain = Maasto
keeper-terrain-more = { $player }: yksi kortti lisää ({ $terrain })
keeper-terrain-fewer = { $player }: yksi kortti vähemmän ({ $terrain })
keeper-terrain-most = Alleviivattu: kenelläkään ei ole enempää, joten pelaaja saa tuplata sen maaston reitin. Hinta on { $short ->
    [one] { $short } kortti
   *[other] { $short } korttia
}, kun ruutuja on enintään { $length }, muuten { $long }.

## Menoliput

keeper-tickets = Menoliput
keeper-tickets-hint = Anna kunkin menolipun kaksi paikkaa, tai napauta niitä kartalla, ja lipun arvo. Kartta tietää, onko se valmis.
keeper-ticket-from = Mistä
keeper-ticket-to = Mihin
keeper-ticket-points = Arvo
keeper-ticket-add = Lisää menolippu
keeper-ticket-remove = Poista: { $ticket }
keeper-ticket-same = Menolippu yhdistää kaksi eri paikkaa.
keeper-no-place = Minkään paikan nimi ei ole ”{ $typed }”.
keeper-finish = Kuka voitti?

## Pistetaulukko

keeper-back = Takaisin kartalle
keeper-explained = Rivi riviltä
keeper-explained-route = { $route }, { $length ->
    [one] { $length } ruutu
   *[other] { $length } ruutua
}
keeper-share = Jaa linkkinä
keeper-share-text = Linkissä on koko peli. Mikään palvelin ei tallenna sitä.
keeper-print = Tulosta
keeper-picture = Tallenna kuvana
keeper-more = Lisää

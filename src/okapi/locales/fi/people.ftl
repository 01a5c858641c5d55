home-continue = { $count ->
    [one] Sinun vuorosi { $count } pelissä
    *[other] Sinun vuorosi { $count } pelissä
}
home-continue-game = Jatka: { $players }
list-won = Voitit
list-place = Sija { $place }/{ $players }
list-score = { $player }: { $points }
people-mine = Oma sivu
people-mine-link = Oma sivu: pelit, voitot, pisteet
people-nobody = Kun olet istunut johonkin pöytään ja sinulla on täällä nimi, tämä sivu näyttää pelisi.
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
people-finished = Päättyneet pelit
people-finished-more = Aiemmat pelit
people-bring-record = Analysoi tallenne tiedostosta
people-visibility = Kuka saa nähdä tämän sivun
people-visibility-private = Vain minä
people-visibility-shared = Ihmiset, joiden kanssa pelaan, ja kaikki, joilla on linkki
people-visibility-listed = Kaikki: näytä minut tämän palvelimen pelaajien luettelossa
title-rematch = ● Uusintapeli · Okapi

leave-menu = Poistu pöydästä
leave-home = Etusivu
leave-home-text = Peli odottaa sinua; palaa milloin vain.
end-early = Lopeta peli nyt
end-early-not = Jatka sittenkin
end-early-text = { $others ->
    [0] Peli päättyy ilman tulosta.
   *[other] Kun kaikki pelaajat suostuvat, peli päättyy ilman tulosta.
}
end-early-agree = Lopeta peli
end-early-wanted = { $count ->
    [one] { $players } haluaa lopettaa pelin nyt.
    *[other] { $players } haluavat lopettaa pelin nyt.
}
leave-for-good = Poistu pelistä lopullisesti
leave-for-good-sure = Kyllä, poistu lopullisesti
leave-for-good-text = Botti pelaa paikallasi loppuun. Et saa paikkaa takaisin.
table-left = (poistui; botti jatkaa)
status-ended = Tämä peli lopetettiin kesken. Voit katsoa sitä jälkikäteen.
list-ended = Lopetettu kesken
spoken-news-left = { $player } poistui pelistä lopullisesti; botti jatkaa.

people-data = Kaikki tietoni
people-export = Lataa kaikki tietoni
people-forget = Poista kaikki tietoni
people-forget-text = Jos poistat kaiken, sinut kirjataan ulos kaikilta laitteiltasi ja poistut kaikista pöydistä lopullisesti; se, mitä olet sanonut, ja vahvuuslukusi katoavat, ja peleissäsi nimesi tilalla on ”—”. Tätä ei voi perua.
people-forget-sure = Kyllä, poista kaikki
people-forget-not = Ei, säilytä ne

home-continue = { $count ->
    [one] Sinun vuorosi { $count } pelissä
    *[other] Sinun vuorosi { $count } pelissä
}
home-continue-game = Jatka: { $players }
list-won = Voitit
list-place = Sija { $place }/{ $players }
people-mine = Oma sivu
people-mine-link = Oma sivu: pelit, voitot, pisteet
people-nobody = Kun sinulla on täällä nimi, eli istut johonkin pöytään, tämä sivu näyttää pelisi.
people-none = Ei vielä päättyneitä pelejä.
people-games = { $count ->
    [one] { $count } peli
    *[other] { $count } peliä
}
people-wins = { $count ->
    [one] { $count } voitto
    *[other] { $count } voittoa
}
people-since = mukana alkaen { $date }
people-sizes = Voitot pöydän koon mukaan
people-size = { $count ->
    [one] { $count } pelaaja
    *[other] { $count } pelaajaa
}
people-size-won = voitettu { $wins }/{ $games }
people-points = { $points ->
    [one] { $points } piste peliä kohti
    *[other] { $points } pistettä peliä kohti
}
people-routes = Vallatut reitit
people-doubled = Tuplattu
people-single = Ei tuplattu
people-completed = Valmiit
people-failed = Epäonnistuneet
people-best = Paras peli
people-against = Ketä vastaan
people-ahead = edellä { $ahead }/{ $games }
people-what-counts = Peli lasketaan, kun pelasit sen itse loppuun, ja vain omalta paikaltasi.
people-finished = Päättyneet pelit
people-finished-more = Aiemmat pelit
people-visibility = Kuka saa nähdä tämän sivun
people-visibility-private = Vain minä
people-visibility-shared = Ihmiset, joiden kanssa pelaan, ja kaikki, joilla on linkki
people-visibility-listed = Kaikki: näytä minut tämän palvelimen pelaajien luettelossa
title-rematch = ● Uusintapeli · Okapi

leave-menu = Poistu pöydästä
leave-home = Etusivu
leave-home-text = Peli odottaa sinua; palaa milloin vain.
end-early = Lopeta peli nyt
end-early-not = Jatketaan sittenkin
end-early-text = { $others ->
    [0] Peli loppuu ilman tulosta.
   *[other] Kun kaikki pelaavat ovat samaa mieltä, peli loppuu ilman tulosta.
}
end-early-agree = Lopetetaan peli
end-early-wanted = { $count ->
    [one] { $players } haluaa lopettaa pelin nyt.
    *[other] { $players } haluavat lopettaa pelin nyt.
}
leave-for-good = Lähde lopullisesti
leave-for-good-sure = Kyllä, lähde lopullisesti
leave-for-good-text = Botti pelaa paikkasi loppuun. Et saa sitä takaisin.
table-left = (lähti; botti jatkaa)
status-ended = Tämä peli lopetettiin kesken. Voit katsella sitä yhä.
list-ended = Lopetettu kesken
spoken-news-left = { $player } lähti lopullisesti; botti jatkaa.

people-data = Kaikki omani
people-export = Lataa kaikki omani
people-forget = Poista kaikki omani
people-forget-text = Poistaminen kirjaa ulos kaikki laitteesi ja poistuu kaikista pöydistä lopullisesti; sanomasi katoaa, ja peleissäsi nimesi tilalla on ”—”. Sitä ei voi perua.
people-forget-sure = Kyllä, poista kaikki
people-forget-not = Ei, säilytä

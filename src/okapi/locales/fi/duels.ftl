### Duels and evenings: friends play the same deals against the same bots, each when they have time, and compare.
### $kind is duel (two people) or evening (more).

duels = Kaksintaistelut ja peli-illat
duels-text = Kaikki saavat samat kortit samoja botteja vastaan ja pelaavat, kun ehtivät. Kun kaikki ovat pelanneet, näette, kuka sai niistä eniten irti.
duels-none = Sinulla ei ole vielä kaksintaistelua. Haasta joku ja lähetä hänelle linkki.
duels-mine = Omasi
duel-kind = { $kind ->
    [duel] Kaksintaistelu
   *[evening] Peli-ilta
}
duel-with = { $kind ->
    [duel] Kaksintaistelu: { $names }
   *[evening] Peli-ilta: { $names }
}
duel-yours = sinun vuorosi pelata
duel-asked = sinut on kutsuttu
duel-others = odottaa muita
duel-over = päättynyt

## Making one

duel-new = Haasta joku
duel-new-one = Haasta: { $name }
duel-size = Montako henkilöä?
duel-deals = Montako jakoa?
duel-days = Montako päivää auki?
duel-make = Luo
duel-deals-text = Jokainen pelaa jokaisen jaon kerran. Jaosta toiseen kaikki siirtyvät yhden paikan eteenpäin.

## Joining one. $name is who made it.

duel-invited = { $kind ->
    [duel] { $name } haastaa sinut kaksintaisteluun
   *[evening] { $name } kutsuu sinut peli-iltaan
}
duel-deal-count = { $deals ->
    [one] { $deals } jako
   *[other] { $deals } jakoa
}
duel-join = Ota vastaan
duel-decline = Kieltäydy
duel-is-full = Kaikki paikat on varattu.
duel-is-over = Tämä on ohi: kukaan ei voi enää liittyä.

## Its page

duel-until = Auki { $until } saakka
duel-one-try = Sinulla on yksi yritys jakoa kohti. Näet, mitä muut saivat siitä irti, kun olet pelannut omasi loppuun.
duel-trust = Kukaan ei voi tietää, pelaako joku toistamiseen toisella nimellä: tämä on ihmisille, jotka luottavat toisiinsa.
duel-link = Linkki liittymiseen
duel-link-text = Lähetä se niille, jotka haluat haastaa. Kuka tahansa, jolla se on, voi liittyä niin kauan kuin paikkoja on.
duel-close-list = Älä odota muita
duel-close-list-text = Vain jo liittyneet pelaavat.
duel-people = Ketkä pelaavat
duel-standings = Tilanne
duel-is-invited = kutsuttu
duel-has-resigned = luovutti
duel-finished = Pelattu
duel-finished-of = { $finished }/{ $deals }
duel-rank = Sija
duel-score = Vertailu­pisteet
duel-score-text = Vertailupisteet: jokaisessa jaossa saat 2 jokaisesta, jonka voitat, ja 1 jokaisesta, jonka kanssa olet tasoissa. Eniten vertailupisteitä saanut voittaa; tasatilanteessa ratkaisee jaoissa saatujen pisteiden summa.
duel-points = Pisteet
duel-won = { $name } voitti
duel-you-won = Voitit
duel-drawn = Ei selvää voittajaa
duel-deal = Jako { $number }
duel-play = Pelaa
duel-continue = Jatka
duel-again = Pelaa uudelleen huvin vuoksi
duel-your-game = Sinun pelisi
duel-given-up = kesken
duel-replay = Katso uudelleen: { $name }
duel-compare = Vertaile pelejä
duel-leave = Jää pois
duel-leave-text = Et ole vielä aloittanut, joten voit jäädä pois noin vain. Paikkasi vapautuu.
duel-resign = Luovuta
duel-resign-text = Luovutat kaikki jaot, joita et ole pelannut loppuun. Kun mukana on enää yksi pelaaja, tämä päättyy.
duel-fair-text = Kaikkien pakkojen järjestys lyötiin lukkoon, kun haaste luotiin. Sen sinetti näytetään alusta asti ja itse salaisuus, kun kaikki on ohi: silloin kuka tahansa voi tarkistaa jokaisen pelin.

## Two games side by side. $one and $other are the people.

duel-side-by-side = { $one } ja { $other }
duel-whom = Kenen peliin verrataan
duel-only-one = Vain yksi peli on pelattu loppuun.
duel-chart = Pisteet kunkin vuoron jälkeen, jos peli olisi päättynyt siihen
duel-parted = Missä pelit erosivat
duel-same = Molemmat tekivät samat päätökset ensimmäisestä vuorosta viimeiseen.
duel-turn = { $turn ->
    [0] Ensimmäiset menoliput
   *[other] Vuoro { $turn }
}
duel-first = ensimmäinen ero
duel-no-turn = Peli oli jo päättynyt.
duel-gained = pisteet: { $points }

## Refusals

reason-challenge-unknown = Tällaista kaksintaistelua tai peli-iltaa ei ole, tai et ole siinä mukana.
reason-challenge-full = { $max ->
    [one] Kaikki paikat on varattu.
    [2] Molemmat paikat on varattu.
   *[other] Kaikki { $max } paikkaa on varattu.
}
reason-challenge-over = Tämä on jo ohi.
reason-challenge-too-many = { $max ->
    [one] Sinulla voi olla auki vain { $max } kaksintaistelu tai peli-ilta kerrallaan. Pelaa se ensin loppuun.
   *[other] Sinulla voi olla auki enintään { $max } kaksintaistelua ja peli-iltaa kerrallaan. Pelaa ensin jokin niistä loppuun.
}
reason-challenge-not-the-host = Sen voi tehdä vain haasteen tekijä.

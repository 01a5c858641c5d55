lobby-colour = Valitse värisi napauttamalla merkkiäsi.
options-chat = Keskustelu omin sanoin
options-chat-text = Pöydässä istuvat voivat kirjoittaa toisilleen. Katsojat eivät voi lukea viestejä, jokainen voi piilottaa toisen viestit, ja kaikki poistetaan pelin mukana.
tutorial-while-waiting = Odottaessasi
tutorial-while-waiting-text = Ensi kertaa pelaamassa? Opastettu peli kestää noin viisi minuuttia. Tuomme sinut takaisin heti, kun peli pöydässäsi alkaa.
waiting-table = Peli pöydässäsi ei ole vielä alkanut.
waiting-asked = Pöydässäsi kysytään sinulta jotain.
waiting-back = Takaisin pöytään
reason-chat-not-agreed = Tässä pöydässä on sovittu vain valmiista lauseista.
reason-chat-nothing-said = Siinä ei ole mitään luettavaa. Kirjoita sana tai kaksi.
lobby-title = Pöytä on valmis
lobby-waiting = { $count ->
    [one] Odotetaan vielä yhtä pelaajaa.
   *[other] Odotetaan vielä { $count } pelaajaa.
}
lobby-ready = Kaikki ovat täällä. Odotetaan, että pöydän avaaja aloittaa pelin.
lobby-ready-host = Kaikki ovat täällä. Aloita, kun haluat.
lobby-seats = Paikat
lobby-open-seat = vapaa paikka
lobby-you = (sinä)
lobby-away = (poissa)
lobby-seat-kind = Kuka pelaa paikalla { $number }
lobby-person = Ihminen
lobby-open = Vapaa ystävälle
lobby-make-open = Pyydä pelaajaa poistumaan
lobby-start = Aloita peli
lobby-leave = Poistu pöydästä
lobby-closed = Pöytä suljettiin ennen pelin alkua.
lobby-invite = Kutsu ystäviä
lobby-invite-text = Kuka tahansa, jolla on tämä linkki, voi istua pöytään, millä tahansa laitteella, joka saa yhteyden tähän palvelimeen.
lobby-invite-link = Kutsulinkki
lobby-fair = Reilu sekoitus
lobby-fair-text = Jakaja on sinetöinyt salaisuuden. Lisää muutama oma sana: kortit määräytyvät salaisuuden ja kaikkien sanojen perusteella, joten kukaan ei voi peukaloida niitä, ja pelin jälkeen kuka tahansa voi tarkistaa jaon.
lobby-commitment = Sinetti:
lobby-words = Sanasi sekoitukseen
lobby-words-example = mitä vain haluat
# $names are the people who are not connected.
lobby-full = Kaikki paikat on varattu. Odotetaan: { $names }.
lobby-reach = Lähetä tämä linkki puuttuville pelaajille: heidän laitteellaan se vie takaisin heidän omalle paikalleen.
# Behind the name of a person who played the last game and has not sat down for the rematch yet.
lobby-kept = (paikka odottaa)
lobby-kept-for-you = Paikka odottaa sinua. Haluatko pelata uudelleen?
lobby-take-seat = Istu paikallesi
lobby-decline = Ei kiitos
# Behind the name of a person who has not said yes to what the host changed.
lobby-not-agreed = (ei ole vielä hyväksynyt)
lobby-changed = Pöydän avaaja on muuttanut pelin ehtoja. Hyväksytkö muutokset?
lobby-agree = Hyväksyn
# $names are the people who have not said yes to what the host changed.
lobby-asking = Odotetaan hyväksyntää: { $names }.
share-text = Tule pelaamaan Okapia kanssani!
invite-only-here = Tämä linkki toimii vain tällä tietokoneella, koska palvelin ei kuuntele muita osoitteita. Jos haluat kutsua muita, käynnistä se komennolla ”okapi serve --host 0.0.0.0” ja avaa se tämän tietokoneen verkko-osoitteella.
lobby-start-needs = Voit aloittaa, kun kaikki paikat on varattu: kutsu joku tai anna paikka botille.

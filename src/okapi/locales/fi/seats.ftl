### Coming to a table: the lobby when someone is away or has to agree, a seat kept for a rematch, and an invitation
### to a game that cannot be joined any more.

# $names are the people who are not connected.
lobby-full = Kaikki paikat on varattu. Odotetaan: { $names }.
join-playing = Tämä peli on alkanut.
join-over = Tämä peli on päättynyt.
join-closed = Tämä pöytä on suljettu.
join-look = Katso peliä

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
join-agree = Istumalla pöytään hyväksyt nämä ehdot.
table-bot-wanted = Haluat, että botti jatkaa pelaajan puolesta. Odotetaan, että muutkin suostuvat.
table-comes-back = Botti tekee tämän siirron. Sen jälkeen pelaat taas itse.

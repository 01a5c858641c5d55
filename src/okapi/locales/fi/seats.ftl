### Coming to a table: the lobby when someone is away or has to agree, a seat kept for a rematch, and an invitation
### to a game that cannot be joined any more.

join-playing = Tämä peli on alkanut.
join-over = Tämä peli on päättynyt.
join-closed = Tämä pöytä on suljettu.
join-look = Katso peliä

join-agree = Istumalla pöytään hyväksyt nämä ehdot.

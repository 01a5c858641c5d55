### Coming to a table: the lobby when someone is away, and an invitation to a game that cannot be joined any more.

# $names are the people who are not connected.
lobby-full = Kaikki paikat on varattu. Odotetaan: { $names }.
join-playing = Tämä peli on alkanut.
join-over = Tämä peli on päättynyt.
join-closed = Tämä pöytä on suljettu.
join-look = Katso peliä

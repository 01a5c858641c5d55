### Coming to a table: the lobby when someone is away or has to agree, a seat kept for a rematch, and an invitation
### to a game that cannot be joined any more.

join-playing = Deze partij is al begonnen.
join-over = Deze partij is afgelopen.
join-closed = Deze tafel is gesloten.
join-look = Partij bekijken

join-agree = Door aan te schuiven ga je akkoord met deze afspraken.

### Coming to a table: the lobby when someone is away or has to agree, a seat kept for a rematch, and an invitation
### to a game that cannot be joined any more.

join-playing = Dette spil er begyndt.
join-over = Dette spil er slut.
join-closed = Dette bord er lukket.
join-look = Se spillet

join-agree = Når du sætter dig, siger du ja til disse betingelser.

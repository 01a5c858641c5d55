### Coming to a table: the lobby when someone is away or has to agree, a seat kept for a rematch, and an invitation
### to a game that cannot be joined any more.

join-playing = This game has started.
join-over = This game is over.
join-closed = This table was closed.
join-look = Look at the game

join-agree = By sitting down you agree to this.

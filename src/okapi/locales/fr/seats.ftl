### Coming to a table: the lobby when someone is away or has to agree, a seat kept for a rematch, and an invitation
### to a game that cannot be joined any more.

join-playing = Cette partie a commencé.
join-over = Cette partie est terminée.
join-closed = Cette table a été fermée.
join-look = Voir la partie

join-agree = En prenant place, vous acceptez ces conditions.

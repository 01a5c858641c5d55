### Coming to a table: the lobby when someone is away or has to agree, a seat kept for a rematch, and an invitation
### to a game that cannot be joined any more.

join-playing = Dette spillet har begynt.
join-over = Dette spillet er slutt.
join-closed = Dette bordet er stengt.
join-look = Se på spillet

join-agree = Når du setter deg, sier du ja til disse vilkårene.

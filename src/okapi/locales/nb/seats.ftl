### Coming to a table: the lobby when someone is away or has to agree, a seat kept for a rematch, and an invitation
### to a game that cannot be joined any more.

# $names are the people who are not connected.
lobby-full = Alle plassene er tatt. Venter på { $names }.
join-playing = Dette spillet har begynt.
join-over = Dette spillet er slutt.
join-closed = Dette bordet er stengt.
join-look = Se på spillet

# Behind the name of a person who played the last game and has not sat down for the rematch yet.
lobby-kept = (plassen er holdt av)
lobby-kept-for-you = Det er holdt av en plass til deg. Vil du spille igjen?
lobby-take-seat = Ta plassen din
lobby-decline = Nei takk
# Behind the name of a person who has not said yes to what the host changed.
lobby-not-agreed = (har ikke sagt ja ennå)
lobby-changed = Verten har endret vilkårene for spillet. Er du med på det?
lobby-agree = Det er jeg med på
# $names are the people who have not said yes to what the host changed.
lobby-asking = Venter på at { $names } skal si ja.
join-agree = Når du setter deg, sier du ja til disse vilkårene.
table-bot-wanted = Du vil gjerne la en bot ta over. Venter på at de andre skal si ja.
table-comes-back = En bot spiller for deg denne gangen. Etterpå spiller du selv igjen.

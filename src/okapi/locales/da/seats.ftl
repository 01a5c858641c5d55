### Coming to a table: the lobby when someone is away or has to agree, a seat kept for a rematch, and an invitation
### to a game that cannot be joined any more.

# $names are the people who are not connected.
lobby-full = Alle pladser er taget. Venter på { $names }.
join-playing = Dette spil er begyndt.
join-over = Dette spil er slut.
join-closed = Dette bord er lukket.
join-look = Se spillet

# Behind the name of a person who played the last game and has not sat down for the rematch yet.
lobby-kept = (pladsen er reserveret)
lobby-kept-for-you = Der er reserveret en plads til dig. Vil du spille igen?
lobby-take-seat = Tag din plads
lobby-decline = Nej tak
# Behind the name of a person who has not said yes to what the host changed.
lobby-not-agreed = (har ikke sagt ja endnu)
lobby-changed = Værten har ændret betingelserne for spillet. Er du med på det?
lobby-agree = Det er jeg med på
# $names are the people who have not said yes to what the host changed.
lobby-asking = Venter på, at { $names } siger ja.
join-agree = Når du sætter dig, siger du ja til disse betingelser.
table-bot-wanted = Du vil gerne lade en bot tage over. Venter på, at de andre siger ja.
table-comes-back = En bot spiller for dig denne gang. Bagefter spiller du selv igen.

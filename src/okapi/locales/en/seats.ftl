### Coming to a table: the lobby when someone is away or has to agree, a seat kept for a rematch, and an invitation
### to a game that cannot be joined any more.

# $names are the people who are not connected.
lobby-full = Every seat is taken. Waiting for { $names }.
join-playing = This game has started.
join-over = This game is over.
join-closed = This table was closed.
join-look = Look at the game

# Behind the name of a person who played the last game and has not sat down for the rematch yet.
lobby-kept = (seat kept)
lobby-kept-for-you = A seat is kept for you. Would you like to play again?
lobby-take-seat = Take your seat
lobby-decline = No, thanks
# Behind the name of a person who has not said yes to what the host changed.
lobby-not-agreed = (hasn’t agreed yet)
lobby-changed = The host has changed what this table plays by. Do you agree?
lobby-agree = I agree
# $names are the people who have not said yes to what the host changed.
lobby-asking = Waiting for { $names } to agree.
join-agree = By sitting down you agree to this.
table-bot-wanted = You’d like a bot to take over. Waiting for the others to agree.
table-comes-back = A bot makes this move. After that you play again.

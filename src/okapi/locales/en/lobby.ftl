# Before the game, at the table: colours, free words, and what a guest does while waiting.
lobby-colour = Tap your badge to choose your colour.
options-chat = Chat in your own words
options-chat-text = Those at the table can write to each other. Spectators can’t read what they write, you can hide anyone’s remarks, and everything is deleted with the game.
tutorial-while-waiting = While you wait
tutorial-while-waiting-text = New to the game? The guided game takes about five minutes. As soon as your table starts, we’ll bring you back.
waiting-table = Your table hasn’t started yet.
waiting-asked = Your table has a question for you.
waiting-back = Back to the table
reason-chat-not-agreed = This table has agreed on ready-made phrases only.
reason-chat-nothing-said = There is nothing to read in that. Write a word or two.
lobby-title = The table is set
lobby-waiting = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
lobby-ready = Everyone is here. Waiting for the host to start the game.
lobby-ready-host = Everyone is here. Start when you like.
lobby-seats = Seats
lobby-open-seat = open seat
lobby-you = (you)
lobby-away = (away)
lobby-seat-kind = Who plays in seat { $number }
lobby-person = A person
lobby-open = Open to a friend
lobby-make-open = Ask the player to leave
lobby-start = Start the game
lobby-leave = Leave the table
lobby-closed = This table was closed before the game started.
lobby-invite = Invite friends
lobby-invite-text = Anyone with this link can take a seat, on any device that can reach this server.
lobby-invite-link = Invitation link
lobby-fair = Fair shuffle
lobby-fair-text = The dealer has sealed a secret. Add some words of your own: the cards depend on the secret and on everyone’s words together, so nobody can stack the deck, and after the game anyone can check.
lobby-commitment = Seal:
lobby-words = Your words for the shuffle
lobby-words-example = anything you like
# $names are the people who are not connected.
lobby-full = Every seat is taken. Waiting for { $names }.
# Beside the invitation link, when all seats are taken and someone is away.
lobby-reach = Send this link to anyone who is missing: on their device it leads back to their seat.
# Behind the name of a person who played the last game and has not sat down for the rematch yet.
lobby-kept = (seat kept)
lobby-kept-for-you = A seat is kept for you. Would you like to play again?
lobby-take-seat = Take your seat
lobby-decline = No, thanks
# Behind the name of a person who has not said yes to what the host changed.
lobby-not-agreed = (hasn’t agreed yet)
lobby-changed = The host has changed the terms of this game. Do you agree?
lobby-agree = I agree
# $names are the people who have not said yes to what the host changed.
lobby-asking = Waiting for { $names } to agree.
share-text = Come and play Okapi with me!
invite-only-here = This link works on this computer only, because the server listens on no other address. To invite others, start it with “okapi serve --host 0.0.0.0” and open it at this computer’s address on your network.
lobby-start-needs = You can start when every seat is taken: invite someone, or give a seat to a bot.

# What the server itself says to people who are elsewhere: links in messengers, notifications and mail.

## Links, as messengers show them. $name is who set the table up, $count the free seats.

preview-text = A railway board game set in the heart of Africa around 1910. Play in your browser, in your language.
preview-playing = { $name } and friends are playing
preview-over = How the game with { $name } went
preview-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}

## Notifications. $names are the others at the table, $name who did it.

notification-turn = Your turn
notification-with = At the table: { $names }.
notification-days-left = { $count ->
    [one] You have one day.
   *[other] You have { $count } days.
}
notification-hours-left = { $count ->
    [one] You have one hour.
   *[other] You have { $count } hours.
}
notification-over = The game is over
notification-rematch = { $name } wants a rematch
notification-invited = { $name } invites you to a table
notification-rematch-text = A table is ready for you.
notification-joined = { $name } has sat down at your table
notification-all-here = Everyone is here. Start when you like.
notification-belongs = { $name } has joined your regular table
notification-belongs-text = You can play the next game together.
notification-filed = { $name } has filed a game you played
notification-filed-text = It counts in your almanac once you confirm it.

## Mail. $site is the address of the server.

mail-subject = Okapi: { $title }
mail-open = Open the game
mail-open-page = Open the page
mail-why = You are getting this email because you asked for it at { $site }.
mail-confirm-subject = Confirm your address
mail-confirm-text = Someone who plays Okapi at { $site } would like to get an email at this address when a game is waiting for them. If that is you, confirm the address. The link works for three days.
mail-confirm-ignore = If it isn’t you, you don’t need to do anything: this address won’t be used.

## Duels (two people, one deal) and game nights (several). $kind is duel or evening, $name who did it.

notification-duel = { $kind ->
    [duel] { $name } challenges you to a duel
   *[evening] { $name } invites you to a game night
}
notification-duel-text = You all get the same cards. Play when you have time.
notification-duel-played = { $kind ->
    [duel] { $name } has played your duel
   *[evening] { $name } has played every deal of your game night
}
notification-duel-played-text = You’ll see each other’s games when you have finished yours.
notification-duel-over = { $kind ->
    [duel] Your duel is finished
   *[evening] Your game night is finished
}
notification-duel-over-text = See how you compare.

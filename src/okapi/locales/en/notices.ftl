# What the server itself says to people who are elsewhere: links in messengers, and calls to their devices.

## Links, as messengers show them. $name is who set the table up, $count the free seats.

preview-text = A railway board game in the heart of Africa, around 1910. Play in your browser, in your language.
preview-join = { $name } invites you to the table
preview-playing = { $name } and friends are playing
preview-over = How the game with { $name } went
preview-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}

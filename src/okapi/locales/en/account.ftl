### One's own page, one's devices and mail, and the list of players.

mail = Email
mail-text = If you have been away for a while and none of your devices could notify you, you get an email. Nobody else sees your address.
mail-address = Your email address
mail-send-link = Send me a link to confirm it
mail-sent = A link is on its way to { $address }. Open it within three days to confirm the address.
mail-goes-to = Emails go to { $address }.
mail-for = Email me
mail-always = Even if one of my devices has notified me
mail-change = Use another address
mail-remove = Remove my address
mail-confirm = Confirm the address
mail-confirm-page = Is this your address? Confirm it, and the emails you asked for will come here.
mail-confirmed = Your address is confirmed.
mail-stop = Stop all emails
mail-stop-page = Stop all emails from this server? Your address will be removed as well.
mail-stopped = You will get no more emails from this server, and your address has been removed.
devices-another = Play on another device
devices-another-text = Your games move with you: scan this code with the other device, or open the link there. It works once, within fifteen minutes.
devices-make = Make a link
devices-link = Link for the other device
devices-list = Where you are signed in
devices-this = this device
devices-program = A program
devices-unknown = A browser
devices-named = { $browser } on { $system }
devices-since = since { $when }
devices-sign-out = Sign out
devices-sign-out-one = Sign out: { $device }
devices-nobody = You haven’t given your name yet, so there is nothing to take with you.
people-mine = My page
people-nobody = First sit down at a table and give your name.
people-none = No finished games yet.
people-games = { $count ->
    [one] { $count } game
    *[other] { $count } games
}
people-wins = { $count ->
    [one] { $count } win
    *[other] { $count } wins
}
people-since = here since { $date }
people-sizes = Wins by table size
people-size = { $count ->
    [one] { $count } player
    *[other] { $count } players
}
people-size-won = { $wins } of { $games } won
people-points = { $points ->
    [one] { $points } point per game
    *[other] { $points } points per game
}
people-routes = Routes claimed
people-doubled = Doubled
people-single = Not doubled
people-completed = Completed
people-failed = Not completed
people-best = Best game
people-against = Opponents
people-ahead = ahead in { $ahead } of { $games }
people-what-counts = Only games that you played to the end yourself count, and only for your own seat.
people-finished-more = Earlier games
people-bring-record = Review a game record from a file
people-visibility = Who may see this page
people-data = My data
people-export = Download all my data
people-forget = Delete all my data
people-forget-text = This signs you out on all your devices and makes you leave every table for good. Your remarks and your rating are deleted, and your games show “—” instead of your name. It can’t be undone.
people-forget-sure = Yes, delete it all
people-forget-not = No, keep it
# The link on one’s own page.
people-puzzles = Puzzles
rating = Rating
rating-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
rating-text = ± says how certain a rating is: 19 times out of 20 the true strength lies within that range. With two players, a lead of 400 points means ten wins to one. A rating stays provisional for the first ten games.
rating-history = Rating, game by game
players-text = These people have chosen, on their own pages, to be listed.
players-none = Nobody is listed yet. You can choose to be, on your own page.
transfer-title = Play on this device
transfer-text = You made this link on another device. With it, you can play your games in this browser too.
transfer-take = Continue here
people-visibility-private = Only me
people-visibility-shared = People I play with, and anyone with the link
people-visibility-listed = Everyone: list me among the players on this server

## What one is notified of, and when

notifications-for = Notify me
notifications-for-turn = when it is my turn
notifications-for-over = when a game ends
notifications-for-rematch = when someone invites me or wants a rematch
notifications-for-joined = when someone sits down at my table
notifications-for-filed = when someone files a game I played on a real board
notifications-for-duel = when someone challenges me or a duel is finished
notifications-quiet = Quiet hours
notifications-quiet-from = From
notifications-quiet-to = To

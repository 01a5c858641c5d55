# Who invites to what, and how long it takes: for links that are shared, and the page they lead to.
invited-by = { $name } invites you to a railway game
# $minutes is 0 for a game that is played over days; $count are the seats.
invited-to = { $minutes ->
    [0] Played over several days
    [one] About { $minutes } minute
   *[other] About { $minutes } minutes
} · { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lobby-chat = You can write to each other here in your own words. Only those at the table can read it.
keys-talk = Say something

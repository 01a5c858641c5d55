### When a bot plays for a person who is away, or whose time is up.

# After what it did, in the log. $player is the person’s name.
stand-in-played = { $who ->
    [you] A bot played for you.
   *[other] A bot played for { $player }.
}
# Told to someone who comes back, before what it did.
stand-in-news = Since your last turn, a bot has played for you:
# On a button that can’t be pressed yet; $time is a clock such as 9:59.
stand-in-soon = A bot can play for the absent player in { $time }

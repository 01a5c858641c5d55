### When a bot plays for a person who is away, or whose time is up.

# After what it did, in the log. $player is the person’s name.
stand-in-played = { $who ->
    [you] En bot spilte for deg.
   *[other] En bot spilte for { $player }.
}
# Told to someone who comes back, before what it did.
stand-in-news = Siden forrige tur har en bot spilt for deg:
# On a button that can’t be pressed yet; $time is a clock such as 9:59.
stand-in-soon = Om { $time } kan en bot spille for den som er borte

### When a bot plays for a person who is away, or whose time is up.

# After what it did, in the log. $player is the person’s name.
stand-in-played = { $who ->
    [you] En bot spillede for dig.
   *[other] En bot spillede for { $player }.
}
# Told to someone who comes back, before what it did.
stand-in-news = Siden din seneste tur har en bot spillet for dig:
# On a button that can’t be pressed yet; $time is a clock such as 9:59.
stand-in-soon = Om { $time } kan en bot spille for den, der er væk

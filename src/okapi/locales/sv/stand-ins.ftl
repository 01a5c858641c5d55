### When a bot plays for a person who is away, or whose time is up.

# After what it did, in the log. $player is the person’s name.
stand-in-played = { $who ->
    [you] En bot spelade åt dig.
   *[other] En bot spelade åt { $player }.
}
# Told to someone who comes back, before what it did.
stand-in-news = Sedan din senaste tur har en bot spelat åt dig:
# On a button that can’t be pressed yet; $time is a clock such as 9:59.
stand-in-soon = Om { $time } kan en bot spela åt den som är borta

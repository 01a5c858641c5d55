### When a bot plays for a person who is away, or whose time is up.

# After what it did, in the log. $player is the person’s name.
stand-in-played = { $who ->
    [you] Zagrał za ciebie bot.
   *[other] Za gracza { $player } zagrał bot.
}
# Told to someone who comes back, before what it did.
stand-in-news = Od twojej ostatniej tury grał za ciebie bot:
# On a button that can’t be pressed yet; $time is a clock such as 9:59.
stand-in-soon = Za { $time } za nieobecnego gracza będzie mógł grać bot

### When a bot plays for a person who is away, or whose time is up.

# After what it did, in the log. $player is the person’s name.
stand-in-played = { $who ->
    [you] Ein Bot hat für dich gespielt.
   *[other] Ein Bot hat für { $player } gespielt.
}
# Told to someone who comes back, before what it did.
stand-in-news = Seit deinem letzten Zug hat ein Bot für dich gespielt:
# On a button that can’t be pressed yet; $time is a clock such as 9:59.
stand-in-soon = Noch { $time }, dann kann ein Bot für den abwesenden Spieler spielen

### When a bot plays for a person who is away, or whose time is up.

# After what it did, in the log. $player is the person’s name.
stand-in-played = { $who ->
    [you] Een bot heeft voor jou gespeeld.
   *[other] Een bot heeft voor { $player } gespeeld.
}
# Told to someone who comes back, before what it did.
stand-in-news = Sinds je laatste beurt heeft een bot voor je gespeeld:
# On a button that can’t be pressed yet; $time is a clock such as 9:59.
stand-in-soon = Over { $time } kan een bot spelen voor de afwezige speler

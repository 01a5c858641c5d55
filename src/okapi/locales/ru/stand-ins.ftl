### When a bot plays for a person who is away, or whose time is up.

# After what it did, in the log. $player is the person’s name.
stand-in-played = { $who ->
    [you] За вас сыграл бот.
   *[other] За игрока { $player } сыграл бот.
}
# Told to someone who comes back, before what it did.
stand-in-news = После вашего последнего хода за вас играл бот:
# On a button that can’t be pressed yet; $time is a clock such as 9:59.
stand-in-soon = Через { $time } за отсутствующего сможет играть бот

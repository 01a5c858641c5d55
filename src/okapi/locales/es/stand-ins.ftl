### When a bot plays for a person who is away, or whose time is up.

# After what it did, in the log. $player is the person’s name.
stand-in-played = { $who ->
    [you] Un bot jugó por ti.
   *[other] Un bot jugó por { $player }.
}
# Told to someone who comes back, before what it did.
stand-in-news = Desde tu último turno, un bot ha jugado por ti:
# On a button that can’t be pressed yet; $time is a clock such as 9:59.
stand-in-soon = Dentro de { $time }, un bot podrá jugar por el jugador ausente

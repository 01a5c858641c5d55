### When a bot plays for a person who is away, or whose time is up.

# After what it did, in the log. $player is the person’s name.
stand-in-played = { $who ->
    [you] Un bot a joué pour vous.
   *[other] Un bot a joué pour { $player }.
}
# Told to someone who comes back, before what it did.
stand-in-news = Depuis votre dernier coup, un bot a joué pour vous :
# On a button that can’t be pressed yet; $time is a clock such as 9:59.
stand-in-soon = Dans { $time }, un bot pourra jouer pour le joueur absent

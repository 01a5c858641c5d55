### When a bot plays for a person who is away, or whose time is up.

# After what it did, in the log. $player is the person’s name.
stand-in-played = { $who ->
    [you] Botti pelasi puolestasi.
   *[other] Botti pelasi pelaajan { $player } puolesta.
}
# Told to someone who comes back, before what it did.
stand-in-news = Edellisen vuorosi jälkeen botti on pelannut puolestasi:
# On a button that can’t be pressed yet; $time is a clock such as 9:59.
stand-in-soon = Aikaa ennen kuin botti voi pelata poissa olevan puolesta: { $time }

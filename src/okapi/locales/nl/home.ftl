### The home page: the ways to begin, each with a line about it. The names of the others are in web.ftl.

begin-guided = Begeleid spel
begin-guided-text = Al spelend leren, in vijf minuten
begin-solo-text = Tegen bots van elke sterkte
begin-friends-text = Stuur een link, speel meteen of over meerdere dagen
begin-device-text = Laat het de tafel rondgaan
begin-keeper-text = Voor het bordspel op tafel

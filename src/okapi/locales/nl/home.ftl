### The home page: the ways to begin, each with a line about it. The names of the others are in web.ftl.

way-guided = Begeleid spel
way-guided-text = Al spelend leren, in vijf minuten
way-solo-text = Tegen bots van elke sterkte
way-friends-text = Stuur een link, speel meteen of over meerdere dagen
way-device-text = Laat het de tafel rondgaan
way-keeper-text = Voor het bordspel op tafel

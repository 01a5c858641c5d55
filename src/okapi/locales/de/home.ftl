### The home page: the ways to begin, each with a line about it. The names of the others are in web.ftl.

way-guided = Geführte Partie
way-guided-text = Spielend lernen, in fünf Minuten
way-solo-text = Gegen Bots jeder Stärke
way-friends-text = Link schicken, gleich oder über Tage spielen
way-device-text = Am Tisch herumreichen
way-keeper-text = Für das Brettspiel auf dem Tisch

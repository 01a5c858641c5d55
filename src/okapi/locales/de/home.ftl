### The home page: the ways to begin, each with a line about it. The names of the others are in web.ftl.

begin-guided = Geführte Partie
begin-guided-text = Spielend lernen, in fünf Minuten
begin-solo-text = Gegen Bots jeder Stärke
begin-friends-text = Link schicken, gleich oder über Tage spielen
begin-device-text = Am Tisch herumreichen
begin-keeper-text = Für das Brettspiel auf dem Tisch

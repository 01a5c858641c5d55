### The home page: the ways to begin, each with a line about it. The names of the others are in web.ftl.

begin-guided = Spill med veiledning
begin-guided-text = Lær ved å spille, på fem minutter
begin-solo-text = Mot boter på alle nivåer
begin-friends-text = Send en lenke, spill nå eller over flere dager
begin-device-text = Send den rundt bordet
begin-keeper-text = Til brettspillet på bordet

### The home page: the ways to begin, each with a line about it. The names of the others are in web.ftl.

way-guided = Spill med veiledning
way-guided-text = Lær ved å spille, på fem minutter
way-solo-text = Mot boter på alle nivåer
way-friends-text = Send en lenke, spill nå eller over flere dager
way-device-text = Send den rundt bordet
way-keeper-text = Til brettspillet på bordet

### The home page: the ways to begin, each with a line about it. The names of the others are in web.ftl.

way-guided = Spil med vejledning
way-guided-text = Lær det ved at spille, på fem minutter
way-solo-text = Mod bots på alle niveauer
way-friends-text = Send et link, spil nu eller over flere dage
way-device-text = Send den rundt om bordet
way-keeper-text = Til brætspillet på bordet

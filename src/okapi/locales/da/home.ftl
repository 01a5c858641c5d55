### The home page: the ways to begin, each with a line about it. The names of the others are in web.ftl.

begin-guided = Spil med vejledning
begin-guided-text = Lær det ved at spille, på fem minutter
begin-solo-text = Mod bots på alle niveauer
begin-friends-text = Send et link, spil nu eller over flere dage
begin-device-text = Send den rundt om bordet
begin-keeper-text = Til brætspillet på bordet

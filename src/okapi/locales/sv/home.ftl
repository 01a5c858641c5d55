### The home page: the ways to begin, each with a line about it. The names of the others are in web.ftl.

begin-guided = Parti med handledning
begin-guided-text = Lär dig genom att spela, på fem minuter
begin-solo-text = Mot bottar på alla nivåer
begin-friends-text = Skicka en länk, spela direkt eller under flera dagar
begin-device-text = Skicka den runt bordet
begin-keeper-text = För brädspelet på bordet

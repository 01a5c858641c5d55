### The home page: the ways to begin, each with a line about it. The names of the others are in web.ftl.

way-guided = Parti med handledning
way-guided-text = Lär dig genom att spela, på fem minuter
way-solo-text = Mot bottar på alla nivåer
way-friends-text = Skicka en länk, spela direkt eller under flera dagar
way-device-text = Skicka den runt bordet
way-keeper-text = För brädspelet på bordet

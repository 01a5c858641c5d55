### Choosing a bot to play against. Groups of bots in a list, by how strong they are.

strength-easy = Lätt
strength-medium = Medel
strength-hard = Svår
strength-other = Inte mätt

## The bots: what they are called among people, and how they play. bot-with-level joins the two.

bot-with-level = { $name }: { $level }
bot-random = Vandrare
bot-random-text = gör vad som helst som är tillåtet
bot-greedy = Skata
bot-greedy-text = tar det som glänser mest
bot-opportunist = Chansare
bot-opportunist-text = bygger det korten räcker till
bot-racer = Snälltåg
bot-racer-text = bygger långa sträckor och avslutar spelet tidigt
bot-long-route = Stambana
bot-long-route-text = sparar till de längsta sträckorna
bot-hungry = Samlare
bot-hungry-text = får aldrig nog av biljettkort
bot-route-focused = Lantmätare
bot-route-focused-text = bygger de kortaste förbindelserna
bot-hoarder = Hamster
bot-hoarder-text = samlar terrängkort och får sedan dubbla poäng
bot-planner = Ingenjör
bot-planner-text = planerar hela spelet
bot-searcher = Grubblare
bot-searcher-text = spelar tusen partier i huvudet före varje tur
bot-prodigy = Underbarn
bot-prodigy-text = har lärt sig av otaliga partier och bestämmer sig på ett ögonblick
bot-champion = Mästare
bot-champion-text = har lärt sig av otaliga partier och tänker framåt

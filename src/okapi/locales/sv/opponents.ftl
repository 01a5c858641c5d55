### Choosing a bot to play against. Groups of bots in a list, by how strong they are.

strength-easy = Lätt
strength-medium = Medel
strength-hard = Svår
strength-other = Inte mätt

## The bots: what they are called among people, and how they play. bot-with-level joins the two.

bot-with-level = { $name }: { $level }
bot-random = Vandraren
bot-random-text = gör vad som helst som är tillåtet
bot-greedy = Skatan
bot-greedy-text = tar det som glänser mest
bot-opportunist = Chansaren
bot-opportunist-text = bygger det korten räcker till
bot-racer = Snälltåget
bot-racer-text = bygger långa sträckor och avslutar spelet tidigt
bot-long-route = Stambanan
bot-long-route-text = sparar till de längsta sträckorna
bot-hungry = Samlaren
bot-hungry-text = får aldrig nog av biljettkort
bot-route-focused = Lantmätaren
bot-route-focused-text = bygger de kortaste förbindelserna
bot-hoarder = Hamstern
bot-hoarder-text = samlar terrängkort och får sedan dubbla poäng
bot-planner = Ingenjören
bot-planner-text = planerar hela spelet
bot-searcher = Grubblaren
bot-searcher-text = spelar tusen partier i huvudet före varje tur
bot-prodigy = Underbarnet
bot-prodigy-text = har lärt sig av otaliga partier och bestämmer sig på ett ögonblick
bot-champion = Mästaren
bot-champion-text = har lärt sig av otaliga partier och tänker framåt

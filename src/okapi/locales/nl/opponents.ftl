### Choosing a bot to play against. Groups of bots in a list, by how strong they are.

strength-easy = Makkelijk
strength-medium = Gemiddeld
strength-hard = Moeilijk
strength-other = Niet gemeten

## The bots: what they are called among people, and how they play. bot-with-level joins the two.

bot-with-level = { $name }: { $level }
bot-random = Zwerver
bot-random-text = doet maar wat, zolang het mag
bot-greedy = Ekster
bot-greedy-text = pakt wat het meest blinkt
bot-opportunist = Gelukszoeker
bot-opportunist-text = bouwt wat de kaarten toevallig toelaten
bot-racer = Sneltrein
bot-racer-text = bouwt lange routes en is gauw klaar
bot-long-route = Hoofdlijn
bot-long-route-text = spaart voor de langste routes
bot-hungry = Veelvraat
bot-hungry-text = heeft nooit genoeg bestemmingen
bot-route-focused = Landmeter
bot-route-focused-text = bouwt de kortste verbindingen
bot-hoarder = Hamster
bot-hoarder-text = hamstert terreinkaarten en verdubbelt dan
bot-planner = Ingenieur
bot-planner-text = plant het hele spel
bot-searcher = Piekeraar
bot-searcher-text = speelt voor elke zet duizend partijen in gedachten
bot-prodigy = Wonderkind
bot-prodigy-text = leerde van talloze partijen en beslist in één oogopslag
bot-champion = Kampioen
bot-champion-text = leerde van talloze partijen en denkt vooruit

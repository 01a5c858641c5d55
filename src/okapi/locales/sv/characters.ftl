### Choosing an opponent: how each bot plays, after its name or alone.

opponent-choose = Välj en motståndare
opponent-rating-text = Rating: med två spelare ger ett försprång på 100 poäng 64 segrar på 100 partier, och 200 poäng ger 76.

bot-meerkat-text = är ny vid järnvägen, kämpar hårt för sina biljettkort och går lätt vilse
bot-tortoise-text = tar god tid på sig, går många omvägar och dubblar när det är lätt
bot-zebra-text = siktar rakt på sina biljettkort och dubblar där ett kort till räcker
bot-elephant-text = lägger upp en plan för hela partiet och glömmer aldrig ett biljettkort
bot-leopard-text = spelar på instinkt efter otaliga partier och hoppar ibland för tidigt
bot-random-text = gör vad som helst som är tillåtet
bot-greedy-text = tar det som glänser mest
bot-opportunist-text = bygger det korten räcker till
bot-racer-text = bygger långa sträckor och avslutar partiet tidigt
bot-long-route-text = sparar till de längsta sträckorna
bot-hungry-text = får aldrig nog av biljettkort
bot-route-focused-text = bygger de kortaste förbindelserna
bot-hoarder-text = samlar terrängkort och dubblar sedan
bot-planner-text = planerar hela partiet
bot-searcher-text = spelar tusen partier i huvudet före varje tur
bot-prodigy-text = har lärt sig av otaliga partier och bestämmer sig på ett ögonblick
bot-champion-text = har lärt sig av otaliga partier och tänker framåt

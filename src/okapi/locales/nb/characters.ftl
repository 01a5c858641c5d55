### Choosing an opponent: how each bot plays, after its name or alone.

opponent-choose = Velg en motstander
opponent-rating-text = Rating: med to spillere gir 100 poeng mer 64 seire på 100 spill, og 200 mer gir 76.

bot-meerkat-text = er ny ved jernbanen, gjør seg flid med billettene sine og går seg lett vill
bot-tortoise-text = tar seg god tid og mange omveier, og får dobbelt poeng når det er lett
bot-zebra-text = går rett på billettene sine og får dobbelt poeng der ett kort til er nok
bot-elephant-text = legger en plan for hele spillet og glemmer aldri en billett
bot-leopard-text = spiller på instinkt etter utallige spill og går iblant til angrep for tidlig
bot-random-text = gjør hva som helst som er lov
bot-greedy-text = tar det som glitrer mest
bot-opportunist-text = bygger det kortene rekker til
bot-racer-text = bygger lange spor og avslutter spillet tidlig
bot-long-route-text = sparer til de lengste sporene
bot-hungry-text = får aldri nok billetter
bot-route-focused-text = bygger de korteste rutene
bot-hoarder-text = samler terrengkort og får så dobbelt poeng
bot-planner-text = planlegger hele spillet
bot-searcher-text = spiller tusen spill i hodet før hver tur
bot-prodigy-text = har lært av utallige spill og bestemmer seg på et øyeblikk
bot-champion-text = har lært av utallige spill og tenker fremover

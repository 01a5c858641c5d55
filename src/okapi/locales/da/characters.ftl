### Choosing an opponent: how each bot plays, after its name or alone.

opponent-choose = Vælg en modstander
opponent-rating-text = Rating: med to spillere giver et forspring på 100 point 64 sejre i 100 spil, og 200 point giver 76.

bot-meerkat-text = er ny ved jernbanen, gør sig umage med sine rutekort og farer let vild
bot-tortoise-text = giver sig god tid, tager mange omveje og får dobbelt point, når det er nemt
bot-zebra-text = går lige efter sine rutekort og får dobbelt point, hvor ét kort mere er nok
bot-elephant-text = lægger en plan for hele spillet og glemmer aldrig et rutekort
bot-leopard-text = spiller på instinkt efter utallige spil og springer til tider for tidligt
bot-random-text = gør hvad som helst, der er tilladt
bot-greedy-text = tager det, der glimter mest
bot-opportunist-text = bygger det, kortene rækker til
bot-racer-text = bygger lange strækninger og slutter spillet tidligt
bot-long-route-text = sparer op til de længste strækninger
bot-hungry-text = får aldrig rutekort nok
bot-route-focused-text = bygger de korteste ruter
bot-hoarder-text = samler terrænkort og får så dobbelt point
bot-planner-text = planlægger hele spillet
bot-searcher-text = spiller tusind spil i hovedet før hver tur
bot-prodigy-text = har lært af utallige spil og beslutter sig på et øjeblik
bot-champion-text = har lært af utallige spil og tænker fremad

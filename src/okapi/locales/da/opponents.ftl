### Choosing a bot to play against. Groups of bots in a list, by how strong they are.

strength-easy = Let
strength-medium = Middel
strength-hard = Svær
strength-other = Ikke målt

## The bots: what they are called among people, and how they play. bot-with-level joins the two.

bot-with-level = { $name }: { $level }
bot-random = Vagabond
bot-random-text = gør hvad som helst, der er tilladt
bot-greedy = Husskade
bot-greedy-text = tager det, der glimter mest
bot-opportunist = Lykkeridder
bot-opportunist-text = bygger det, kortene rækker til
bot-racer = Lyntog
bot-racer-text = bygger lange strækninger og slutter spillet tidligt
bot-long-route = Hovedbane
bot-long-route-text = sparer op til de længste strækninger
bot-hungry = Slughals
bot-hungry-text = får aldrig rutekort nok
bot-route-focused = Landmåler
bot-route-focused-text = bygger de korteste ruter
bot-hoarder = Hamster
bot-hoarder-text = samler terrænkort og får så dobbelt point
bot-planner = Ingeniør
bot-planner-text = planlægger hele spillet
bot-searcher = Grubler
bot-searcher-text = spiller tusind spil i hovedet før hver tur
bot-prodigy = Vidunderbarn
bot-prodigy-text = har lært af utallige spil og beslutter sig på et øjeblik
bot-champion = Mester
bot-champion-text = har lært af utallige spil og tænker fremad

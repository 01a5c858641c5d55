### Choosing a bot to play against. Groups of bots in a list, by how strong they are.

strength-easy = Lett
strength-medium = Middels
strength-hard = Vanskelig
strength-other = Ikke målt

## The bots: what they are called among people, and how they play. bot-with-level joins the two.

bot-with-level = { $name }: { $level }
bot-random = Landstryker
bot-random-text = gjør hva som helst som er lov
bot-greedy = Skjære
bot-greedy-text = tar det som glitrer mest
bot-opportunist = Lykkejeger
bot-opportunist-text = bygger det kortene rekker til
bot-racer = Lyntog
bot-racer-text = bygger lange spor og avslutter spillet tidlig
bot-long-route = Stambane
bot-long-route-text = sparer til de lengste sporene
bot-hungry = Slukhals
bot-hungry-text = får aldri nok billetter
bot-route-focused = Landmåler
bot-route-focused-text = bygger de korteste rutene
bot-hoarder = Hamster
bot-hoarder-text = samler terrengkort og får så dobbelt poeng
bot-planner = Ingeniør
bot-planner-text = planlegger hele spillet
bot-searcher = Grubler
bot-searcher-text = spiller tusen spill i hodet før hver tur
bot-prodigy = Vidunderbarn
bot-prodigy-text = har lært av utallige spill og bestemmer seg på et øyeblikk
bot-champion = Mester
bot-champion-text = har lært av utallige spill og tenker fremover

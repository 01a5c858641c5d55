### Choosing an opponent: how each bot plays, after its name or alone.

opponent-choose = Kies een tegenstander
opponent-rating-text = Rating: aan een tafel voor twee wint wie 100 punten hoger staat 64 van de 100 partijen, en wie 200 punten hoger staat 76.

bot-meerkat-text = is nieuw bij het spoor, doet zijn best voor zijn bestemmingen en verdwaalt gemakkelijk
bot-tortoise-text = neemt de tijd, maakt menige omweg en verdubbelt wat voor het grijpen ligt
bot-zebra-text = gaat recht op zijn bestemmingen af en verdubbelt waar één kaart extra volstaat
bot-elephant-text = plant de hele partij vooruit en vergeet nooit een bestemming
bot-leopard-text = speelt met het instinct van talloze partijen en springt soms te vroeg
bot-random-text = doet maar wat, zolang het mag
bot-greedy-text = pakt wat het meest blinkt
bot-opportunist-text = bouwt wat de kaarten toevallig toelaten
bot-racer-text = bouwt lange routes en is gauw klaar
bot-long-route-text = spaart voor de langste routes
bot-hungry-text = heeft nooit genoeg bestemmingen
bot-route-focused-text = bouwt de kortste verbindingen
bot-hoarder-text = hamstert terreinkaarten en verdubbelt dan
bot-planner-text = plant de hele partij
bot-searcher-text = speelt voor elke zet duizend partijen in gedachten
bot-prodigy-text = leerde van talloze partijen en beslist in één oogopslag
bot-champion-text = leerde van talloze partijen en denkt vooruit

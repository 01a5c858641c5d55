### Choosing a bot to play against.

## $number says which of several opponents it is.

opponent-change = Adversaire { $number } : { $name }. En choisir un autre
opponent-add = Ajouter un adversaire
opponent-levels = Niveaux
opponent-others = Autres bots
bot-rating = cote { $rating }

## The bots: what they are called among people. bot-with-level joins a name and a text of characters.ftl.

bot-with-level = { $name } : { $level }
bot-meerkat = Suricate
bot-tortoise = Tortue
bot-zebra = Zèbre
bot-elephant = Éléphant
bot-leopard = Léopard
bot-random = Vadrouille
bot-greedy = La Pie
bot-opportunist = Système D
bot-racer = Express
bot-long-route = Grande Ligne
bot-hungry = Insatiable
bot-route-focused = Géomètre
bot-hoarder = Écureuil
bot-planner = Ingénieur
bot-searcher = Penseur
bot-prodigy = Prodige
bot-champion = Champion

### Choosing a bot to play against. Groups of bots in a list, by how strong they are.

strength-easy = Facile
strength-medium = Moyen
strength-hard = Difficile
strength-other = Non mesurés

## The bots: what they are called among people, and how they play. bot-with-level joins the two.

bot-with-level = { $name } : { $level }
bot-random = Vadrouille
bot-random-text = joue n’importe quel coup permis
bot-greedy = La Pie
bot-greedy-text = prend ce qui brille le plus
bot-opportunist = Système D
bot-opportunist-text = construit ce que ses cartes permettent
bot-racer = Express
bot-racer-text = construit de longues routes et finit vite
bot-long-route = Grande Ligne
bot-long-route-text = économise pour les plus longues routes
bot-hungry = Insatiable
bot-hungry-text = n’a jamais assez de destinations
bot-route-focused = Géomètre
bot-route-focused-text = construit les chemins les plus courts
bot-hoarder = Écureuil
bot-hoarder-text = amasse les cartes Terrain, puis double
bot-planner = Ingénieur
bot-planner-text = planifie toute la partie
bot-searcher = Penseur
bot-searcher-text = joue mille parties dans sa tête avant chaque coup
bot-prodigy = Prodige
bot-prodigy-text = s’est formé sur d’innombrables parties et décide d’un coup d’œil
bot-champion = Champion
bot-champion-text = s’est formé sur d’innombrables parties et voit plus loin

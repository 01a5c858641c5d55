### Choosing an opponent: how each bot plays, after its name or alone.

opponent-choose = Choisir un adversaire
opponent-rating-text = Cote : à deux joueurs, 100 points de plus donnent 64 victoires sur 100, et 200 de plus en donnent 76.

bot-meerkat-text = débute dans les chemins de fer, soigne ses destinations et se perd facilement
bot-tortoise-text = prend son temps et bien des détours, et double quand c’est facile
bot-zebra-text = file droit vers ses destinations et double là où une carte de plus suffit
bot-elephant-text = prévoit toute la partie et n’oublie jamais une destination
bot-leopard-text = suit un instinct aiguisé par d’innombrables parties et bondit parfois trop tôt
bot-random-text = joue n’importe quel coup permis
bot-greedy-text = prend ce qui brille le plus
bot-opportunist-text = construit ce que ses cartes permettent
bot-racer-text = construit de longues routes et finit vite
bot-long-route-text = économise pour les plus longues routes
bot-hungry-text = n’a jamais assez de destinations
bot-route-focused-text = construit les chemins les plus courts
bot-hoarder-text = amasse les cartes Terrain, puis double
bot-planner-text = planifie toute la partie
bot-searcher-text = joue mille parties dans sa tête avant chaque coup
bot-prodigy-text = s’est formé au fil d’innombrables parties et décide d’un coup d’œil
bot-champion-text = s’est formé au fil d’innombrables parties et voit plus loin

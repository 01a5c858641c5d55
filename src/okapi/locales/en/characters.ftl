### Choosing an opponent: how each bot plays, after its name or alone.

opponent-choose = Choose an opponent
opponent-rating-text = Rating: with two players, a lead of 100 points means 64 wins in 100 games, and a lead of 200 means 76.

bot-meerkat-text = is new to the railways, works hard at its tickets and easily loses its way
bot-tortoise-text = takes its time and many a detour, and doubles what comes easily
bot-zebra-text = goes straight for its tickets and doubles where one more card will do
bot-elephant-text = plans the whole game and never forgets a ticket
bot-leopard-text = plays by instinct honed in countless games and sometimes leaps too soon
bot-random-text = makes any legal move
bot-greedy-text = grabs whatever shines brightest
bot-opportunist-text = builds whatever the cards allow
bot-racer-text = builds long routes and ends the game early
bot-long-route-text = saves for the longest routes
bot-hungry-text = never has enough tickets
bot-route-focused-text = builds the shortest paths
bot-hoarder-text = collects terrain cards, then doubles
bot-planner-text = plans the whole game
bot-searcher-text = plays a thousand games in its head before each move
bot-prodigy-text = learned from countless games and decides at a glance
bot-champion-text = learned from countless games and thinks ahead

### Choosing a bot to play against. Groups of bots in a list, by how strong they are.

strength-easy = Easy
strength-medium = Medium
strength-hard = Hard
strength-other = Not measured

## The bots: what they are called among people, and how they play. bot-with-level joins the two.

bot-with-level = { $name }: { $level }
bot-random = Wanderer
bot-random-text = makes any legal move
bot-greedy = Magpie
bot-greedy-text = grabs whatever shines brightest
bot-opportunist = Chancer
bot-opportunist-text = builds whatever the cards allow
bot-racer = Express
bot-racer-text = builds long routes and ends the game early
bot-long-route = Trunk Line
bot-long-route-text = saves for the longest routes
bot-hungry = Collector
bot-hungry-text = never has enough tickets
bot-route-focused = Surveyor
bot-route-focused-text = builds the shortest paths
bot-hoarder = Hoarder
bot-hoarder-text = collects terrain cards, then doubles
bot-planner = Engineer
bot-planner-text = plans the whole game
bot-searcher = Ponderer
bot-searcher-text = plays a thousand games in its mind before each move
bot-prodigy = Prodigy
bot-prodigy-text = learned from countless games and decides at a glance
bot-champion = Champion
bot-champion-text = learned from countless games and thinks ahead

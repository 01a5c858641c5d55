### The home page: the ways to begin, each with a line about it. The names of the others are in web.ftl.

way-guided = Guided game
way-guided-text = Learn by playing, in five minutes
way-solo-text = Against bots of every strength
way-friends-text = Send a link, play live or over several days
way-device-text = Pass it round the table
way-keeper-text = For the board game on your table

### The home page: the ways to begin, each with a line about it. The names of the others are in web.ftl.

begin-guided = Guided game
begin-guided-text = Learn by playing, in five minutes
begin-solo-text = Against bots of every strength
begin-friends-text = Send a link, play live or over several days
begin-device-text = Pass it round the table
begin-keeper-text = For the board game on your table

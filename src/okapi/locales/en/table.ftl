# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = Since your last turn
news-where = { $step } of { $steps }
news-earlier = Previous move
news-later = Next move
settings-follow = Move the map to the routes that others claim
market-trains = Face-up train car cards
market-terrains = Face-up terrain
market-deck = Deck
market-deck-ticket = Tickets
hand-terrain = Your terrain
livery-choose = { $name }: { $colour }. Choose another colour
livery-taken = { $colour }, taken by { $name }
legend = Points and signs
legend-free = A free route: empty spaces in its colour
legend-grey = A grey route: cards of any one colour
legend-taken = A claimed route: a train in its owner’s colour and sign
legend-claimable = You can claim it now
legend-wanted = Useful for your tickets
legend-planned = In your plan, which only you see
legend-fresh = Claimed since your last turn
market-not-now = You can’t take that now.
market-not-your-turn = Wait for your turn.
market-second-card = You are drawing cards: take your second card first.
history-slider = Moment of the game
history-play = Play
history-pause = Pause
history-speed = { $speed }× speed
history-turn-back = One turn back
history-turn-forth = One turn forward
map-wanted = Useful for your tickets.
map-planned = In your plan.
settings-delay-now = Bot speed (this game)

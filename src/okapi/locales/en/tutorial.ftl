### The guided first game (src/okapi/tutorial): what its steps say, and what they say when another move was tried.
### $opponent is a bot’s name; $route, $one and $other (tickets) arrive as they stand alone. $table is `words` where there is no map.
### $points are those of $route, $doubled twice as many, $usual_trains those of a whole game; other numbers: see rules.ftl.

## Around the steps
tutorial-title = Guided game
tutorial-step = { $number } of { $count }
tutorial-next = Next
tutorial-leave = Leave the guided game
tutorial-to-games = On to a real game
# When the move is half made: the button that makes the rest of it.
tutorial-now = Now press “{ $button }”.

## The steps
tutorial-say-welcome = Welcome to the heart of Africa! You build railways, and the routes you claim stay yours. This is a real game against { $opponent }, only shorter than usual.
tutorial-say-tickets = These are destination tickets, your secret goals. Connect the two places on a ticket with your own routes, and it scores its points at the end. A ticket you don’t complete costs you that many points.{ $table ->
    [words] {""}
   *[map] {" "}On the map, you see a path for { $one }.
}
tutorial-say-keep = You must keep at least { COUNT($starting_tickets_kept) }. Choose { $one } and { $other }: both are short, and they share a path. Then confirm.
tutorial-else-keep = Long tickets are worth more, but you have only { COUNT($trains, form: "digits", one: "train", other: "trains") } here, and every ticket you don’t complete counts against you. Keep { $one } and { $other }.
tutorial-say-hand = These are your train car cards. A route costs one card of its colour per space. { $route } has three black spaces, and you have one black card.
tutorial-say-first-card = On your turn, you do one thing. This time, draw { COUNT($draws, one: "card", other: "cards") }. Take the face-up black one first.
tutorial-else-first-card = You’ll do that soon. You still need black cards, so take the face-up black one.
tutorial-say-second-card = A locomotive has been turned up: locomotives are wild and stand for any colour. But you can take a face-up locomotive only as your first card, so draw your second card from the train car deck, unseen.
tutorial-else-second-card = Any other card would be allowed too, but you’re in luck today: draw from the train car deck.
tutorial-say-opponent = Black again! Then { $opponent } claimed a route with three red cards. Here you see everyone’s points, trains, number of cards and terrain. The cards in a player’s hand stay secret.
tutorial-say-locomotive = The next route on your path, { $route }, has three purple spaces, and you have two purple cards. A locomotive can stand in for the third. Taking it face up uses your whole turn, but it’s worth it: take it.
tutorial-else-locomotive = You could, but you’re still one purple card short. The face-up locomotive can stand in for it: take it.
tutorial-say-terrain = Terrain cards double the points of routes. Purple, blue and green routes run through jungle. Take the jungle card.
tutorial-else-terrain = You will, in a moment. First get what doubles a purple route: take the jungle card.
tutorial-say-terrain-deck = You can mix train car cards and terrain cards, face up or unseen. Draw your second card from the terrain deck.
tutorial-else-terrain-deck = That would be allowed. To get to know the other deck, draw from the terrain deck this time.
tutorial-say-claim = You have three black cards. { $table ->
    [words] Claim { $route }.
   *[map] Choose { $route } on the map, then claim it.
}
tutorial-else-claim = You could, but you already have what { $route } costs: claim it with your three black cards.
tutorial-say-majority = Now for doubling. You need at least as many cards of the route’s terrain as any other player. You have two jungle cards and { $opponent } has two: being tied for most is enough. Doubling a route of up to { COUNT($longest_short_route, one: "space", other: "spaces") } costs { COUNT($short_terrain_cost, one: "terrain card", other: "terrain cards") }; a longer one costs { COUNT($long_terrain_cost) }.
tutorial-say-double = Choose { $route } and double it. Pay with two purple cards and the locomotive, and double with one jungle card: { $points } × 2 = { COUNT($doubled, form: "digits", one: "point", other: "points") }.
tutorial-else-double = That would cost you points. Claim { $route } and double it: pay with two purple cards and the locomotive, and double with one jungle card.
tutorial-say-last-round = { $opponent } has { COUNT($trains_that_end_the_game, form: "digits", one: "train", other: "trains") } left, so the last round begins: everyone gets one more turn, { $opponent } too.
tutorial-say-last-claim = Your first ticket is completed. The second needs only { $route }: one green card. Claim it.
tutorial-else-last-claim = Remember your tickets: without { $route }, you won’t complete one of them. Claim it with your green card.
tutorial-say-score = The score sheet: points for routes, what doubling added, tickets (completed minus uncompleted) and { COUNT($globetrotter, form: "digits", one: "point", other: "points") } for the most completed tickets (Globetrotter). { $opponent } left a ticket uncompleted and lost its points.
tutorial-say-done = That’s the whole game. A real game has { COUNT($usual_trains, form: "digits", one: "train", other: "trains") } and up to { COUNT($max_players, one: "player", other: "players") }. In your first games, you’ll be shown what’s new. Have a good journey!

## Refusals
reason-tutorial-unknown = There is no such guided game.
reason-tutorial-another-move = The guided game is waiting for a different move.
reason-tutorial-not-available = A guided game has no record and no rematch.

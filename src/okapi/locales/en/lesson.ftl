### The guided first game (src/okapi/lesson): what its steps say, and what they say when another move was tried.
### $opponent is a bot’s name; $route, $one and $other (tickets) arrive as they stand alone.

## The way in
lesson-offer-title = New here?
lesson-offer = Play a guided first game: about five minutes, and everything is explained when you meet it.
lesson-begin = Start the guided game

## On the bubble
lesson-title = Guided game
lesson-step = { $number } of { $count }
lesson-next = Next
lesson-leave = Leave the lesson
lesson-to-games = On to real games

## The steps
lesson-say-welcome = Welcome to the heart of Africa! You build railways: you claim routes, and they stay yours. This is a real game, only shorter than most, against { $opponent }.
lesson-say-tickets = These are tickets, your secret goals. Connect the two places of a ticket by routes of your own and it scores its points at the end. A ticket you fail to complete costs you the same number of points.
lesson-say-keep = You must keep at least two. Choose { $one } and { $other }: both are short, and they share a line. Then confirm.
lesson-else-keep = Long tickets are worth more, but you have 10 trains here, and every ticket you fail counts against you. Keep { $one } and { $other }.
lesson-say-hand = These are your train cards. A route costs one card of its colour for each space. { $route } has three black spaces, and you hold one black card.
lesson-say-first-card = On your turn you do one thing. This time, draw two cards. First take the black one, face up.
lesson-else-first-card = You will do that soon. You still need black cards, so take the black one that lies face up.
lesson-say-second-card = A locomotive has come up: it stands for any colour. But face up it may only be your first card. So draw your second one from the train card deck, unseen.
lesson-else-second-card = Any other card would be allowed too, but luck is with you today: draw from the train card deck.
lesson-say-opponent = Black again! Then { $opponent } claimed a route with three red cards. Here you see everyone’s points, trains, number of cards and terrain. The cards in a hand stay secret.
lesson-say-locomotive = You need three purple cards and hold two. A locomotive can stand for the third. Taken face up it is your whole turn, and worth it: take it.
lesson-else-locomotive = You could, but you still lack a purple card. The face-up locomotive can stand for it: take it.
lesson-say-terrain = Terrain cards double the points of routes. Purple, blue and green routes run through jungle. Take the jungle card.
lesson-else-terrain = You will, in a moment. First collect what doubles a purple route: take the jungle card.
lesson-say-terrain-deck = Train and terrain cards may be mixed, face up or unseen. Draw your second card from the terrain deck.
lesson-else-terrain-deck = That would be allowed. To see the other deck, draw a card from the terrain deck this time.
lesson-say-claim = You hold three black cards. Choose { $route } on the map, then claim it.
lesson-else-claim = Not quite: claim { $route }, and pay with your three black cards. You will need the locomotive soon.
lesson-say-majority = Now for doubling. You need at least as many cards of the route’s terrain as every other player. You have 2 jungle cards and { $opponent } has 2: a tie is enough. Up to three spaces cost one terrain card, four to six cost two.
lesson-say-double = Choose { $route } and double it. Two purple cards and the locomotive pay, one jungle card doubles: 4 × 2 = 8 points.
lesson-else-double = That would cost you points. Claim { $route }, doubled: two purple cards and the locomotive pay, one jungle card doubles.
lesson-say-last-round = { $opponent } has 2 trains left, and that begins the last round: everyone has one more turn, { $opponent } too.
lesson-say-last-claim = Your first ticket is complete. For the second only { $route } is missing: one green card. Claim it.
lesson-else-last-claim = Remember your tickets: without { $route } one of them fails. Claim it with your green card.
lesson-say-score = The score sheet: points for routes, what doubling added, completed tickets less failed ones, and 10 points for the most completed tickets. { $opponent } failed a ticket and lost its points.
lesson-say-done = That is the whole game. A real one has 45 trains and up to five players. The first games will point out what is new. Have a good journey!

## Refusals
reason-lesson-unknown = There is no such lesson.
reason-lesson-another-move = The lesson waits for another move.
reason-lesson-not-for-lessons = A guided game has no record and no rematch.

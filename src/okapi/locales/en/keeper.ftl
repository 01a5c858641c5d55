# The score keeper: a page for people who play with a real board and wooden trains. Somebody at the table writes down
# who claimed which route; everything else is counted. $player, $route and $terrain arrive as they stand alone.

## The way there, and the first page

keeper = Score keeper
keeper-link = Score keeper for the board game
keeper-intro = You play with a real board and wooden trains? Tap the routes on this map: Okapi counts points and trains for everyone, and at the end it finds the completed tickets. It works without a connection, and nothing leaves this device.
keeper-new = New game
keeper-order = In the order in which you sit.
keeper-colour = { $name }: { $colour }. Change the colour
keeper-follow-terrain = Follow the open terrain cards
keeper-start = Keep score
keeper-count = Count at the end
keeper-count-text = You kept no score? Then tap everyone’s routes once the game is over.
keeper-games = Kept games
keeper-games-all = All games
keeper-forget = Delete
keeper-forget-sure = Delete this game for good?
keeper-cancel = Cancel
keeper-full = This browser has no room left to store the game. Copy its link before you close the page.
keeper-shared-title = A game was shared with you
keeper-shared-keep = Keep it on this device
keeper-shared-broken = This link is damaged or incomplete: it holds no game.

## The table

keeper-map-manual = Tap a route to write down who claimed it. The arrow keys lead from route to route, letters to a place by its name, Enter chooses a route.
keeper-hint = Tap a route on the map, then the player who claimed it.
keeper-count-hint = Choose a player, then tap that player’s routes. A second tap marks a route as doubled, a third one clears it.
keeper-trains-left = { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}
keeper-standing = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $trains ->
    [one] { $trains } train left
   *[other] { $trains } trains left
}
keeper-track = Score track
keeper-who = Who claimed it?
keeper-claim = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
keeper-claim-doubled = { $player }, doubled: { $points } points
keeper-take-back = Take it back
keeper-undo = Undo
keeper-written = { $player }: { $route }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
keeper-taken-back = Taken back: { $player }, { $route }
keeper-anyway = Write it down anyway
keeper-overruled = Against the rules; the table let it stand.
keeper-doubtful = This does not fit the rules any more.
keeper-plays = What does { $player } play to double it?
keeper-objection-taken = { $player } has this route.
keeper-objection-twin-taken = With { $players } players this track is closed: { $player } has the other one.
keeper-objection-twin-own = { $player } already has the other track, and nobody may have both.
keeper-objection-too-few-trains = { $have ->
    [one] { $player } has { $have } train left, and the route needs { $needed }.
   *[other] { $player } has { $have } trains left, and the route needs { $needed }.
}
keeper-objection-no-turn-left = { $player } has had the last turn.
keeper-last-round = Last round! One more turn: { $names }
keeper-last-round-over = That was the last turn. Now enter the tickets.
keeper-turn-taken = { $player } claims no route

## Lines, terrain, words

keeper-lines = Lines
keeper-lines-none = Nothing written down yet.
keeper-change = Change: { $line }
keeper-no-route = a turn without a route
keeper-words = Type a claim
keeper-words-example = Cape Town, Port Elizabeth, Ada ×2
keeper-words-unknown = There is no such route. Name its two places, as in “{ $example }”.
keeper-words-several = { $count ->
    [one] { $count } route fits
   *[other] { $count } routes fit
}
keeper-terrain = Terrain
keeper-terrain-more = { $player }: one more { $terrain } card
keeper-terrain-fewer = { $player }: one { $terrain } card fewer
keeper-terrain-most = Underlined: nobody has more, so this player may double a route of that terrain. It costs { $short ->
    [one] { $short } card
   *[other] { $short } cards
} up to { $length } spaces, { $long } beyond.

## Tickets

keeper-tickets = Tickets
keeper-tickets-hint = Name the two places of each ticket, or tap them on the map, and its value. The map knows whether it is completed.
keeper-ticket-from = From
keeper-ticket-to = To
keeper-ticket-points = Value
keeper-ticket-add = Add the ticket
keeper-ticket-remove = Remove: { $ticket }
keeper-ticket-same = A ticket joins two different places.
keeper-no-place = No place is called “{ $typed }”.
keeper-finish = Who has won?

## The score sheet

keeper-back = Back to the map
keeper-explained = Line by line
keeper-explained-route = { $route }, { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}
keeper-share = Share as a link
keeper-share-text = The link holds the whole game. No server keeps it.
keeper-print = Print
keeper-picture = Save as a picture
keeper-more = More

# The score keeper: a page for people who play with a real board and real trains. Somebody at the table notes
# who claimed which route; Okapi counts everything else. $player, $route and $terrain arrive as they stand alone.

## The first page

keeper-intro = Playing the real board game? Tap the routes on this map as you claim them: Okapi counts everyone’s points and trains, and at the end it works out which tickets are completed. It works offline, and nothing leaves this device unless you file a game yourself.
keeper-new = New game
keeper-order = In seating order.
keeper-colour = { $name }: { $colour }. Change the colour
keeper-follow-terrain = Track everyone’s terrain cards
keeper-start = Keep score
keeper-count = Score at the end
keeper-count-text = Didn’t keep score? Tap everyone’s routes once the game is over.
keeper-games = Saved games
keeper-games-all = All games
keeper-forget = Delete
keeper-forget-sure = Delete this game for good?
keeper-cancel = Cancel
keeper-full = This browser has no space left for this game. Copy its link before you close the page.
keeper-shared-title = Someone shared a game with you
keeper-shared-keep = Save it on this device
keeper-shared-broken = This link is damaged or incomplete: there’s no game in it.
keeper-shared-missing = This game is on “{ $board }”, in a version that isn’t here. Reload this page while you’re online, then open the link again.

## The table

keeper-map-manual = Tap a route to note who claimed it. Use the arrow keys to move from route to route, or type the first letters of a place; press Enter to choose a route.
keeper-hint = Tap a route on the map, then the player who claimed it.
keeper-count-hint = Choose a player, then tap that player’s routes. Tap again to double a route, and once more to clear it.
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
keeper-take-back = Remove this claim
keeper-undo = Undo
keeper-written = { $player }: { $route }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
keeper-taken-back = Removed: { $player }, { $route }
keeper-anyway = Note it anyway
keeper-overruled = Against the rules, but the table allowed it.
keeper-doubtful = This no longer fits the rules.
keeper-plays = What does { $player } play to double it?
keeper-objection-taken = { $player } already has this route.
keeper-objection-twin-taken = With { $players } players this track is closed: { $player } has the other one.
keeper-objection-twin-own = { $player } already has the other track, and no player can claim both.
keeper-objection-too-few-trains = { $have ->
    [one] { $player } has { $have } train left, but the route needs { $needed }.
   *[other] { $player } has { $have } trains left, but the route needs { $needed }.
}
keeper-objection-no-turn-left = { $player } has already taken the last turn.
keeper-last-round = Last round! One more turn for { $names }
keeper-last-round-over = That was the last turn. Now enter everyone’s tickets.
keeper-turn-taken = { $player } claims no route this turn

## Lines, terrain, words

keeper-lines = Notes
keeper-lines-none = Nothing noted yet.
keeper-change = Change: { $line }
keeper-no-route = a turn without a route
keeper-words = Type a claim
keeper-words-example = Cape Town, Port Elizabeth, Ada ×2
keeper-words-unknown = There’s no such route. Name its two places, as in “{ $example }”.
keeper-words-several = { $count ->
    [one] { $count } route matches
   *[other] { $count } routes match
}
keeper-terrain = Terrain
keeper-terrain-more = { $player }: add one { $terrain } card
keeper-terrain-fewer = { $player }: remove one { $terrain } card
# Terrain cards, in the list of what was written down; $change is their number with its sign.
keeper-terrain-line = { $change } { $terrain }
keeper-terrain-most = Underlined: this player has the most, or is tied for most, and can double a route of that terrain. Doubling costs { $short ->
    [one] { $short } card
   *[other] { $short } cards
} for up to { $length } spaces, { $long } for longer routes.

## Tickets

keeper-tickets = Tickets
keeper-tickets-hint = For each ticket, name its two places or tap them on the map, and enter its points. Okapi checks whether it is completed.
keeper-ticket-from = From
keeper-ticket-to = To
keeper-ticket-points = Points
keeper-ticket-add = Add ticket
keeper-ticket-offered = Tickets from there
keeper-ticket-remove = Remove: { $ticket }
keeper-ticket-same = A ticket needs two different places.
keeper-no-place = There is no place called “{ $typed }”.
keeper-finish = Who won?

## The score sheet

keeper-back = Back to the map
keeper-explained = Point by point
keeper-explained-route = { $route }, { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}
keeper-share = Share as a link
keeper-share-text = The link contains the whole game; nothing is stored on a server.
keeper-file = File in the almanac
keeper-print = Print
keeper-picture = Save as a picture
keeper-more = More

# The rules, all of them, in a player's words: the rules page, the rule shown at the table, `okapi rules`.
#
# One message per rule: rule-5-8 is rule 5.8, rule-title-5-8 its name. A blank line begins a new paragraph.
# A number in brackets, like (5.8), is shown as a link to that rule: keep the number and its brackets.
# docs/rules.md lists the same numbers with the code and the tests behind them.
#
# No number of the game is written down here: each comes from the game as a parameter, by the names of
# src/okapi/game/figures.py. COUNT writes it in words with its noun, and is explained in src/okapi/locales/counting.py.

## Introduction

rules-title = The rules
rules-intro = Around 1910, { COUNT($min_players) } to { COUNT($max_players, one: "railway company builds its lines", other: "railway companies build their lines") } across the heart of Africa. Collect cards, spend them to claim routes between neighbouring places, and connect the distant places on your secret tickets. You score points for every route, double if you master its terrain, and for every ticket you complete. The player with the most points wins.

rules-minute-title = In one minute
rules-minute-turn = On your turn, do one thing: draw cards, claim a route, or draw tickets.
rules-minute-cards = When you draw cards, you take { COUNT($draws) }: train car cards or terrain cards, face up or from a deck. Taking a face-up locomotive uses your whole turn.
rules-minute-routes = A route costs one card of its colour and one of your trains per space. Locomotives are wild. You score at once: the longer the route, the better. With fewer than { COUNT($players_sharing_doubles, one: "player", other: "players") }, only one track of a double route can be claimed.
rules-minute-doubling = If you have the most cards of the route’s terrain, or are tied for most, you can spend some of them to double its points: { COUNT($short_terrain_cost) } for a short route, { COUNT($long_terrain_cost) } for a long one.
rules-minute-tickets = A ticket names two places. Connect them with your own routes and it adds its points at the end; if you don’t, it costs you as many. Countries at the edge of the map are dead ends: your path can end there, but not pass through.
rules-minute-end = When a player has { COUNT($trains_that_end_the_game, one: "train", other: "trains") } or fewer left, everyone gets one more turn. The player who completed the most tickets, or every player tied for most, gets { COUNT($globetrotter, form: "digits", one: "bonus point", other: "bonus points") }.

## Section headings

rules-section-1 = What’s in the game
rules-section-2 = Setup
rules-section-3 = Your turn
rules-section-4 = Drawing cards
rules-section-5 = Claiming a route
rules-section-6 = Destination tickets
rules-section-7 = End of the game and scoring
rules-section-hints = Tips for playing well

## 1 What is in the game

rule-title-1-1 = Players and trains
rule-1-1 =
    The game is for { COUNT($min_players) } to { COUNT($max_players, one: "player", other: "players") }. Each player has { COUNT($trains, one: "train", other: "trains") } of one colour and starts with 0 points.

    For a shorter game, you can agree on fewer trains before you start.
rule-title-1-2 = Train car cards
rule-1-2 = There are { COUNT($train_cards, one: "train car card", other: "train car cards") }: { COUNT($cards_of_each_colour, form: "digits") } of each colour (purple, white, blue, yellow, orange, black, red and green) and { COUNT($locomotives, form: "digits", one: "locomotive", other: "locomotives") }. You spend them to claim routes.
rule-title-1-3 = Destination tickets
rule-1-3 = There are { COUNT($tickets, one: "destination ticket", other: "destination tickets") }. Each names two places and the points you score for connecting them.
rule-title-1-4 = Terrain cards
rule-1-4 = There are { COUNT($terrain_cards, form: "digits", one: "terrain card", other: "terrain cards") }, { COUNT($cards_of_each_terrain, form: "digits") } of each terrain: desert & savanna, jungle & forest, mountain & cliff. You spend them to double routes (5.7).
rule-title-1-5 = A route’s terrain
rule-1-5 =
    The colour printed on a route determines its terrain. Yellow, orange and red routes are desert & savanna; purple, blue and green routes are jungle & forest; white, grey and black routes are mountain & cliff.

    Only the printed colour counts. A grey route is mountain & cliff even if you pay for it with red cards.
rule-title-1-6 = The board
rule-1-6 =
    { COUNT($connections, start: 1, one: "connection links", other: "connections link") } the places on the board. { COUNT($double_routes, start: 1) } of them are double routes, with two tracks side by side, so there are { COUNT($tracks, one: "track", other: "tracks") } to claim.

    There are { COUNT($cities, form: "digits", one: "city", other: "cities") } and { COUNT($way_stations, form: "digits", one: "way station", other: "way stations") }. On the map of Africa there are also the countries at its edge, Nigeria, Chad and Sudan, with { COUNT($terminals_of_each, one: "terminal", other: "terminals") } each, and Madagascar with its { COUNT($ports, one: "port", other: "ports") }.

## 2 Setting up

rule-title-2-1 = Starting player
rule-2-1 = The seating order is fixed. The starting player is drawn at random, and the others follow in seating order.
rule-title-2-2 = What you start with
rule-2-2 = Each player is dealt { COUNT($train_cards_dealt, one: "train car card", other: "train car cards") } and { COUNT($tickets_dealt, one: "destination ticket", other: "destination tickets") }, to be kept secret, and { COUNT($terrain_cards_dealt, one: "terrain card", other: "terrain cards") }, placed face up in front of that player.
rule-title-2-3 = Face-up cards and decks
rule-2-3 = Turn { COUNT($open_train_cards, one: "train car card", other: "train car cards") } and { COUNT($open_terrain_cards, one: "terrain card", other: "terrain cards") } face up. The remaining train car cards, terrain cards and tickets form three face-down decks.
rule-title-2-4 = Your first tickets
rule-2-4 =
    Keep at least { COUNT($starting_tickets_kept) } of your { COUNT($tickets_dealt, one: "ticket", other: "tickets") }. Everyone chooses secretly and at the same time; once all have chosen, everyone learns how many tickets each player kept.

    The tickets you return go to the bottom of the ticket deck in the order they were dealt, seat by seat.

## 3 Your turn

rule-title-3 = One of three actions
rule-3 = On your turn, you must take exactly one of three actions: draw cards (4.1), claim a route (5.1), or draw tickets (6.1). Finish your action before the next player’s turn.
rule-title-3-1 = Passing
rule-3-1 = If none of the three actions is possible, you pass. As long as one is possible, you can’t pass.
rule-title-3-2 = When everyone passes
rule-3-2 = If all players pass one after another, the game ends immediately and is scored (7.2), even during the last round.

## 4 Drawing cards

rule-title-4-1 = { COUNT($draws, start: 1, one: "card", other: "cards") }
rule-4-1 =
    Draw { COUNT($draws, one: "card", other: "cards") }, one at a time. Each can be a train car card or a terrain card, face up or from the top of a deck, in any mix.

    You see each card before you choose the next, and you can’t stop early while there are cards to draw.
rule-title-4-2 = Face-up locomotives
rule-4-2 =
    Taking a face-up locomotive uses your whole turn: you can take it only as your first card, and then your turn is over. You can never take one after another card, not even if it has only just been turned up.

    A locomotive you draw from the deck is a card like any other.
rule-title-4-3 = Replacing face-up cards
rule-4-3 = When you take a face-up card, train car or terrain, it is replaced from its deck at once, before you draw again.
rule-title-4-4 = { COUNT($locomotives_swept, start: 1, one: "face-up locomotive", other: "face-up locomotives") }
rule-4-4 =
    If { COUNT($locomotives_swept) } or more of the { COUNT($open_train_cards, one: "face-up train car card", other: "face-up train car cards") } are locomotives, discard all of the face-up train car cards and turn up new ones; repeat if necessary. Check only after all gaps have been filled, as far as there are cards.

    If fewer than { COUNT($min_other_cards, one: "card", other: "cards") } other than locomotives remain in the deck, the discard pile and the face-up cards together, the face-up cards stay as they are.
rule-title-4-5 = An empty deck
rule-4-5 =
    When the train car deck or the terrain deck runs out, its discard pile is shuffled into a new deck. If face-up locomotives have to be discarded at that moment (4.4), do this first, so that those cards are shuffled in too.

    If the discard pile is empty as well, a gap among the face-up cards stays empty until cards are discarded again.
rule-title-4-6 = Nothing left to draw
rule-4-6 = If there is nothing more for you to draw, your turn ends early. This also applies if only face-up locomotives are left.
rule-title-4-7 = What others can see
rule-4-7 = Your train car cards are secret, but everyone may know how many you have. Your terrain cards lie face up in front of you, sorted by terrain, so that everyone can count them. There is no hand limit.

## 5 Claiming a route

rule-title-5-1 = Any free route
rule-5-1 = Claim one route that no player has claimed yet, anywhere on the board. It doesn’t have to connect to your other routes.
rule-title-5-2 = Paying
rule-5-2 =
    Pay as many train car cards as the route has spaces, all of the route’s colour. For a grey route you choose the colour, but all the cards must still be the same colour.

    Locomotives are wild: each stands for a card of any colour. You can mix them with the colour, or pay with locomotives alone.
rule-title-5-3 = Ferries
rule-5-3 = A ferry shows one or more locomotives on its spaces. At least that many of the cards you pay must be locomotives. They count towards the length of the route; they are not an extra cost.
rule-title-5-4 = Placing trains
rule-5-4 = Place one of your trains on each space of the route. They stay there for the rest of the game. If you have fewer trains than the route has spaces, you can’t claim it. Discard the cards you paid.
rule-title-5-5 = Points
rule-5-5 = You immediately score points for the number of spaces: { $points_by_length }.
rule-title-5-6 = Double routes
rule-5-6 =
    With fewer than { COUNT($players_sharing_doubles, one: "player", other: "players") }, only one track of a double route can be claimed: once it is, the other track is closed to everyone.

    With { COUNT($players_sharing_doubles) } or more, both tracks can be claimed, but not by the same player.
rule-title-5-7 = Doubling a route
rule-5-7 =
    As you claim a route, you can also play terrain cards of its terrain (1.5) to double its points, provided you have the most cards of that terrain or are tied for most (5.8). A route of up to { COUNT($longest_short_route, one: "space", other: "spaces") } costs { COUNT($short_terrain_cost, one: "terrain card", other: "terrain cards") }; a longer route costs { COUNT($long_terrain_cost) }.

    The number of trains you place stays the same.
rule-title-5-8 = Most, or tied for most
rule-5-8 =
    To double a route, you must have at least as many cards of its terrain as any other player. Being tied for most is enough.

    Count before you discard the cards you play.
rule-title-5-9 = Locomotives as terrain cards
rule-5-9 =
    As you claim a route, and at no other time, you can play locomotives from your hand as terrain cards. Each counts as one card of the route’s terrain, both towards the cost (5.7) and towards having the most (5.8). Then it goes to the train car discard pile. Locomotives in other players’ hands don’t count.

    You can play as many as doubling costs. You can play more than that only to catch up with the player who has the most cards of the terrain, and then exactly as many as you need. If your locomotives don’t cover the whole cost, pay the rest with your own terrain cards.

    You can use each locomotive only once: either to pay for the route (5.2) or as terrain.
rule-title-5-10 = An example
rule-5-10 =
    John claims one track of Cape Town – Port Elizabeth: { COUNT($example_length, one: "black space", other: "black spaces") }, so its terrain is mountain & cliff. He has one mountain card, but Peter has two.

    John pays { COUNT($example_length, one: "black card", other: "black cards") } and plays a locomotive as terrain. Together, his mountain card and the locomotive make two, so John is tied with Peter and can double the route. The locomotive also covers the cost of one terrain card.

    John scores { $example_points } × 2 = { $example_doubled } points, discards the locomotive and keeps his mountain card.
rule-title-5-11 = Used and leftover terrain cards
rule-5-11 = Terrain cards you play go to their own discard pile. Terrain cards left at the end of the game are worth nothing.

## 6 Destination tickets

rule-title-6-1 = Drawing tickets
rule-6-1 =
    Draw the top { COUNT($tickets_drawn, one: "ticket", other: "tickets") } from the deck and keep at least { COUNT($drawn_tickets_kept) }. If fewer are left, draw those; you still keep at least { COUNT($drawn_tickets_kept) }. If none are left, you can’t draw tickets.

    Return the tickets you don’t keep to the bottom of the deck, in the order you drew them. They come up again only after all the others.

    Before the game, you can agree to draw { COUNT($tickets_in_russian, one: "ticket", other: "tickets") } at a time instead of { COUNT($tickets_in_most_editions) }, as in the Russian edition.
rule-title-6-2 = Secret until the end
rule-6-2 = Your tickets are secret until the end of the game; then all tickets are revealed. Everyone may know how many you have. There is no limit.
rule-title-6-3 = Completing a ticket
rule-6-3 = You complete a ticket when an unbroken path of your own routes connects its two places. Other players’ routes don’t help you.
rule-title-6-4 = Nigeria, Chad and Sudan
rule-6-4 =
    A ticket to one of these countries is completed by reaching any of its terminals.

    Terminals are dead ends. Two routes into the same country do not connect with each other there, so your path can’t pass through a country. On other boards this applies to every country with terminals.
rule-title-6-5 = Madagascar
rule-6-5 = A ticket to Madagascar is completed by reaching either of its two ports. The ports are ordinary stops with a route of their own between them, so your path can pass through Madagascar. On other boards this applies to every country with ports.
rule-title-6-6 = Way stations
rule-6-6 = Way stations connect routes just as cities do. No ticket names one.

## 7 The end and the score

rule-title-7-1 = The last round
rule-7-1 =
    When a player has at most { COUNT($trains_that_end_the_game, one: "train", other: "trains") } left at the end of a turn, the last round begins: every player, including that one, takes one more turn. Then the game ends.

    Nothing makes the last round longer, even if another player runs out of trains.
rule-title-7-2 = Scoring tickets
rule-7-2 = Reveal all tickets. Each ticket you completed adds its points to your score; each one you didn’t complete subtracts its points.
rule-title-7-3 = The Globetrotter bonus
rule-7-3 = The player who completed the most tickets gets the Globetrotter bonus of { COUNT($globetrotter, form: "digits", one: "point", other: "points") }. If several players are tied for most, each of them gets it. If nobody completed a ticket, nobody gets it. Tickets that weren’t completed make no difference here.
rule-title-7-4 = No longest-path bonus
rule-7-4 = There is no bonus for the longest path. Your score can fall below zero.
rule-title-7-5 = Winning
rule-7-5 = The player with the most points wins. If players are tied, the one of them who completed the most tickets wins. If they are still tied, they share the victory.

## Hints

rules-hint-centre = With { COUNT($max_players, one: "player", other: "players") }, the middle of the map fills up quickly. If you need a path through the heart of Africa, claim its bottlenecks early. For a friendlier game, play with fewer players.
rules-hint-now = Your lead in a terrain may be gone by your next turn. If you can double a good route now, it is often better to claim it than to wait.
rules-hint-spend = Terrain cards you have played no longer count for you. Look at what the others have before you spend your lead, and don’t finish the game with unused terrain cards.
rules-hint-long = Long routes are worth far more than short ones: { COUNT($longest_route, one: "space scores", other: "spaces score") } { COUNT($longest_route_points, form: "digits", one: "point", other: "points") }, or { $longest_route_doubled } if doubled. One long route in the right terrain can decide a game.
rules-hint-paths = Keep tickets that share a path: the same routes can complete several of them. For the Globetrotter bonus, a small ticket counts as much as a big one.
rules-hint-end = Watch how many trains the others have left. Late tickets are risky, because each one you don’t complete costs you points.
rules-hint-score = Score each route as soon as it is claimed, because later nobody can tell which routes were doubled. Here the game moves the score markers for you; at a real table, let one player keep score for everyone.

## Where editions differ, for people with a box beside them

rules-section-editions = Where editions differ
rules-edition-tickets = During the game you draw { COUNT($tickets_in_most_editions, one: "ticket", other: "tickets") } in most rulebooks and { COUNT($tickets_in_russian) } in the Russian one. Agree on one of the two before you start (6.1).
rules-edition-bonus = The Russian rulebook gives the bonus for the most completed tickets the name of the game instead of “Globetrotter” (7.3).
rules-edition-tracks = Only the French rulebook says outright that a player can’t claim both tracks of a double route. Here this always applies (5.6).
rules-edition-base = The rulebooks take ferries (5.3), the limit on face-up locomotives (4.4), the last round (7.1) and ties (7.5) from the base game, and so do these rules.
rules-edition-silent = The rulebooks don’t say when a player passes (3.1), whether you can play more locomotives than doubling costs (5.9), which terrain a grey route has when you pay for it in another colour (1.5), or whether your path can pass through Madagascar (6.5). Those rules are our own.
rules-edition-places = The printed board has the same place names in every edition. Here you see the names that are usual in your language, and you can type either.

## Pictures: their captions, also read out instead of them. $route names two places.

rules-picture-train-cards = The eight colours of train car cards, and the locomotive
rules-picture-ticket = A destination ticket: two places, and the points for connecting them
rules-picture-display = The face-up cards: { COUNT($open_train_cards, one: "train car card", other: "train car cards") } and { COUNT($open_terrain_cards, one: "terrain card", other: "terrain cards") }
rules-picture-three-locomotives = { COUNT($locomotives_swept, start: 1, one: "face-up locomotive", other: "face-up locomotives") }: all { COUNT($open_train_cards, one: "card is", other: "cards are") } replaced
rules-picture-single = { $route }: a route of { COUNT($single_length, one: "space", other: "spaces") }
rules-picture-double = { $route }: a double route, two tracks of { COUNT($example_length, one: "space", other: "spaces") } each
rules-picture-ferry = { $route }: a ferry. At least { COUNT($ferry_locomotives) } of the { COUNT($ferry_length, one: "card", other: "cards") } must be { $ferry_locomotives ->
        [one] a locomotive
       *[other] locomotives
    }
rules-picture-terminal = Two routes into Sudan: they do not connect there
rules-picture-madagascar = The two ports of Madagascar, and the route between them
rules-picture-points = What a route scores by its length, and what doubling it costs
rules-picture-spaces = Spaces
rules-picture-points-once = Points
rules-picture-points-twice = Doubled
rules-picture-terrain-cost = Terrain cards
rules-picture-example = { $route }, claimed by John
rules-picture-john-pays = John pays
rules-picture-john-terrain = John’s terrain
rules-picture-john-locomotive = Played as terrain
rules-picture-peter-terrain = Peter’s terrain
rules-picture-example-majority = 1 + 1 = 2, tied with Peter
rules-picture-example-points = { $example_points } × 2 = { $example_doubled } points
rules-picture-globetrotter = Two players completed four tickets each: both get { COUNT($globetrotter, form: "digits", one: "point", other: "points") }
rules-picture-bonus = + { $globetrotter }
rules-picture-no-bonus = no bonus

## On the page and at the table

rules-contents = Contents
rules-print = Print
rules-rule = Rule { $rule }
rules-link-to = Link to rule { $rule }
rules-all = All the rules (in a new tab)

## In the terminal

rules-heading = { $number } { $title }
rules-more = To read more, type for example: rules 5 (a whole section), rules 5.8 (one rule), rules all (everything).
rules-unknown = There is no rule “{ $number }”. Type a section from { $first } to { $last }, or the number of a rule, like 5.8.
command-rules = Read the rules: all of them, one section, or one rule.
argument-rule = A section like 5, or a rule like 5.8; by default, all the rules.

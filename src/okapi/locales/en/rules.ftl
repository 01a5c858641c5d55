# The rules, all of them, in a player's words: the rules page, the rule shown at the table, `okapi rules`.
#
# One message a rule: rule-5-8 is rule 5.8, rule-title-5-8 its name. A blank line begins a new paragraph.
# A number in brackets, like (5.8), is shown as a link to that rule: keep the number and its brackets.
# docs/rules.md lists the same numbers with the code and the tests behind them.

## Introduction

rules-title = The rules
rules-intro = Around 1910, two to five railway companies build across the heart of Africa. You collect cards, pay with them for routes between neighbouring places, and join the far-apart places on your secret tickets. Whoever has the most points at the end wins: points for every route, more for routes in the right terrain, and the tickets’ points on top.

rules-minute-title = In one minute
rules-minute-turn = On your turn you do one thing: draw cards, claim a route, or draw tickets.
rules-minute-cards = Drawing cards means two cards: train car cards or terrain cards, open or from a deck. An open locomotive is a whole turn.
rules-minute-routes = A route costs as many cards of its colour as it has spaces, and as many of your trains. Locomotives stand for any colour. You score at once: the longer, the better.
rules-minute-doubling = If nobody has more cards of the route’s terrain than you, you can spend one or two of them and score the route twice.
rules-minute-tickets = A ticket names two places. Join them with your own routes and it adds its points at the end; if you do not, it costs you as many.
rules-minute-end = When someone is down to two trains, everyone has one more turn. The player with the most completed tickets gets 10 points extra.

## Section headings

rules-section-1 = What is in the game
rules-section-2 = Setting up
rules-section-3 = Your turn
rules-section-4 = Drawing cards
rules-section-5 = Claiming a route
rules-section-6 = Destination tickets
rules-section-7 = The end and the score
rules-section-hints = Hints for playing well

## 1 What is in the game

rule-title-1-1 = Players and trains
rule-1-1 =
    Two to five can play. Each of you has 45 trains of one colour and begins with 0 points.

    For a shorter game the table can agree on fewer trains before it begins.
rule-title-1-2 = Train car cards
rule-1-2 = There are 110 train car cards: 12 of each colour (purple, white, blue, yellow, orange, black, red and green) and 14 locomotives. With them you pay for routes.
rule-title-1-3 = Destination tickets
rule-1-3 = There are 48 destination tickets. Each names two places and says how many points it is worth to join them.
rule-title-1-4 = Terrain cards
rule-1-4 = There are 45 terrain cards, 15 of each terrain: desert & savanna, jungle & forest, mountain & cliff. With them you score a route twice (5.7).
rule-title-1-5 = The terrain of a route
rule-1-5 =
    The colour printed on a route tells its terrain. Yellow, orange and red routes lie in desert & savanna; purple, blue and green routes in jungle & forest; white, grey and black routes in mountain & cliff.

    Only the printed colour counts. A grey route is mountain & cliff even if you pay for it with red cards.
rule-title-1-6 = The board
rule-1-6 =
    The board joins its places by 96 connections. 21 of them are double routes, with two tracks side by side, so there are 117 tracks to claim.

    There are 33 cities and 10 way stations; three countries at the edge of the map, Nigeria, Chad and Sudan, each with two terminals; and Madagascar with its two ports.

## 2 Setting up

rule-title-2-1 = Who begins
rule-2-1 = You sit in a fixed order. The starting player is drawn at random, and the others follow in that order.
rule-title-2-2 = What everyone is dealt
rule-2-2 = Each of you gets four train car cards and four destination tickets, which only you may see, and one terrain card, which lies open before you.
rule-title-2-3 = Open cards and decks
rule-2-3 = Five train car cards and two terrain cards are laid face up. The remaining train car cards, terrain cards and tickets form three face-down decks.
rule-title-2-4 = Your first tickets
rule-2-4 =
    You keep at least two of your four tickets. Everyone chooses at the same time and in secret; how many each of you kept becomes known when the last player has chosen.

    The tickets you do not want go under the ticket deck, in the order in which they were dealt: first those of the player in the first seat, then those of the next.

## 3 Your turn

rule-title-3 = One of three things
rule-3 = On your turn you do exactly one of three things: draw cards (4.1), claim a route (5.1), or draw tickets (6.1). You finish what you began before it is the next player’s turn.
rule-title-3-1 = Passing
rule-3-1 = If you can do none of the three, you pass. As long as you can do any of them, you must not pass.
rule-title-3-2 = When everyone passes
rule-3-2 = If all players pass one after another, the game ends at once and is scored (7.2). This is so even in the last round.

## 4 Drawing cards

rule-title-4-1 = Two cards
rule-4-1 =
    You draw two cards, one after the other. Each may be a train car card or a terrain card, an open one or the top card of a deck, in any mix.

    You look at the first card before you choose the second. You must not stop after one card while you can still draw another.
rule-title-4-2 = Open locomotives
rule-4-2 =
    An open locomotive is a whole turn: you may take it only as your first card, and then your turn is over. As a second card it is never allowed, not even if it was laid face up only a moment ago.

    A locomotive that you draw from the deck is a card like any other.
rule-title-4-3 = The gap is filled
rule-4-3 = When you take an open card, a new one from its deck is laid in its place at once, before you draw again. This goes for train car cards and for terrain cards.
rule-title-4-4 = Three open locomotives
rule-4-4 =
    If three or more of the five open train car cards are locomotives, all five are discarded and five new ones are laid; if need be, again. This is looked at only when the gaps have been filled, as far as there are cards.

    If fewer than three cards that are not locomotives are left in the deck, the discard pile and the open cards together, the open cards stay as they are.
rule-title-4-5 = An empty deck
rule-4-5 =
    When the deck of train car cards or of terrain cards runs out, its discard pile is shuffled and becomes the new deck. If open locomotives are to be discarded at that moment (4.4), this is done first, so that those cards are shuffled in.

    If there are no discarded cards either, a gap among the open cards stays empty until cards are discarded again.
rule-title-4-6 = Nothing left to draw
rule-4-6 = If there is nothing you could draw as your second card, your turn ends after one card. This is also so if only open locomotives are left.
rule-title-4-7 = What others can see
rule-4-7 = Your train car cards are secret, even after the game, but everyone may know how many you hold. Your terrain cards lie open before you, sorted by terrain, so that everyone can count them. You may have as many cards as you like.

## 5 Claiming a route

rule-title-5-1 = Any free route
rule-5-1 = You claim one route that nobody has claimed yet. It may lie anywhere on the board; it does not have to touch the routes you already have.
rule-title-5-2 = Paying
rule-5-2 =
    You pay as many train car cards as the route has spaces, all of the route’s colour. For a grey route you choose the colour, but all cards must still be of one colour.

    Locomotives stand for any card. You may mix them with the colour, or pay with locomotives only.
rule-title-5-3 = Ferries
rule-5-3 = A ferry shows one or more locomotives on its spaces. At least so many of the cards you pay must be locomotives. They count towards the length of the route; you do not pay them on top of it.
rule-title-5-4 = Laying trains
rule-5-4 = You lay one of your trains on each space of the route. They stay there for the rest of the game. If you have fewer trains than the route has spaces, you cannot claim it. The cards you paid go to the discard pile.
rule-title-5-5 = Points
rule-5-5 = You score the route at once. One space is worth 1 point, two spaces 2, three spaces 4, four spaces 7, five spaces 10, and six spaces 15.
rule-title-5-6 = Double routes
rule-5-6 =
    With two or three players, only one track of a double route can be used: once somebody has claimed a track, the other one is closed to everyone.

    With four or five players both tracks can be claimed, but never both by the same player.
rule-title-5-7 = Scoring a route twice
rule-5-7 =
    When you claim a route, you may play terrain cards of its terrain (1.5) to double its points. A route of one to three spaces costs one terrain card, a route of four to six spaces costs two. You may do this only if you have the majority (5.8).

    You lay as many trains as usual.
rule-title-5-8 = The majority
rule-5-8 =
    To double a route, you must have at least as many cards of its terrain as every other player. Having the same number is enough.

    The cards are counted before you discard the ones you play.
rule-title-5-9 = Locomotives as terrain
rule-5-9 =
    You may play locomotives from your hand as terrain cards. Each counts as one card of the route’s terrain, both towards the cost (5.7) and towards the majority (5.8). Afterwards it goes to the discard pile of the train car cards.

    You may play as many as doubling costs. You may play more than that only if you need them to draw level with the player who has the most cards of the terrain, and then exactly as many as you need. Whatever your locomotives do not cover of the cost, you pay with terrain cards of your own.

    A locomotive can be used only once: either as part of the payment (5.2) or as terrain.
rule-title-5-10 = An example
rule-5-10 =
    John claims a track of Cape Town – Port Elizabeth: three black spaces, so its terrain is mountain & cliff. He has one mountain card, but Peter has two.

    John pays three black cards and plays a locomotive as terrain. His one card and the locomotive make two, as many as Peter has, so he may double. The locomotive also pays the cost of one terrain card.

    He scores 4 × 2 = 8 points, discards the locomotive and keeps his mountain card.
rule-title-5-11 = Used and unused terrain cards
rule-5-11 = Terrain cards you play go to a discard pile of their own. Terrain cards you still have at the end of the game are worth nothing.

## 6 Destination tickets

rule-title-6-1 = Drawing tickets
rule-6-1 =
    You draw the top four tickets of the deck and keep at least one of them. If fewer than four are left, you draw those, and still keep at least one. If none is left, you cannot draw tickets.

    The tickets you do not keep go under the deck, in the order in which you drew them. They come up again only after all the others.

    Before the game, the table can agree to draw three tickets at a time instead of four, as the Russian edition does.
rule-title-6-2 = Secret until the end
rule-6-2 = Your tickets are secret until the game is over; then all of them are shown. Everyone may know how many you have. You may have as many as you like.
rule-title-6-3 = Completing a ticket
rule-6-3 = A ticket is completed when an unbroken path of your own routes joins its two places. The routes of other players do not help you.
rule-title-6-4 = Nigeria, Chad and Sudan
rule-6-4 =
    A ticket to one of these countries is completed at any of its terminals.

    Terminals are dead ends. Two routes into the same country are not joined with each other there, so your path cannot run through a country.
rule-title-6-5 = Madagascar
rule-6-5 = A ticket to Madagascar is completed at either of its two ports. The ports are ordinary stops with a route of their own between them, so your path may run through Madagascar.
rule-title-6-6 = Way stations
rule-6-6 = Way stations join routes just as cities do. No ticket leads to one.

## 7 The end and the score

rule-title-7-1 = The last round
rule-7-1 =
    When a player has two trains or fewer at the end of a turn, the last round begins: everyone takes one more turn, that player included. Then the game is over.

    Nothing makes the last round longer, even if somebody else runs out of trains during it.
rule-title-7-2 = Counting the tickets
rule-7-2 = Now all tickets are counted. Each ticket you completed adds its points to your score; each one you did not complete takes its points away.
rule-title-7-3 = The Globetrotter bonus
rule-7-3 = Whoever completed the most tickets gets the Globetrotter bonus of 10 points. If several players are tied, each of them gets it. If nobody completed a ticket, nobody gets it. Tickets you did not complete make no difference here.
rule-title-7-4 = No longest path
rule-7-4 = There is no bonus for the longest path. A score can fall below zero.
rule-title-7-5 = Winning
rule-7-5 = Whoever has the most points wins. If there is a tie, the one of those players who completed more tickets wins. If that is a tie as well, they share the victory.

## Hints

rules-hint-centre = The middle of the map fills up quickly when five play. If a path through the heart of Africa matters to you, claim its narrow places early. If you prefer a friendlier game, play with four or fewer.
rules-hint-now = A majority may be gone by your next turn. If you can score a good route twice now, it is often better to claim it now than to wait.
rules-hint-spend = Terrain cards you have played no longer count for you. Look at what the others have before you give your lead away, and let no terrain card lie unused at the end.
rules-hint-long = Long routes are worth far more than short ones: six spaces score 15 points, or 30 if doubled. One long route in the right terrain can decide a game.
rules-hint-paths = Keep tickets that share a path: the same routes can complete several of them. For the Globetrotter bonus a small ticket counts as much as a large one.
rules-hint-end = Watch how many trains the others have left. Tickets drawn late are risky, because what you do not complete costs you points.
rules-hint-score = Routes are scored when they are claimed, because afterwards nobody can see which of them were doubled. Here the game moves the score markers for you; around a wooden table, let one of you keep the score for all.

## Pictures: what stands below them, and what is read out instead of them. $route names two places.

rules-picture-train-cards = The eight colours of train car cards, and the locomotive
rules-picture-ticket = A destination ticket: two places, and the points for joining them
rules-picture-terrain = Each terrain card doubles routes of three colours
rules-picture-display = The open cards: five train car cards and two terrain cards
rules-picture-three-locomotives = Three open locomotives: all five cards are replaced
rules-picture-single = { $route }: a route of four spaces
rules-picture-double = { $route }: a double route, two tracks of three spaces each
rules-picture-ferry = { $route }: a ferry. At least one of the three cards must be a locomotive
rules-picture-terminal = Two ways into Sudan. They do not join there
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
rules-picture-example-majority = 1 + 1 = 2, as many as Peter has
rules-picture-example-points = 4 × 2 = 8 points
rules-picture-globetrotter = Two players completed four tickets each: both get 10 points
rules-picture-bonus = + 10
rules-picture-no-bonus = no bonus

## On the page and at the table

rules-contents = Contents
rules-print = Print
rules-rule = Rule { $rule }
rules-link-to = Link to rule { $rule }
rules-why = Why? Rule { $rule }
rules-all = All the rules (in a new tab)

## In the terminal

rules-heading = { $number } { $title }
rules-more = To read more, type for example: rules 5 (a whole section), rules 5.8 (one rule), rules all (everything).
rules-unknown = There is no rule “{ $number }”. Type a section from { $first } to { $last }, or the number of a rule, like 5.8.
command-rules = Read the rules: all of them, a section, or a single rule.
argument-rule = A section like 5, or a rule like 5.8; all rules if left out.

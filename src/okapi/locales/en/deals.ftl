### The deal of the day, as its page in the browser says it: everyone plays the same cards against the same two opponents.

deal = Deal of the day
# $date is a day, as the language writes it.
deal-title = Deal of the day: { $date }
deal-text = Everyone gets the same cards: the third card you draw from a deck is the third for everyone else too. How many points can you get out of them?
# $opponents are the names of two bots.
deal-against = Your opponents: { $opponents } · about a quarter of an hour
deal-play = Play the deal
deal-continue = Continue your game
deal-play-old = Play this deal
# $until and $end are moments: day and time.
deal-one-try = You have one try that counts: begin it before { $until } and finish it before { $end }. Nobody can see your game before finishing their own.
deal-over = This deal is over. You can play it as often as you like, but it no longer counts.
deal-closing = The day is over, and some people are still finishing this deal. From { $until } on, you can play it as often as you like, but it no longer counts.
deal-not-counted = Your game didn’t end in time, so it doesn’t count.
deal-people = { $count ->
    [0] Nobody has finished this deal yet.
    [one] { $count } person has finished this deal.
   *[other] { $count } people have finished this deal.
}
deal-field-title = Everyone’s results
deal-result-title = How you did
# $rank counts all who have finished, the six levels among them; $of is how many there are.
deal-rank = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: rank { $rank } of { $of }
deal-streak = { $days ->
    [one] { $days } deal in a row
   *[other] { $days } deals in a row
}
deal-chart = Everyone’s points, as a curve
deal-you = You: { $points }
deal-luck = What was luck, what was choice?
deal-ledger-waits = The coach is working out what was luck and what was choice.
deal-best = Replay the best game: { $name } ({ $points })
deal-champion = Replay Champion’s game ({ $points })
deal-own-game = Back to my game
deal-share = Share my result
deal-picture = Save as a picture
deal-share-text = What you share reveals nothing about the cards.
deal-card = Okapi · Deal of the day: { $date }
deal-levels-play = The bots of every level are still playing this deal.
deal-fair = Were the cards shuffled fairly?
deal-fair-text = The order of every deck is settled before the day begins. Its seal is shown the day before, and the secret itself an hour after the day ends; then anyone can check every game of this deal.
deal-secret = Secret
deal-earlier = Earlier deals
deal-earlier-text = Play them whenever you like. They no longer count.
deal-today = Today’s deal
# Behind the name of the deal, on the home page.
deal-new = new today
deal-waits = waiting for you
# On the home page, beside the deal of the day.
duels-link = Duels
duels-wait = waiting for you: { $count }
puzzles-link = Puzzles
reason-deal-is-closing = The day is over, but others may still be finishing this deal. In an hour at the latest, you can play it as often as you like.

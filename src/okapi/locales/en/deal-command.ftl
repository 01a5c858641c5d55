### The deal of the day at the terminal, and in the preview of a link.

command-deal = Play the deal of the day: the same cards and opponents for everyone, and your score compared with those of bots of every level.
option-deal-date = The day of the deal, such as 2026-11-17; by default, today in UTC.
option-deal-name = Your name, for the game record.
deal-bad-date = { $date } is not a date. Write it like this: 2026-11-17
deal-no-such-day = There are deals from { $first } to { $last }.
deal-welcome = Deal of the day, { $date }. Your opponents: { $opponents }.
deal-field = The same cards, played by bots of every level
deal-points = Points
# What messengers show of a link to it; $points is what the sender made of it.
deal-preview = { $points ->
    [one] I got { $points } point out of these cards. How about you?
   *[other] I got { $points } points out of these cards. How about you?
}

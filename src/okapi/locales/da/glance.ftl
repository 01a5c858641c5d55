# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = Siden din sidste tur
news-where = { $step } af { $steps }
news-earlier = Trækket før
news-later = Det næste træk
settings-follow = Flyt kortet til det, de andre tager
market-trains = Synlige togvognskort
market-terrains = Synligt terræn
market-deck-train = Togvogne
market-deck-terrain = Terræn
market-deck-ticket = Rutekort
hand-terrain = Dit terræn
hand-terrain-none = Ingen terrænkort.
legend = Point og tegn
legend-free = Fri strækning: et blegt spor i dens farve
legend-taken = Optaget strækning: et tog i ejerens farve og med ejerens tegn
legend-claimable = Du kan indsætte tog på den nu
legend-wanted = Den ligger på dine rutekorts vej
legend-fresh = Optaget siden din sidste tur
market-not-now = Det kan ikke tages nu.
market-not-your-turn = Vent til det er din tur.
market-second-card = Du trækker kort: Tag først dit andet kort.
history-slider = Tidspunkt i spillet
history-play = Afspil
history-pause = Sæt på pause
history-speed = { $speed } gange så hurtigt
history-turn-back = En tur tilbage
history-turn-forth = En tur frem
map-wanted = På dine rutekorts vej.
settings-pace-now = Bots i dette spil

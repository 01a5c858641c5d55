spoken-since-notification = Sedan du fick besked:
options-rated = Rankat parti
options-rated-text = Partiet räknas för allas rating, och alla vid bordet ser ratingen. Bara för människor och med begränsad tid per tur: inga bottar, inga råd.
lobby-rated = Det här partiet är rankat: det räknas för allas rating. Den som lämnar det för gott kommer sist.
rating = Rating
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (preliminär)
rating-none = ingen rating ännu
rating-after = Rating efter partiet
rating-line = { $player }: { $rating } ({ $change })
rating-games = { $count ->
    [one] { $count } rankat parti
   *[other] { $count } rankade partier
}
rating-text = ± visar hur säker en rating är: 19 gånger av 20 ligger den verkliga styrkan inom det spannet. Vid ett bord för två betyder 400 poäng mer tio vinster mot en. De tio första partierna är en rating preliminär.
rating-history = Rating, parti för parti
leave-for-good-rated = Det här partiet är rankat: den som går kommer sist.
players = Spelare
players-link = Spelare på den här servern
players-text = Här står alla som har valt det på sin egen sida.
players-none = Ingen finns med ännu. Den som vill kan välja det på sin egen sida.
news-since-notification = Sedan du fick besked
news-notification-moment = Visa det ögonblicket

### Coming to a table: the lobby when someone is away or has to agree, a seat kept for a rematch, and an invitation
### to a game that cannot be joined any more.

# $names are the people who are not connected.
lobby-full = Alla platser är tagna. Väntar på { $names }.
join-playing = Det här partiet har börjat.
join-over = Det här partiet är slut.
join-closed = Det här bordet är stängt.
join-look = Titta på partiet

# Behind the name of a person who played the last game and has not sat down for the rematch yet.
lobby-kept = (platsen är reserverad)
lobby-kept-for-you = En plats är reserverad åt dig. Vill du spela igen?
lobby-take-seat = Ta din plats
lobby-decline = Nej tack
# Behind the name of a person who has not said yes to what the host changed.
lobby-not-agreed = (har inte sagt ja än)
lobby-changed = Värden har ändrat villkoren för partiet. Är du med på det?
lobby-agree = Det är jag med på
# $names are the people who have not said yes to what the host changed.
lobby-asking = Väntar på att { $names } ska säga ja.
join-agree = När du slår dig ner säger du ja till de här villkoren.
table-bot-wanted = Du vill låta en bot ta över. Väntar på att de andra ska säga ja.
table-comes-back = En bot spelar åt dig den här gången. Sedan spelar du själv igen.

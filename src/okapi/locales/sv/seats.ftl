### Coming to a table: the lobby when someone is away or has to agree, a seat kept for a rematch, and an invitation
### to a game that cannot be joined any more.

join-playing = Det här partiet har börjat.
join-over = Det här partiet är slut.
join-closed = Det här bordet är stängt.
join-look = Titta på partiet

join-agree = När du slår dig ner säger du ja till de här villkoren.

### Coming to a table: the lobby when someone is away or has to agree, a seat kept for a rematch, and an invitation
### to a game that cannot be joined any more.

join-playing = Ta gra już się zaczęła.
join-over = Ta gra jest już skończona.
join-closed = Ten stół zamknięto.
join-look = Zobacz grę

join-agree = Siadając do stołu, zgadzasz się na te warunki.

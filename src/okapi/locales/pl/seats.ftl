### Coming to a table: the lobby when someone is away, and an invitation to a game that cannot be joined any more.

# $names are the people who are not connected.
lobby-full = Wszystkie miejsca są zajęte. Czekamy na: { $names }.
join-playing = Ta gra już się zaczęła.
join-over = Ta gra jest już skończona.
join-closed = Ten stół zamknięto.
join-look = Zobacz grę

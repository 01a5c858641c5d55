### Small hints in the first games: each is given once, when the thing is met.

# On the button that puts a hint away.
hint-done = Jag förstår
hint-ferry = Nytt: en färja. Rutorna med lokomotiv måste betalas med lokomotiv.
hint-grey = Nytt: en grå sträcka. Du betalar med kort i en valfri färg.
hint-twin = Nytt: en dubbelsträcka. Är ni färre än { COUNT($players_sharing_doubles) } spelare kan bara ett av spåren mutas in; annars båda, men inte av samma spelare.
hint-wild = Nytt: du kan spela ett lokomotiv som terrängkort. Det räknas både när det avgörs vem som har flest och när du betalar.

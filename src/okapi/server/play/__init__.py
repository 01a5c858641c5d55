"""Games in progress: sessions in memory, commands, clocks, bots, and spectators."""

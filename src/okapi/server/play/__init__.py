"""Games that are played: sessions in memory, commands, clocks, bots, and who watches."""

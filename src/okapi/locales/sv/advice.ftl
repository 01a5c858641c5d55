options-advice = Råd till alla
options-advice-text = Alla vid det här bordet får fråga tränaren om bra drag, och alla ser att råd är på. Inte i rankade partier.
lobby-advice = Råd är på: alla här får fråga tränaren om bra drag.
game-advice = Råd är på.
options-puzzles = Problem från det här partiet
options-puzzles-text = När partiet har gåtts igenom kan ställningar från det bli problem för alla på den här servern: så som en spelare såg dem, utan namn. Alla vid bordet ser att det är på.
lobby-puzzles = Ställningar från det här partiet kan bli problem att lösa, utan namn.
game-played-on = Spelat vidare från ett annat parti; räknas inte.

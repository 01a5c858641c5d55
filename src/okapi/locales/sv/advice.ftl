options-advice = Råd till alla
options-advice-text = Alla vid det här bordet får fråga tränaren om bra drag, och alla ser att råd är på. Inte i rankade partier.
lobby-advice = Råd är på: alla här får fråga tränaren om bra drag.
game-advice = Råd är på.
game-played-on = Spelat vidare från ett annat parti; räknas inte.

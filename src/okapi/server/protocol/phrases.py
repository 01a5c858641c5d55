"""The phrases that can be said at a table. Each is a message of the catalogs, shown in the reader's language."""

from enum import StrEnum


class Phrase(StrEnum):
    """A phrase. Its text is the message `phrase-…`."""

    # Manners.
    HELLO = "hello"
    GOOD_LUCK = "good-luck"
    THANK_YOU = "thank-you"
    SORRY = "sorry"
    WELL_PLAYED = "well-played"
    NICE_CLAIM = "nice-claim"
    CONGRATULATIONS = "congratulations"
    GOOD_GAME = "good-game"
    REMATCH = "rematch"
    GOODBYE = "goodbye"

    # The game.
    NEEDED_THAT = "needed-that"
    IN_MY_WAY = "in-my-way"
    DETOUR = "detour"
    AT_LAST = "at-last"
    SO_CLOSE = "so-close"
    LUCKY = "lucky"
    UNLUCKY = "unlucky"
    OOPS = "oops"
    RISKY = "risky"
    END_IS_NEAR = "end-is-near"

    # Time.
    THINKING = "thinking"
    TAKE_YOUR_TIME = "take-your-time"
    YOUR_MOVE = "your-move"
    BACK_SOON = "back-soon"
    BACK_IN_AN_HOUR = "back-in-an-hour"
    BACK_TOMORROW = "back-tomorrow"
    HERE_AGAIN = "here-again"

    # Reactions.
    APPLAUSE = "applause"
    LAUGHTER = "laughter"
    WOW = "wow"
    OH_NO = "oh-no"
    HEART = "heart"

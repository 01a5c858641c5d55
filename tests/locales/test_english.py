"""English as a native would publish it, as far as a machine can tell."""

import re
from itertools import product

import pytest

from locales.translation import messages, nothing_wrong, own_texts

CALQUES = (
    r"anew", r"so many", r"for ever", r"go on with", r"behind it", r"whoever", r"on the move", r"if need be",
    r"lies? open", r"open (?:train car|terrain) cards?", r"open locomotives?", r"majority",
    r"scor\w+ (?:it|a route|the route) twice", r"(?<!there )is no (?:question|colour|terrain)",
    r"one step forth", r"told by hand", r"in a draw", r"time for a move", r"as the system",
    r"everything of mine", r"(?:a|no|all|more|get) mail(?! server)", r"on the way of", r"here again",
    r"broke off", r"didn’t work out", r"(?:in )?per cent", r"in percent of", r"nobody was to", r"luck in all",
)  # fmt: skip
MANY = re.compile(r"\b1 (?:trains|cards|tickets|routes|spaces|points|seats|players|locomotives|turns|deals|rows)\b")
COUNTED = re.compile(r"\{ \$(\w+) \} [a-z]")
NEVER_ONE = {"spoken-news-claimed"}  # the points of a doubled route


@pytest.mark.parametrize("phrase", CALQUES)
def test_a_phrase_that_no_native_writes_stays_out(phrase: str) -> None:
    wanted = re.compile(rf"\b{phrase}\b", re.IGNORECASE)
    nothing_wrong(
        f"{id}: {text}"
        for id, message in messages("en").items()
        if not id.startswith("word-")
        for text in message.texts
        if wanted.search(text)
    )


def test_one_thing_is_not_called_several() -> None:
    """Whatever number a message is given by itself, one of it stands with a singular."""
    texts = own_texts("en")
    nothing_wrong(
        f"{message.id}: {said}"
        for message in messages("en").values()
        if message.id not in NEVER_ONE
        for counted in {selector.variable for selector in message.selectors if selector.is_plural}
        for chosen in product(*message.keys.values())
        for said in [
            texts.say(
                message.id,
                **dict.fromkeys(message.variables, 3) | {counted: 1} | dict(zip(message.keys, chosen, strict=True)),
            )
        ]
        if MANY.search(said)
    )


# No noun follows the number in English, or it never is one.
NOT_COUNTED = {
    "check-fair: $draws", "lobby-agreed: $trains", "locomotives-in-short: $locomotives", "price-grey: $count",
    "options-clock-minutes: $minutes", "options-clock-seconds: $seconds", "payment-in-short: $locomotives",
    "reason-claim-route-locomotives-not-in-hand: $have", "reason-claim-route-too-few-trains: $have",
    "reason-game-bad-bot-delay: $max", "rules-minute-doubling: $short_terrain_cost", "rules-points-of-length: $points",
}  # fmt: skip


def test_english_counts_what_german_or_dutch_counts() -> None:
    """They have the same two forms: where they say a thing in the singular, so must English."""
    counted = {
        language: {
            (id, selector.variable)
            for id, message in messages(language).items()
            for selector in message.selectors
            if selector.counts_in_words
        }
        for language in ("en", "de", "nl")
    }
    said = {
        (id, name) for id, message in messages("en").items() for text in message.texts for name in COUNTED.findall(text)
    }
    missed = sorted(((counted["de"] | counted["nl"]) & said) - counted["en"])
    nothing_wrong({f"{id}: ${variable}" for id, variable in missed} - NOT_COUNTED)

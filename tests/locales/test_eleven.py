"""The languages that Okapi promises to speak."""

from okapi.locales import available

PROMISED = ("en", "da", "de", "es", "fi", "fr", "nb", "nl", "pl", "ru", "sv")


def test_all_eleven_languages_are_there() -> None:
    assert available() == PROMISED

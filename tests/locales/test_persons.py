"""Somebody who is spoken to is not named."""

from collections.abc import Iterator

import pytest

from locales.translation import LANGUAGES, messages, nothing_wrong, own_texts

NAMED = {"who": ("player", "Ada"), "whom": ("rival", "Boris")}  # by the parameter that says whether it is the reader
SPOKEN_TO = ({"who": "you", "whom": "other"}, {"who": "other", "whom": "you"})


def _named(language: str, id: str) -> Iterator[str]:
    """The parameters that are the reader and whose name is said all the same."""
    variables = messages("en")[id].variables
    given: dict[str, str | int] = dict.fromkeys(variables, 5) | dict(NAMED.values())
    for spoken_to in SPOKEN_TO:
        said = own_texts(language).say(id, **(given | spoken_to))
        for parameter, (_, name) in NAMED.items():
            if parameter in variables and spoken_to[parameter] == "you" and name in said:
                yield parameter


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_spoken_to_is_named_only_where_english_does(language: str) -> None:
    nothing_wrong(
        f"{id}: says the name of {' and '.join(found)}"
        for id, message in messages("en").items()
        if NAMED.keys() & message.variables and (found := set(_named(language, id)) - set(_named("en", id)))
    )

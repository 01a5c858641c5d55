"""Names, words and remarks that people type: normalized, without invisible characters, of limited length."""

import re
import unicodedata
from collections.abc import Iterable, Iterator

from okapi.server.lengths import MAX_NAME, MAX_REMARK, MAX_WORDS

from .reasons import Refusal, ServerReason

_BLANKS = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"  # letters and symbols that are drawn as nothing
_JOINERS = "\u200c\u200d"  # they shape their neighbours in Persian, in many scripts of India, and in emoji
_DOUBLED_JOINERS = re.compile(f"([{_JOINERS}])[{_JOINERS}]+")
_LOOSE_JOINERS = re.compile(rf"(?<!\S)[{_JOINERS}]|[{_JOINERS}](?!\S)")
_MARKS = "Mn", "Me"  # they attach to the letter before them
_MAX_MARKS = 3  # on a letter: more than any language needs, and too few to cover other lines
_SHOWS = "LNPS"  # letters, numbers, punctuation, symbols; a mark alone is invisible


def tidy(text: str) -> str:
    """Text without line breaks, runs of blanks and invisible characters."""
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(_without_towers(map(_kept, composed)))
    joined = _LOOSE_JOINERS.sub("", _DOUBLED_JOINERS.sub(r"\1", kept))
    return " ".join(joined.split())


def _kept(character: str) -> str:
    if character.isspace() or character in _BLANKS:
        return " "
    return character if character.isprintable() or character in _JOINERS else ""


def _without_towers(characters: Iterable[str]) -> Iterator[str]:
    marks = 0
    for character in characters:
        marks = marks + 1 if character and unicodedata.category(character) in _MARKS else 0
        if marks <= _MAX_MARKS:
            yield character


def tidy_name(name: str) -> str:
    """A visible name. Refusal: nothing of it is visible."""
    found = tidy(tidy(name)[:MAX_NAME])
    if not _shows(found):
        raise Refusal(ServerReason.BAD_NAME)
    return found


def tidy_words(words: str) -> str:
    """Words for the seed, which may be empty."""
    return tidy(tidy(words)[:MAX_WORDS])


def tidy_remark(text: str) -> str:
    """A remark in free text. Refusal: nothing of it is visible."""
    found = tidy(tidy(text)[:MAX_REMARK])
    if not _shows(found):
        raise Refusal(ServerReason.NOTHING_SAID)
    return found


def _shows(text: str) -> bool:
    return any(unicodedata.category(character)[0] in _SHOWS for character in text)

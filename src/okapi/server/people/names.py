"""Names and words that people type: composed, without what does not show, within their lengths."""

import re
import unicodedata

from okapi.server.lengths import MAX_NAME, MAX_WORDS
from okapi.server.protocol.reasons import Refusal, ServerReason

_BLANKS = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"  # letters and symbols to Unicode, drawn as nothing
_JOINERS = "\u200c\u200d"  # they shape their neighbours, in Persian, in many scripts of India, in emoji
_DOUBLED_JOINERS = re.compile(f"([{_JOINERS}])[{_JOINERS}]+")
_LOOSE_JOINERS = re.compile(rf"(?<!\S)[{_JOINERS}]|[{_JOINERS}](?!\S)")
_SHOWS = "LNPS"  # letters, numbers, punctuation, symbols: a mark alone has nothing to stand on


def tidy(text: str) -> str:
    """Text as people mean it: without line breaks, runs of blanks and invisible characters."""
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(map(_kept, composed))
    joined = _LOOSE_JOINERS.sub("", _DOUBLED_JOINERS.sub(r"\1", kept))
    return " ".join(joined.split())


def _kept(character: str) -> str:
    if character.isspace() or character in _BLANKS:
        return " "
    return character if character.isprintable() or character in _JOINERS else ""


def tidy_name(name: str) -> str:
    """A name that shows; refused if nothing of it does."""
    found = tidy(tidy(name)[:MAX_NAME])
    if not any(unicodedata.category(character)[0] in _SHOWS for character in found):
        raise Refusal(ServerReason.BAD_NAME)
    return found


def tidy_words(words: str) -> str:
    """Words for the seed; there may be none."""
    return tidy(tidy(words)[:MAX_WORDS])

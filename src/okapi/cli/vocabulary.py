"""The words that are typed: those of the reader's language, and English ones always.

Accents and case do not matter, and the beginning of a word is enough where it is unmistakable. The names of
cards, colours and terrains are also understood in another form: `schwarze` is `schwarz`. The browser reads
them alike (web/src/i18n/fold.ts): both are tested with tests/locales/typed_words.json.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from itertools import takewhile

from okapi.game import TERRAINS, TRAIN_CARDS, Terrain, TrainCard
from okapi.locales import ENGLISH, available, own_name, texts

from .names import fold

SHORTCUTS = {"?": "help", "b": "back", "n": "next", "p": "previous", "q": "quit", "h": "hand"}
MAX_WORDS = 3  # of a command's name

Spellings = dict[str, list[str]]  # folded spellings of each thing, the one to show first


class Several(LookupError):
    """What was typed could be several things; these are their spellings."""

    def __init__(self, spellings: Iterable[str]) -> None:
        self.spellings = tuple(spellings)
        super().__init__(", ".join(self.spellings))


class Vocabulary:
    def __init__(self, language: str) -> None:
        self._languages = tuple(dict.fromkeys((language, ENGLISH)))
        inflected = self._own_words(self._names(TRAIN_CARDS, "one-card"))
        self.cards = self._names(TRAIN_CARDS, "card", "colour", "one-card")
        self.colours = self._names((*TRAIN_CARDS[:-1], "grey"), "colour", "card")
        for card in TRAIN_CARDS:
            self.cards[card] += inflected[card]
            if card in self.colours:
                self.colours[card] += inflected[card]
        self.cards[TRAIN_CARDS[-1]] += self._spellings("locomotive")
        self.terrains = self._names(TERRAINS, "terrain", "terrain-whole", "one-terrain")
        self.languages = {it: [it, fold(own_name(it))] for it in available()}

    def word(self, name: str) -> str:
        return self._shown(name)[0]

    def spellings(self, names: Iterable[str]) -> list[str]:
        """Every spelling of these words but single letters, for completion."""
        return [spelling for name in names for spelling in self._shown(name) if len(spelling) > 1]

    def means(self, typed: str, name: str) -> bool:
        """Whether a whole word was typed."""
        return fold(typed) in self._spellings(name)

    def command(self, line: str, names: Iterable[str]) -> tuple[str, str] | None:
        """The command that a line begins with, and the rest of the line. Several if it is not clear which."""
        known = {name: self._spellings(name) for name in names}
        tokens = line.split()
        for size in range(min(MAX_WORDS, len(tokens)), 0, -1):
            phrase = fold(" ".join(tokens[:size]))
            exact = [name for name, spellings in known.items() if phrase in spellings]
            if exact:  # where the word means something else in English, the reader's language goes first
                return min(exact, key=lambda name: known[name].index(phrase)), _behind(line, size)
        if tokens[0].casefold() in SHORTCUTS:
            return SHORTCUTS[tokens[0].casefold()], _behind(line, 1)
        for language in self._languages:
            own = {name: _split(texts(language).say(f"word-{name}")) for name in known}
            found = self._beginning(tokens[0], own)
            if found is not None:
                return found, _behind(line, 1)
        return None

    @staticmethod
    def _beginning(typed: str, shown: Spellings) -> str | None:
        """The one command that begins like this; Several with its words as they are shown."""
        try:
            return beginning(typed, {name: [*map(fold, spellings)] for name, spellings in shown.items()})
        except Several as several:
            words = {fold(spelling): spelling for spellings in shown.values() for spelling in spellings}
            raise Several(words[spelling] for spelling in several.spellings) from None

    def card(self, typed: str) -> TrainCard | None:
        """A train card by its name, the beginning of it, or another form of it."""
        return TrainCard(found) if (found := _only(typed, self.cards)) is not None else None

    def colour(self, typed: str) -> str | None:
        """A colour of routes by its name, the beginning of it, or another form of it."""
        return _only(typed, self.colours)

    def terrain(self, typed: str) -> Terrain | None:
        """A terrain by its name, the beginning of it, or another form of it."""
        return Terrain(found) if (found := _only(typed, self.terrains)) is not None else None

    def _shown(self, name: str) -> list[str]:
        said = (texts(language).say(f"word-{name}") for language in self._languages)
        return [spelling for words in said for spelling in _split(words)]

    def _spellings(self, name: str) -> list[str]:
        return [*dict.fromkeys(map(fold, (*self._shown(name), name)))]

    @staticmethod
    def _own_words(names: Spellings) -> Spellings:
        """The words that only one of these names has: `rode` of `een rode kaart`."""
        words = {key: {word for name in each for word in name.split()} for key, each in names.items()}
        return {
            key: sorted(own - set().union(*(other for name, other in words.items() if name != key)))
            for key, own in words.items()
        }

    def _names(self, keys: Iterable[str], *families: str) -> Spellings:
        """The names of cards and the like, as the messages of some families have them."""
        return {
            key: [
                *dict.fromkeys(
                    fold(texts(language).say(f"{family}-{key}"))
                    for language in self._languages
                    for family in families
                    if texts(language).has(f"{family}-{key}")
                ),
                key,
            ]
            for key in keys
        }


def _split(words: str) -> list[str]:
    return [spelling.strip() for spelling in words.split(",")]


@lru_cache(maxsize=32)
def vocabulary(language: str) -> Vocabulary:
    return Vocabulary(language)


def beginning(typed: str, known: Mapping[str, Iterable[str]]) -> str | None:
    """The one thing that has this spelling, or a spelling that begins like this."""
    return _first_fit(typed, known, (str.__eq__, str.startswith))


def named(typed: str, known: Mapping[str, Iterable[str]]) -> str | None:
    """The one thing that has this spelling, or one that begins like this, or one that is another form of it."""
    return _first_fit(typed, known, (str.__eq__, str.startswith, _is_form_of))


def _only(typed: str, known: Mapping[str, Iterable[str]]) -> str | None:
    try:
        return named(typed, known)
    except Several:
        return None


def _first_fit(
    typed: str, known: Mapping[str, Iterable[str]], tiers: Iterable[Callable[[str, str], bool]]
) -> str | None:
    wanted = fold(typed)
    if not wanted:
        return None
    for fits in tiers:
        found = {  # by the first spelling that fits: the reader's language goes before English
            name: fitting[0]
            for name, spellings in known.items()
            if (fitting := [word for word in spellings if fits(word, wanted)])
        }
        if len(found) > 1 and fits is not str.__eq__:
            raise Several(found.values())
        if found:
            return next(iter(found))
    return None


def _is_form_of(word: str, typed: str) -> bool:
    """`mountains` is meant as `mountain`, `czerwone` as `czerwony`: most of the word is there."""
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(word, typed, strict=False)))
    return same >= 3 and same >= 0.6 * max(len(word), len(typed))


def _behind(line: str, tokens: int) -> str:
    parts = line.split(maxsplit=tokens)
    return parts[tokens].strip() if len(parts) > tokens else ""

"""The catalogs as data: what each message says, what it is given and what it chooses by.

For the tests and for translators; the program itself only ever formats messages.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer, visitor
from fluent.syntax import ast as ftl
from msgspec import Struct

from okapi.locales import catalogs
from okapi.locales.counting import OPTIONS

PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))
MAX_COMBINATIONS = 256  # of a message that counts many things


class Selector(Struct, frozen=True):
    """A place where a message chooses by a parameter."""

    variable: str
    keys: frozenset[str]

    @property
    def is_plural(self) -> bool:
        """Whether it counts; otherwise it tells keys of the program apart."""
        return all(key in PLURALS or key.isdigit() for key in self.keys) and self.keys != {"other"}

    @property
    def counts_in_words(self) -> bool:
        """Whether it chooses by the plurals of the language, not by numbers alone."""
        return self.is_plural and bool(self.keys & PLURALS - {"other"})


class CatalogMessage(Struct, frozen=True):
    id: str
    file: str
    source: str
    texts: tuple[str, ...]  # what it can say, a text for each choice, with `{ $name }` for parameters
    variables: frozenset[str]
    selectors: tuple[Selector, ...]

    @property
    def keys(self) -> Mapping[str, frozenset[str]]:
        """The keys of the program that it tells apart, by parameter."""
        found: dict[str, frozenset[str]] = {}
        for selector in self.selectors:
            if not selector.is_plural:
                found[selector.variable] = found.get(selector.variable, frozenset()) | selector.keys
        return found


class BrokenCatalog(ValueError):
    """A catalog that is not Fluent."""


def read(language: str) -> dict[str, CatalogMessage]:
    """Every message of a language, by its id."""
    return parse(catalogs(language))


def parse(sources: Mapping[str, str]) -> dict[str, CatalogMessage]:
    """The messages of some catalogs, given as Fluent source by file name."""
    found: dict[str, CatalogMessage] = {}
    for file, source in sources.items():
        for entry in FluentResource(source).body:
            if isinstance(entry, ftl.Junk):
                raise BrokenCatalog(f"{file}: this cannot be read: {(entry.content or '').strip()}")
            if isinstance(entry, ftl.Message):
                if entry.id.name in found:
                    raise BrokenCatalog(f"{file}: {entry.id.name} stands twice")
                found[entry.id.name] = _message(entry, file)
    return found


def _message(entry: Any, file: str) -> CatalogMessage:
    if entry.value is None:
        raise BrokenCatalog(f"{file}: {entry.id.name} says nothing")
    parts = _Parts()
    parts.visit(entry)
    return CatalogMessage(
        id=entry.id.name,
        file=file,
        source=_source(entry),
        texts=tuple(_texts(entry.value)),
        variables=frozenset(parts.variables),
        selectors=tuple(parts.selectors),
    )


def _source(entry: Any) -> str:
    bare = ftl.Message(entry.id, entry.value, entry.attributes)
    return str(FluentSerializer().serialize_entry(bare)).strip()


class _Parts(visitor.Visitor):
    """Gathers the parameters and the choices of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: list[Selector] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = frozenset(getattr(v.key, "name", None) or v.key.value for v in node.variants)
            self.selectors.append(Selector(node.selector.id.name, keys))
        self.generic_visit(node)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        if nouns := _nouns(node):
            self.selectors.append(Selector(_counted(node), frozenset(nouns)))
        self.generic_visit(node)


def _counted(function: Any) -> str:
    """The parameter that `COUNT` counts by."""
    return str(function.arguments.positional[0].id.name)


def _nouns(function: Any) -> dict[str, str]:
    """What `COUNT` counts: a noun for each plural."""
    return {
        argument.name.name: argument.value.parse()["value"]
        for argument in function.arguments.named
        if argument.name.name not in OPTIONS
    }


def _texts(pattern: Any) -> Iterator[str]:
    """Everything a pattern can say: one text for each combination of its choices, or each choice in some text."""
    texts = [""]
    for element in pattern.elements:
        pieces = _pieces(element)
        if len(texts) * len(pieces) <= MAX_COMBINATIONS:
            texts = [text + more for text in texts for more in pieces]
        else:
            many = max(len(texts), len(pieces))
            texts = [texts[number % len(texts)] + pieces[number % len(pieces)] for number in range(many)]
    yield from texts


def _pieces(element: Any) -> list[str]:
    match element:
        case ftl.TextElement():
            return [element.value]
        case ftl.Placeable(expression=ftl.SelectExpression() as choice):
            return [text for variant in choice.variants for text in _texts(variant.value)]
        case ftl.Placeable(expression=ftl.StringLiteral() as literal):
            return [literal.parse()["value"]]
        case ftl.Placeable(expression=ftl.VariableReference() as variable):
            return [f"{{ ${variable.id.name} }}"]
        case ftl.Placeable(expression=ftl.FunctionReference() as function):
            number = f"{{ ${_counted(function)} }}"
            return [f"{number} {noun}" for noun in _nouns(function).values()] or [number]
        case _:
            return ["{ }"]

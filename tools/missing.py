"""What is left to do in a translation: `python -m tools.missing fr`.

Lists, as Fluent source with the English text, the messages that a language lacks, those it has but English
has not, and those that do not fit the English one any more. With `--since REVISION`, a revision of git, also
those whose English text has changed since then.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from okapi import locales
from okapi.locales import catalogs
from tools.catalog import BrokenCatalog, CatalogMessage, parse, read

HERE = Path(locales.__file__).parent


def missing(english: dict[str, CatalogMessage], translation: dict[str, CatalogMessage]) -> list[CatalogMessage]:
    """What English says and the translation does not, or says in another file."""
    return [m for id, m in english.items() if id not in translation or translation[id].file != m.file]


def extra(english: dict[str, CatalogMessage], translation: dict[str, CatalogMessage]) -> list[CatalogMessage]:
    """What only the translation says, or says in another file than English."""
    return [m for id, m in translation.items() if id not in english or english[id].file != m.file]


def stale(english: dict[str, CatalogMessage], translation: dict[str, CatalogMessage]) -> list[CatalogMessage]:
    """What is said in both, but with other parameters or other keys to choose by."""
    return [english[id] for id, message in translation.items() if id in english and not _fits(message, english[id])]


def _fits(message: CatalogMessage, english: CatalogMessage) -> bool:
    """A translation takes the same parameters, and tells at least the same keys apart."""
    return message.variables == english.variables and english.keys.items() <= message.keys.items()


def changed(english: dict[str, CatalogMessage], revision: str) -> list[CatalogMessage]:
    """The messages whose English text was another one at a revision of git."""
    before = parse({file: _at(revision, file) for file in catalogs("en")})
    return [m for id, m in english.items() if id in before and before[id].source != m.source]


def _at(revision: str, file: str) -> str:
    found = subprocess.run(
        ["git", "show", f"{revision}:./en/{file}"], cwd=HERE, capture_output=True, text=True, check=False
    )
    return found.stdout


def report(language: str, revision: str | None) -> Iterator[str]:
    """The lines of the report."""
    english = read("en")
    translation = read(language) if (HERE / language).is_dir() else {}
    yield from _chapter("missing", missing(english, translation))
    yield from _chapter("not in English: delete or rename", extra(english, translation))
    yield from _chapter("other parameters or keys than in English", stale(english, translation))
    if revision is not None:
        known = [message for message in changed(english, revision) if message.id in translation]
        yield from _chapter(f"English has changed since {revision}", known)
    yield f"# {language}: {len(translation.keys() & english.keys())} of {len(english)} messages are there"


def _chapter(title: str, messages: Iterable[CatalogMessage]) -> Iterator[str]:
    file = ""
    for message in messages:
        if message.file != file:
            file = message.file
            yield f"\n### {file}: {title}\n"
        yield message.source


def main() -> None:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="python -m tools.missing", description=__doc__)
    parser.add_argument("language", help="the folder of the language, such as fr")
    parser.add_argument("--since", metavar="REVISION", help="also list what has changed in English since then")
    options = parser.parse_args()
    try:
        print("\n".join(report(options.language, options.since)), flush=True)
    except BrokenCatalog as error:
        sys.exit(str(error))
    except BrokenPipeError:  # `| head` has read enough; Python would write the rest once more at its end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()

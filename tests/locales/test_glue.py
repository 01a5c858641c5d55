"""Texts are whole messages: no sign is glued to them in code, for languages set signs differently."""

import ast
import re
from collections.abc import Iterator

from locales.translation import HERE, nothing_wrong

ROOT = HERE.parents[1]
SPOKEN = [ROOT / "src" / "okapi" / room for room in ("cli", "coach", "locales", "server")]  # where texts are made
SIGN = re.compile(r"^\s?[:;!?]\s|\w[:;!?]\s$")
SAYING = frozenset(("say", "listed", "either"))
HARMLESS = re.compile(r"[\s·]*|(?s:[^>]*<.*|.*>)")  # between sentences, or markup
CALLS = r"(?:say\w*|listed|either|words\.\w+|\w+InWords|\w+Text)\((?:[^()]|\([^()]*\))*\)"
GLUED = (
    re.compile(rf"\{{{CALLS}\}}\s?[.,:;!?]"),  # in markup: {say("…")}:
    re.compile(r"\$\{[^{}`]*\}\s?[:;!?](?=[\s`])"),  # in a template: `${name}: …`
    re.compile(rf"{CALLS} *\+ *[\"'`]|[\"'`] *\+ *{CALLS}"),
    re.compile(r"\}\s*[–—]\s*(?:\$?\{|<)|\{\"\s?[–—]\s?\"\}"),  # names with a dash between them
)
STYLE = re.compile(
    r"<style.*?</style>|\sstyle(?::[\w-]+)?=(?:\{`[^`]*`\}|\{[^}]*\}|\"[^\"]*\")|^\s*(?://|\*|/\*).*?$", re.S | re.M
)


def is_said(node: ast.expr) -> bool:
    """Whether it is a text of the catalogs."""
    called = node.func if isinstance(node, ast.Call) else None
    return isinstance(called, ast.Attribute | ast.Name) and getattr(called, "attr", getattr(called, "id", "")) in SAYING


def glued_in_python(source: str) -> Iterator[int]:
    """The lines where a sign stands beside what is put in, or anything but a space beside a text."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.JoinedStr):
            glue = [str(part.value) for part in node.values if isinstance(part, ast.Constant)]
            said = any(isinstance(part, ast.FormattedValue) and is_said(part.value) for part in node.values)
            if any(map(SIGN.search, glue)) or (said and not all(map(HARMLESS.fullmatch, glue))):
                yield node.lineno
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            sides = (node.left, node.right)
            if any(map(is_said, sides)) and any(isinstance(side, ast.Constant) for side in sides):
                yield node.lineno


def glued_in_the_browser(source: str) -> Iterator[int]:
    kept = STYLE.sub(lambda found: "\n" * found[0].count("\n"), source)
    for pattern in GLUED:
        yield from (kept.count("\n", 0, found.start()) + 1 for found in pattern.finditer(kept))


# For operators and programs: headers and logs.
EXCUSED = {"server/http/almanac.py", "server/http/setup.py", "server/workers/bots.py", "locales/__init__.py"}


def test_python_glues_nothing_to_a_text() -> None:
    nothing_wrong(
        f"{path.relative_to(ROOT)}:{line}"
        for folder in SPOKEN
        for path in sorted(folder.rglob("*.py"))
        if path.relative_to(ROOT / "src" / "okapi").as_posix() not in EXCUSED
        for line in glued_in_python(path.read_text("utf-8"))
    )


def test_the_browser_glues_nothing_to_a_text() -> None:
    sources = [*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    nothing_wrong(
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted(sources)
        for line in glued_in_the_browser(path.read_text("utf-8"))
    )


def test_glue_is_found_where_it_is() -> None:
    assert [*glued_in_python("f'Okapi: {title}'\nf'{label}:\\n{link}'\nf'{say(1)},'\nsay(2) + '.'")] == [1, 2, 3, 4]
    assert not [*glued_in_python("f'{say(1)} {say(2)}'\nf'<p>{words.say(3)}</p>'\nf'{host}:{port}'")]
    found = (
        '{say("a")}:\n`${name}: ${text}`\n`${words.name(0)}. x`\n{say("b")}\n{say("c", { d: e() })} · x\n'
        'say("f") + ":"\n`${one} – ${two}`\n<b>{one}</b>{" – "}'
    )
    assert sorted(glued_in_the_browser(found)) == [1, 2, 3, 6, 7, 8]

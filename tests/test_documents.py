"""What the documents show can be done as they show it: in an empty folder, with the package installed."""

import os
import re
import runpy
import shlex
import shutil
import subprocess
import sys
import tomllib
from argparse import ArgumentParser
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from okapi.cli import app
from tiers import some

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted(path for path in ROOT.glob("docs/*.md") if path.name != "api.md")]
BLOCK = re.compile(r"^( *)```(\w*)\n(.*?)^ *```(.*?)(?=^ *```|\Z)", re.DOTALL | re.MULTILINE)
SAVED_AS = re.compile(r"Save it as `(\S+)`")
A_GAME = ROOT / "tests/playthroughs/everyone-collects.jsonl"
SLOW = ("docs/coach.md", "docs/arena.md")  # one reviews a game, the other holds a tournament
QUICK = ("verify", "replay", "rules", "board", "simulate")  # commands that are through in a second
SMALLER = ("arena", "benchmark", "dataset")  # where games take long, two are enough here


def blocks(document: Path, language: str) -> list[tuple[str, str]]:
    """The blocks of a language, each with the text up to the next block."""
    return [
        (re.sub(f"^{indent}", "", block, flags=re.MULTILINE), after)
        for indent, kind, block, after in BLOCK.findall(document.read_text())
        if kind == language
    ]


def named(document: Path) -> str:
    return document.relative_to(ROOT).as_posix()


WITH_PROGRAMS = [named(it) for it in DOCUMENTS if blocks(it, "python")]


def commands(document: Path) -> Iterator[tuple[str, bool]]:
    """The lines to type that a document shows, and what it quotes in a sentence, which may leave arguments out."""
    text = document.read_text("utf-8")
    for kind, block in ((kind, block) for _, kind, block, _ in BLOCK.findall(text)):
        if not kind:
            for line in block.splitlines():
                yield re.split(r" {2,}| #|…", line.strip())[0].strip(), True
    for quoted in re.findall(r"`([^`]+)`", BLOCK.sub(lambda block: block[4], text)):
        yield quoted.replace("\n", " "), False


COMMANDS = sorted(
    {
        (named(document), command)
        for document in DOCUMENTS
        for command, is_whole in commands(document)
        if is_whole and command.startswith("okapi ")
    }
)
QUOTED = sorted(
    {
        (named(document), command)
        for document in DOCUMENTS
        for command, is_whole in commands(document)
        if not is_whole and re.match(r"okapi [a-z]+ [^…]*--[^…]*$", command)
    }
)

NOT_OURS = ("venv", "700", "tools.NAME", "okapi")  # Python's, another command's option, a placeholder; a command
PROGRAM = re.compile(r"(?:^|[ `])(?:-m ([\w.]+)|((?:bench|examples)/\w+\.py))\b([^`…#>&|;]*)")
PROGRAMS = sorted(
    {
        (found[1] or found[2], found[3].strip(), is_whole)
        for document in [*DOCUMENTS, ROOT / "CONTRIBUTING.md", ROOT / "bench/results/README.md"]
        for command, is_whole in commands(document)
        for found in [PROGRAM.search(command)]
        if found and (found[1] or found[2]) not in NOT_OURS and "--help" not in found[3]
    }
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with what the documents speak of: a finished game, a board, the sample of a dataset."""
    (tmp_path / "game.jsonl").write_bytes(A_GAME.read_bytes())
    board = ROOT / "src/okapi/board/africa.toml"
    (tmp_path / "my-board.toml").write_bytes(board.read_bytes())
    shutil.copytree(ROOT / "examples/dataset", tmp_path / "sample")
    return tmp_path


def run(folder: Path, *command: object) -> str:
    """Run a command there as a reader would, with nothing of the repository on the path; what it prints."""
    bare = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"JAX_PLATFORMS": "cpu"}
    done = subprocess.run([*map(str, command)], cwd=folder, env=bare, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.mark.parametrize("document", some(WITH_PROGRAMS, *(it for it in WITH_PROGRAMS if it not in SLOW)))
def test_the_programs_of_a_document_run_one_after_the_other(document: str, folder: Path) -> None:
    """Those to be saved are saved, tests are called; all others are one program, as for a reader who types along."""
    program = ""
    for block, after in blocks(ROOT / document, "python"):
        if saved := SAVED_AS.match(after.strip()):
            (folder / saved[1]).write_text(block)
        else:
            tests = re.findall(r"^def (test_\w+)\(\)", block, re.MULTILINE)
            program += "\n".join([block, *(f"{test}()" for test in tests), ""])
    (folder / "typed_along.py").write_text(program)
    printed = run(folder, sys.executable, "typed_along.py")
    if document == "README.md":
        assert "ScoreSheet" in printed


def test_a_bot_saved_in_the_folder_plays_in_the_arena(folder: Path) -> None:
    """By the installed command, which does not look into the folder it is called in by itself."""
    (bot, _), *_ = blocks(ROOT / "docs/bots.md", "python")
    (folder / "longest_first.py").write_text(bot)
    (command,) = [line for document, line in COMMANDS if document == "docs/bots.md"]
    _, *arguments = shlex.split(command.replace("--games 100", "--games 4"))
    assert "longest_first:LongestFirst" in run(folder, Path(sys.executable).with_name("okapi"), *arguments)


@pytest.mark.parametrize(("document", "command"), COMMANDS)
def test_every_command_of_a_document_is_one(document: str, command: str, folder: Path) -> None:
    """Its options are known and its values are of their kind; it is not carried out."""
    take_in(command)


@pytest.mark.parametrize(("document", "command"), QUOTED)
def test_every_command_in_a_sentence_is_one(document: str, command: str, folder: Path) -> None:
    """As far as it is said: arguments may be missing."""
    try:
        take_in(re.sub(r"\bN\b", "2", command))
    except TyperException as wrong:
        if type(wrong).__name__ != "MissingParameter":  # a class that Typer keeps to itself
            raise


def take_in(command: str) -> None:
    arguments = shlex.split(command)[1:]
    program: Any = typer.main.get_command(app)
    while isinstance(program, TyperGroup):
        context = program.make_context("okapi", [], resilient_parsing=True)
        _, rest, _ = program.make_parser(context).parse_args(arguments)
        if not rest:
            break
        _, program, arguments = program.resolve_command(context, rest)
    program.make_context("okapi", arguments)


class TakenIn(Exception):
    """A program has understood its arguments."""


@pytest.mark.filterwarnings("ignore:.*found in sys.modules:RuntimeWarning")
@pytest.mark.parametrize(("program", "arguments", "is_whole"), PROGRAMS)
def test_every_program_of_a_document_takes_the_arguments_that_stand_there(
    program: str, arguments: str, is_whole: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of a checkout take hours or a GPU: each is stopped when it has read its arguments."""
    source = "".join(source.read_text("utf-8") for source in sources_of(program))
    assert source, f"there is no {program}"
    given = shlex.split(re.sub(r"\bN\b", "2", arguments))
    if not (is_whole or given):
        return
    if "ArgumentParser" not in source:
        assert not [it for it in given if it.startswith("-")], f"{program} has no options"
        return
    try:
        take_in_by(program, given, monkeypatch)
    except ModuleNotFoundError:
        if not program.startswith(("bench", "examples")):  # some need libraries that are not installed here
            raise
        assert all(f'"{it}"' in source for it in given if it.startswith("-"))


def take_in_by(program: str, given: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Start a program as `python` does, up to where it has read its arguments. SystemExit: it refuses them."""
    read = ArgumentParser.parse_args

    def read_and_stop(parser: ArgumentParser, them: Any = None, namespace: Any = None) -> Any:
        read(parser, them, namespace)
        raise TakenIn

    monkeypatch.setattr(ArgumentParser, "parse_args", read_and_stop)
    monkeypatch.setattr("sys.argv", [program, *given])
    if program.endswith(".py"):
        monkeypatch.syspath_prepend(str((ROOT / program).parent))
    start = partial(runpy.run_path if program.endswith(".py") else runpy.run_module, run_name="__main__")
    with pytest.raises(TakenIn):
        start(str(ROOT / program) if program.endswith(".py") else program)


@pytest.mark.filterwarnings("ignore:.*found in sys.modules:RuntimeWarning")
def test_an_unknown_option_and_an_unknown_effort_are_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for wrong in (["--sideways"], ["--effort", "worlds=64,decisions=40"]):
        with monkeypatch.context() as patched, pytest.raises(SystemExit):
            take_in_by("okapi.learning.evaluate", ["weights.npz", *wrong], patched)
        assert wrong[-1].partition(",")[0] in capsys.readouterr().err


def sources_of(program: str) -> list[Path]:
    """Its own files, and those beside them that it imports from: some programs share their options."""
    place = program if program.endswith(".py") else program.replace(".", "/")
    own = [
        source
        for it in (ROOT / place, ROOT / "src" / place)
        for source in (it, it.with_suffix(".py"), *it.glob("**/*.py"))
        if source.is_file()
    ]
    imported = [
        source.with_name(f"{name}.py")
        for source in own
        for name in re.findall(r"^from \.?(\w+) import", source.read_text("utf-8"), re.MULTILINE)
    ]
    return [*own, *(source for source in imported if source.is_file())]


RUN = sorted({command for _, command in COMMANDS if command.split()[1] in (*QUICK, *SMALLER)})


@pytest.mark.parametrize("command", some(RUN, "okapi benchmark duel-v1 --agent my_module:MyBot"))
def test_commands_do_what_they_say(command: str, folder: Path) -> None:
    (bot, _), *_ = blocks(ROOT / "docs/bots.md", "python")
    for name, module in {"LongestFirst": "longest_first", "Bot": "mine", "MyBot": "my_module"}.items():
        (folder / f"{module}.py").write_text(bot.replace("LongestFirst", name))
    shutil.copy(ROOT / "examples/ismcts.py", folder)
    arguments = shlex.split(command)[1:]
    if arguments[0] in SMALLER and len(arguments) > 1:
        arguments += ["--games", "2", "--jobs", "1"]  # of an option that stands there twice, the last counts
    run(folder, Path(sys.executable).with_name("okapi"), *arguments)


@pytest.mark.parametrize("language", ["json", "toml"])
def test_data_in_the_documents_can_be_read(language: str) -> None:
    read = msgspec.json.decode if language == "json" else tomllib.loads
    found = [(named(document), block) for document in DOCUMENTS for block, _ in blocks(document, language)]
    assert found
    for _, block in found:
        read(block)

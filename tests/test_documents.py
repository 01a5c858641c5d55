"""What the documents show can be done as they show it: in a folder of one's own, with the package installed."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer

from okapi.cli import app
from tiers import some

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted(path for path in ROOT.glob("docs/*.md") if path.name != "api.md")]
BLOCK = re.compile(r"^( *)```(\w*)\n(.*?)^ *```(.*?)(?=^ *```|\Z)", re.DOTALL | re.MULTILINE)
SAVED_AS = re.compile(r"Save it as `(\S+)`")
A_GAME = ROOT / "tests/playthroughs/everyone-collects.jsonl"
SLOW = ("docs/coach.md", "docs/arena.md")  # one reviews a game, the other holds a tournament
QUICK = ("verify", "replay", "rules", "board", "simulate")  # commands that are through in a second


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
COMMANDS = sorted(
    {
        (named(document), re.split(r" {2,}| #|…", line.strip())[0].strip())
        for document in DOCUMENTS
        for block, _ in blocks(document, "")
        for line in block.splitlines()
        if line.lstrip().startswith("okapi ")
    }
)


NOT_OURS = ("venv", "700", "tools.NAME")  # a module of Python's, another command's option, a placeholder
PROGRAM = re.compile(r"(?:^|[ `])(?:-m ([\w.]+)|((?:bench|examples)/\w+\.py))\b([^`\n#]*)", re.MULTILINE)
PROGRAMS = sorted(
    {
        (module or path, option)
        for document in [*DOCUMENTS, ROOT / "CONTRIBUTING.md", ROOT / "bench/results/README.md"]
        for module, path, options in PROGRAM.findall(document.read_text())
        for option in ["", *re.findall(r"--[a-z-]+", options)]
        if (module or path) not in NOT_OURS and option != "--help"
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
    arguments = shlex.split(command)[1:]
    program: Any = typer.main.get_command(app)
    while True:
        context = program.make_context("okapi", arguments)
        if not (rest := [*context._protected_args, *context.args]):
            return
        _, program, arguments = program.resolve_command(context, rest)


@pytest.mark.parametrize(("program", "option"), PROGRAMS)
def test_every_program_of_a_document_is_there_and_knows_its_options(program: str, option: str) -> None:
    """Those of a checkout take hours or a GPU, so they are read and not run."""
    text = "".join(source.read_text("utf-8") for source in sources_of(program))
    assert text, f"there is no {program}"
    assert not option or f'"{option}"' in text, f"{program} has no {option}"


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


@pytest.mark.slow
@pytest.mark.parametrize("command", sorted({command for _, command in COMMANDS if command.split()[1] in QUICK}))
def test_commands_that_take_no_time_do_what_they_say(command: str, folder: Path) -> None:
    run(folder, Path(sys.executable).with_name("okapi"), *shlex.split(command)[1:])


@pytest.mark.parametrize("language", ["json", "toml"])
def test_data_in_the_documents_can_be_read(language: str) -> None:
    read = msgspec.json.decode if language == "json" else tomllib.loads
    found = [(named(document), block) for document in DOCUMENTS for block, _ in blocks(document, language)]
    assert found
    for _, block in found:
        read(block)

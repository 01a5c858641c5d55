"""Puzzles in the browser: today's three and the trainer, by mouse, finger and keys, on the map and in words."""

import re
from collections.abc import Callable, Iterator

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from browser.barriers import barriers_in_both_themes
from browser.conftest import Server
from browser.looking import broken
from browser.people import Person
from server.puzzles import some_puzzles
from tiers import PHONE_FIRST

Someone = Callable[..., Person]
FILE = "puzzles.jsonl"
PUZZLES = some_puzzles(3)


class PuzzleServer(Server):
    """One that knows the puzzles of the tests, in which to draw a train card is the best move."""

    program = f"from okapi.puzzles import collection; collection.FILE = __import__('os').getcwd() + '/{FILE}'\n" + (
        Server.program
    )


@pytest.fixture(scope="module")
def puzzle_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("puzzles")
    (folder / FILE).write_bytes(msgspec.json.Encoder().encode_lines(PUZZLES))
    with PuzzleServer(folder) as running:
        yield running


@pytest.fixture
def solver(someone: Someone, puzzle_server: Server) -> Someone:
    return lambda **options: someone(address=puzzle_server.address, **options)


def task_of(person: Person) -> Locator:
    return person.page.get_by_role("region", name=re.compile(r"^Puzzle · difficulty \d"))


def draw(person: Person, deck: str) -> None:
    """A card from a deck; a finger says it twice."""
    person.press(person.page.locator(f"[data-slot={deck}-deck]"))
    if person.hands == "touch":
        person.press(person.page.locator("button.picked"))


def with_a_claim(number: int = 0) -> str:
    """A puzzle in which the coach has looked at a route to claim."""
    return [puzzle.id for puzzle in PUZZLES if len(puzzle.moves) > 2][number]


@pytest.mark.parametrize("phone", PHONE_FIRST)
def test_somebody_new_finds_todays_first_and_is_told_at_once_what_it_counts(solver: Someone, phone: bool) -> None:
    anna = solver(phone=phone)
    page = anna.page
    page.goto("/")
    anna.press(page.get_by_role("link", name="Puzzles"))
    expect(anna.headline).to_have_text("Puzzles")
    expect(page.get_by_text("not tried yet")).to_have_count(3)
    assert barriers_in_both_themes(page) == []
    assert broken(page) == []
    anna.press(page.get_by_role("link", name="Puzzle 1"))
    task = task_of(anna)
    expect(task).to_contain_text("Which one is best?")
    expect(task).to_contain_text("Only your first try counts")
    expect(task).not_to_contain_text("Theme")
    assert barriers_in_both_themes(page) == []
    assert broken(page) == []
    draw(anna, "train")
    expect(task.get_by_role("status")).to_have_text(
        re.compile(r"Found! Chance of winning: 50%\.\s+Your rating: \d+ \(\+\d")
    )
    expect(task).to_contain_text("What the coach looked at, best first")
    expect(task).to_contain_text("Theme: ")
    assert barriers_in_both_themes(page) == []
    assert broken(page) == []
    anna.press(task.get_by_role("link", name="Next puzzle"))
    expect(page).to_have_url(re.compile(r"/puzzles/test\d\d\?today$"))
    expect(task.get_by_role("status")).to_have_text("")
    anna.press(page.get_by_role("link", name="Puzzles", exact=True))
    expect(page.get_by_text("not tried yet")).to_have_count(2)
    expect(page.get_by_text("after 1 puzzle")).to_be_visible()


@pytest.mark.parametrize("phone", PHONE_FIRST)
def test_after_a_wrong_move_one_goes_on_or_sees_the_moves_on_the_map(solver: Someone, phone: bool) -> None:
    anna = solver(phone=phone)
    page = anna.page
    page.goto(f"/puzzles/{with_a_claim()}")
    task = task_of(anna)
    draw(anna, "terrain")
    expect(task.get_by_role("status")).to_have_text(
        re.compile(
            r"There is a better move\. With yours, your chance of winning is 40%; with the best, 50%\."
            r"\s+Try another.+\(−\d"
        )
    )
    expect(page.locator(".marks > g")).to_have_count(0)
    anna.press(task.get_by_role("button", name="Show the solution"))
    expect(task).to_contain_text("What the coach looked at, best first")
    expect(page.locator(".marks > g").first).to_be_attached()
    assert broken(page) == []
    page.reload()
    expect(task).to_contain_text("You have tried this puzzle before and didn’t find the move on your first try.")
    draw(anna, "train")
    expect(task.get_by_role("status")).to_have_text(re.compile(r"^\s*Found! Chance of winning: 50%\.\s*$"))


def test_a_puzzle_is_solved_in_words_and_by_keys_alone(solver: Someone) -> None:
    anna = solver()
    page = anna.page
    page.goto("/puzzles")
    page.get_by_role("link", name="Blocking").focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/puzzles/test\d\d\?theme=blocking$"))
    first = page.url
    page.get_by_role("button", name="Text table").focus()
    page.keyboard.press("Enter")
    task = task_of(anna)
    expect(task).to_contain_text("Which one is best?")
    page.get_by_role("combobox").fill("draw terrain")
    page.keyboard.press("Enter")
    expect(task.get_by_role("status")).to_have_text(re.compile("There is a better move"))
    page.get_by_role("combobox").fill("draw train")
    page.keyboard.press("Enter")
    expect(task.get_by_role("status")).to_have_text(re.compile("Found!"))
    expect(task).to_contain_text("Theme: Blocking")
    assert barriers_in_both_themes(page) == []
    assert broken(page) == []
    task.get_by_role("link", name="Next puzzle").focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"theme=blocking$"))
    assert page.url != first


def test_an_address_without_a_puzzle_says_so(solver: Someone) -> None:
    anna = solver()
    anna.page.goto("/puzzles/nothing")
    expect(anna.page.get_by_text("There is no such puzzle.")).to_be_visible()
    assert broken(anna.page) == []
    anna.complaints.clear()  # the console names the address that was not found

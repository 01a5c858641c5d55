"""The coach in the browser: reviews of games, and playing on from a moment."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.barriers import barriers_in_both_themes
from browser.conftest import Server
from browser.looking import broken, texts
from browser.people import COACH, Person, finish
from browser.pseudo import NAMES, NOBODYS, PLAIN
from coach.played import played
from okapi.record import save
from tiers import PHONE_FIRST

Someone = Callable[..., Person]


def review_of_a_file(person: Person, folder: Path) -> None:
    """From one's own page to the review of a record in a file."""
    save(played(2), folder / "game.jsonl")
    person.page.goto("/")
    if not person.page.evaluate("fetch('/api/me').then((answer) => answer.status === 200)"):
        person.page.evaluate(
            "fetch('/api/me', {method: 'POST', headers: {'content-type': 'application/json'}, "
            "body: JSON.stringify({name: 'Ann'})})"
        )
    person.page.goto("/me")
    person.page.locator("input[type=file]").set_input_files(folder / "game.jsonl")
    expect(person.page.locator("#curve")).to_be_visible(timeout=COACH)


@pytest.mark.parametrize("phone", PHONE_FIRST)
def test_a_finished_game_is_reviewed_from_its_end_and_stepped_through(someone: Someone, phone: bool) -> None:
    anna = someone(phone=phone)
    page = anna.page
    anna.play_alone(briefly=True)
    finish(anna)
    game = page.url
    anna.press(page.get_by_role("link", name="Review the game"))
    expect(page).to_have_url(f"{game}/review")
    expect(anna.headline).to_have_text("Game review")
    expect(page.get_by_role("region", name="In short")).to_contain_text("You led until turn 7.", timeout=COACH)
    expect(page.locator("#curve")).to_be_visible(timeout=COACH)
    assert barriers_in_both_themes(page) == []
    assert broken(page) == []

    buttons = page.get_by_role("group", name="Key moments").get_by_role("button")
    count = buttons.count()
    assert count >= 2
    expect(page.locator("#moment")).to_have_text(f"Moment 1 of {count}")
    for number in range(count):
        anna.press(buttons.nth(number))
        expect(buttons.nth(number)).to_have_attribute("aria-pressed", "true")
        expect(page.locator("#moment")).to_have_text(f"Moment {number + 1} of {count}")
        if "Better by" in page.locator(".sentence").inner_text():
            expect(page.get_by_text(re.compile("^Played: claim"))).to_be_visible()
            expect(page.get_by_text(re.compile("^Better: claim"))).to_be_visible()
            assert page.locator(".marks > g").count() == 2
    anna.press(page.get_by_role("button", name="Previous moment"))
    expect(page.locator("#moment")).to_have_text(f"Moment {count - 1} of {count}")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#moment")).to_have_text(f"Moment {count} of {count}")
    page.keyboard.press("Home")
    expect(page.locator("#moment")).to_have_text(f"Moment 1 of {count}")
    page.get_by_text("The curve in words").click()
    expect(page.get_by_text(re.compile("At the end: 100%"))).to_be_visible()
    page.reload()
    expect(page.locator("#curve")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("phone", PHONE_FIRST)
def test_every_decision_of_a_player_is_stepped_through(someone: Someone, tmp_path: Path, phone: bool) -> None:
    anna = someone(phone=phone)
    page = anna.page
    review_of_a_file(anna, tmp_path)
    choice = page.get_by_role("group", name="Step through")
    anna.press(choice.get_by_role("button", name="greedy 2’s decisions"))
    heading = page.locator("#moment")
    expect(heading).to_have_text(re.compile(r"^Decision \d+ of \d+$"))
    count = int(heading.inner_text().split()[-1])
    assert count > 1
    page.keyboard.press("Home")
    expect(heading).to_have_text(f"Decision 1 of {count}")
    expect(page.locator(".sentence")).to_have_text(re.compile("^Turn .+, greedy 2: .+ (Fine|costs)"))
    assert barriers_in_both_themes(page) == []
    assert broken(page) == []
    anna.press(page.get_by_role("button", name="Next decision"))
    expect(heading).to_have_text(f"Decision 2 of {count}")
    expect(page).to_have_url(re.compile("seat=1&decision=2"))
    page.keyboard.press("End")
    expect(heading).to_have_text(f"Decision {count} of {count}")
    page.reload()
    expect(heading).to_have_text(f"Decision {count} of {count}")
    anna.press(choice.get_by_role("button", name="Key moments"))
    expect(heading).to_have_text(re.compile("^Moment"))


@pytest.mark.slow
def test_the_map_at_a_moment_leaves_no_strip_empty(someone: Someone, tmp_path: Path) -> None:
    anna = someone()
    review_of_a_file(anna, tmp_path)
    buttons = anna.page.get_by_role("group", name="Key moments").get_by_role("button")
    for button in buttons.all():
        anna.press(button)
        expect(button).to_have_attribute("aria-pressed", "true")
        gaps = anna.page.evaluate(
            """() => {
                const [frame, sheet] = ['.board-map', '.map-sheet'].map(
                    (it) => document.querySelector(it).getBoundingClientRect());
                return [sheet.left - frame.left, frame.right - sheet.right,
                        sheet.top - frame.top, frame.bottom - sheet.bottom];
            }"""
        )
        across, down = gaps[:2], gaps[2:]
        for pair in (across, down):
            assert max(pair) < 1 or abs(pair[0] - pair[1]) < 1, "what is smaller than its frame is centred"


def test_the_ledger_adds_up_to_the_result_on_the_screen(someone: Someone, tmp_path: Path) -> None:
    anna = someone()
    review_of_a_file(anna, tmp_path)
    ledger = anna.page.locator("details", has=anna.page.locator("#ledger"))
    expect(ledger.get_by_role("table").first).to_be_hidden()
    ledger.locator("summary").click()
    for table in ledger.get_by_role("table").all():
        shown = [text.replace("−", "-").rstrip("%") for text in table.locator(".number").all_inner_texts()]
        *parts, result = map(int, shown)
        assert sum(parts) == result


def test_a_record_from_a_file_is_reviewed_and_a_wrong_file_refused_in_a_sentence(
    someone: Someone, tmp_path: Path
) -> None:
    anna = someone(phone=True, theme="dark")
    page = anna.page
    review_of_a_file(anna, tmp_path)
    address = page.url
    assert "/review/" in address
    anna.press(page.get_by_role("link", name="Your finished games"))
    expect(page.get_by_role("heading", name="Finished games")).to_be_visible()
    assert barriers_in_both_themes(page) == []
    (tmp_path / "wrong.jsonl").write_text("no record")
    page.locator("input[type=file]").set_input_files(tmp_path / "wrong.jsonl")
    expect(page.get_by_role("alert").filter(has_text="game record")).to_be_visible()
    anna.complaints.clear()  # the browser says so too
    boris = someone()
    boris.page.goto(address)  # the address can be given to others
    expect(boris.page.locator("#curve")).to_be_visible()


def test_one_plays_on_from_a_moment_in_a_game_that_says_so(someone: Someone, tmp_path: Path) -> None:
    anna = someone()
    page = anna.page
    review_of_a_file(anna, tmp_path)
    anna.press(page.get_by_role("button", name="Play on from here"))
    expect(page.get_by_role("dialog")).to_be_visible()
    assert barriers_in_both_themes(page) == []
    page.get_by_role("dialog").locator("label").last.click()
    anna.press(page.get_by_role("button", name="Start the game"))
    expect(page).to_have_url(re.compile("/game/"))
    expect(anna.status).to_be_visible()
    expect(page.get_by_text("Continued from another game").first).to_be_visible()


@pytest.mark.slow
def test_one_plays_on_from_where_one_looks_back(someone: Someone) -> None:
    anna = someone()
    page = anna.page
    anna.play_alone(briefly=True)
    finish(anna)
    game = page.url
    anna.press(anna.button("Replay the game"))
    anna.press(page.get_by_role("button", name="Play on from here"))
    anna.press(page.get_by_role("button", name="Start the game"))
    expect(page).not_to_have_url(re.compile(game))
    expect(page.get_by_text("Continued from another game").first).to_be_visible()


@pytest.mark.slow  # tests of the server and of the terminal ask the coach itself as well
def test_the_coach_itself_reviews_a_game(coaching_server: Server, someone: Someone, tmp_path: Path) -> None:
    """In all other tests here a stand-in reviews, which is quick and knows nothing of the game."""
    anna = someone(address=coaching_server.address)
    page = anna.page
    review_of_a_file(anna, tmp_path)
    expect(page.locator("#moment")).to_have_text(re.compile(r"^Moment 1 of [1-7]$"))
    assert broken(page) == []
    page.get_by_text("The curve in words").click()
    expect(page.get_by_text(re.compile(r"greedy 1: \d+% after the deal"))).to_be_visible()
    judged = page.locator("section[aria-labelledby=decisions] tbody td").all_inner_texts()
    assert sum(map(int, judged[:-2])) > 40


@pytest.mark.slow
@pytest.mark.parametrize("phone", PHONE_FIRST)
def test_a_review_holds_long_words(pseudo_server: Server, someone: Someone, phone: bool, tmp_path: Path) -> None:
    anna = someone(phone=phone, locale=NOBODYS, address=pseudo_server.address)
    review_of_a_file(anna, tmp_path)
    page = anna.page
    for summary in page.locator("summary").all():
        summary.click()
    assert broken(page) == []
    names = NAMES | {"Ann", *PLAIN.findall(" ".join(page.locator(".players .name").all_inner_texts()))}
    left = {text for text in texts(page) if set(PLAIN.findall(text)) - names}
    assert left == set()


@pytest.mark.parametrize("phone", PHONE_FIRST)
def test_one_learns_from_mistakes_at_the_table_itself(someone: Someone, tmp_path: Path, phone: bool) -> None:
    anna = someone(phone=phone)
    page = anna.page
    review_of_a_file(anna, tmp_path)
    story = page.get_by_role("region", name="In short")
    expect(story).to_contain_text("greedy 1 led until turn 7. The game swung on turn 8: ")
    anna.press(story.get_by_role("link", name="Learn from greedy 1’s mistakes"))
    task = page.get_by_role("region", name=re.compile(r"^Mistake 1 of \d"))
    expect(task).to_contain_text("Find a better one.")
    expect(anna.status).to_have_text(re.compile("^Your turn"))
    assert barriers_in_both_themes(page) == []
    assert broken(page) == []
    anna.take_a_card()
    expect(task.get_by_role("status")).to_have_text(re.compile("That is no better: 40%.+2 more tries."))
    if phone:
        anna.press(task.get_by_role("button", name="Show me"))
    else:
        anna.claim(anna.routes_to_claim().first)
        expect(task.get_by_role("status")).to_have_text(re.compile("^(Well spotted!|That is what you played)"))
        if "what you played" in task.inner_text():
            anna.press(task.get_by_role("button", name="Show me"))
    expect(task).to_contain_text("What the coach would do")
    expect(page.locator(".marks > g").first).to_be_attached()
    anna.press(task.get_by_role("link").first)
    expect(page).to_have_url(re.compile("mistake=2|/review/[^/]+$"))


def test_one_learns_from_mistakes_in_words(someone: Someone, tmp_path: Path) -> None:
    anna = someone()
    page = anna.page
    review_of_a_file(anna, tmp_path)
    page.get_by_role("link", name="Learn from greedy 1’s mistakes").click()
    page.get_by_role("button", name="Text table").focus()
    page.keyboard.press("Enter")
    task = page.get_by_role("region", name=re.compile(r"^Mistake 1 of \d"))
    expect(task).to_contain_text("Your move: claim")
    page.get_by_role("combobox").fill("draw train")
    page.keyboard.press("Enter")
    expect(task.get_by_role("status")).to_have_text(re.compile("That is no better: 40%.+2 more tries."))
    assert barriers_in_both_themes(page) == []
    assert broken(page) == []

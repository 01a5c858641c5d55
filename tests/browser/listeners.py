"""People who play by ear: they know only roles, names and what is read out, as a screen reader tells it."""

import re

from playwright.sync_api import Locator, expect

from browser.people import Person

ASKED = re.compile("^(Your turn|Take your second card|Choose the tickets|The game is over)")


class Listener:
    """Someone at the table in words."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    # Listening.

    @property
    def log(self) -> Locator:
        """Where everything that is said is added."""
        return self.page.get_by_role("log", name="Questions and answers")

    @property
    def now(self) -> Locator:
        """What is expected of whom."""
        return self.page.get_by_role("region", name="Now").get_by_role("paragraph").first

    def said(self) -> list[str]:
        """Every sentence and line of the conversation that a screen reader can reach, in order."""
        return [_text(line) for line in self.log.aria_snapshot().splitlines() if _text(line)]

    def state(self, region: str) -> list[str]:
        """What stands under a heading."""
        items = self.page.get_by_role("region", name=region, exact=True).get_by_role("listitem")
        return items.all_inner_texts()

    def row(self, player: str) -> list[str]:
        """A player's row of the table."""
        row = self.page.get_by_role("region", name="Players").get_by_role("row", name=player)
        return row.get_by_role("cell").all_inner_texts()

    def hears(self, sentence: str | re.Pattern[str]) -> None:
        """The sentence has been read out, or will be in a moment."""
        expect(self.log.get_by_text(sentence).last).to_be_attached()

    # Typing.

    @property
    def line(self) -> Locator:
        """Where questions and moves are typed."""
        return self.page.get_by_role("combobox", name="Question or move")

    def ask(self, line: str) -> list[str]:
        """Type a line, and listen to what is said to it."""
        before = len(self.said())
        sentences = self.log.get_by_role("paragraph")
        count = sentences.count()
        self.line.fill(line)
        self.line.press("Enter")
        sentences.nth(count).wait_for()
        return self.said()[before:]

    def completes(self, line: str) -> list[str]:
        """Type a line, and hear how it could go on."""
        self.line.fill("")
        self.line.press_sequentially(line)
        return self.page.get_by_role("option").all_inner_texts()

    def takes_first_completion(self) -> None:
        """Arrow down and Enter."""
        self.line.press("ArrowDown")
        expect(self.page.get_by_role("option", selected=True)).to_have_count(1)
        self.line.press("Enter")

    # Playing.

    def sits_down(self, opponents: int = 1, bot: str = "random", *, briefly: bool = False) -> None:
        """From the home page to the table in words: a short game against bots, or one of a few moves."""
        if briefly:
            self.person.set_up_a_brief_game()
        self.page.goto("/")
        self.page.get_by_role("switch", name="Play at the text table").check()
        self.person.meet(*[bot] * opponents)
        section = self.page.get_by_role("region", name="Play now")
        self.person.choose_a_short_game(section)
        section.get_by_role("button", name="Play against bots").click()
        expect(self.page.get_by_role("heading", name="Text table", level=1)).to_be_focused()

    def waits(self) -> str:
        """Until something is expected of this person, or the game is over."""
        expect(self.now).to_have_text(ASKED)
        return self.now.inner_text()

    def moves(self) -> None:
        """Claim the first route that can be claimed, or draw a card."""
        answer = self.ask("options")
        if any(re.match(r"You can claim [1-9]", line) for line in answer):
            self.claims_by_completion()
        else:
            cards = [line for line in answer if re.match("Take a(?! loco)|Draw from", line)]
            self.ask(_typed(cards[0]) if cards else "pass")

    def claims_by_completion(self) -> None:
        """Three keys for the route, three for the cards, and Enter to be sure."""
        self.completes("claim ")
        self.takes_first_completion()
        expect(self.line).to_have_value(re.compile("^claim .+ $"))
        self.takes_first_completion()
        self.hears(re.compile(r"^Claim .+ with .+ for \d+ points?\?$"))
        self.ask("")

    def plays_on(self, max_moves: int = 200) -> None:
        """Until the game is over."""
        for _ in range(max_moves):
            asked = self.waits()
            if asked.startswith("The game is over"):
                return
            self.moves()
        raise AssertionError("the game does not end")


def _text(line: str) -> str:
    """A line of an aria snapshot without its role."""
    found = re.match(r"\s*- (?:paragraph|listitem): (.*)", line)
    return found[1].strip('"') if found else ""


def _typed(label: str) -> str:
    """“Take a red card” is typed as “take red”."""
    if label.startswith("Draw from"):
        return "draw train" if "train" in label else "draw terrain"
    return "take " + label.split()[2]

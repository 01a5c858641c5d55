"""Cards that fly: where to, what is seen of them, and that nobody waits for them."""

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import expect

from browser.people import Person

FLIGHTS = """() => [...document.querySelectorAll('.flights .turning')].map((turning) => {
    const { transform } = turning.parentElement.getAnimations()[0].effect.getKeyframes().at(-1);
    const [x, y] = transform.match(/-?[\\d.]+/g).map(Number);
    const isAt = (goal) => {
        const { left, right, top, bottom } = goal.getBoundingClientRect();
        return left < x && x < right && top < y && y < bottom;
    };
    const goal = [...document.querySelectorAll('[data-hand], [data-seat], [data-slot]')].find(isAt);
    const { hand, seat, slot } = goal?.dataset ?? {};
    const front = turning.querySelector('.train-card')?.style.getPropertyValue('--face') ?? '';
    return [front.replace(/var\\(--card-(\\w+)\\)/, '$1'), hand ?? seat ?? slot ?? ''];
})"""


class Flight(NamedTuple):
    """What is seen of a card in the air, if anything, and where it will land: in a hand, at a player or in a slot."""

    front: str
    goal: str


class Watcher:
    """Somebody for whom time stands still while cards are in the air."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self._devtools = person.context.new_cdp_session(person.page)
        self._devtools.send("Animation.enable")

    def let_time_run(self, rate: int) -> None:
        """As fast as this; 0 stops it."""
        self._devtools.send("Animation.setPlaybackRate", {"playbackRate": rate})

    def sees(self, count: int) -> list[Flight]:
        """The cards in the air, of which there are this many."""
        expect(self.person.page.locator(".flights .turning")).to_have_count(count)
        return [Flight(*each) for each in self.person.page.evaluate(FLIGHTS)]

    def hand(self) -> dict[str, int]:
        """The cards that the hand shows, and how many of each."""
        found: dict[str, int] = self.person.page.evaluate(
            """() => Object.fromEntries([...document.querySelectorAll('button[data-hand]')].map(
                (card) => [card.dataset.hand, Number(card.textContent)]))"""
        )
        return found


def draw_blind(person: Person, then: str) -> None:
    """From the train car deck, until the status line says what comes then."""
    person.wait_until_asked()
    person.press(person.page.locator("[data-slot=train-deck]:not([aria-disabled=true])"))
    expect(person.status).to_contain_text(then)


def test_a_blind_draw_turns_over_into_the_hand_and_anothers_stays_face_down(someone: Callable[..., Person]) -> None:
    anna, ben = someone(animated=True), someone()
    anna.play_with(ben)
    for each in (anna, ben):
        each.keep_tickets()
    for each in (anna, ben):
        expect(each.status).not_to_contain_text("tickets to keep")
    watcher = Watcher(anna)
    first, second = (anna, ben) if anna.is_to_move() else (ben, anna)
    for player in (first, second):
        watcher.sees(0)
        before = watcher.hand()
        watcher.let_time_run(0)
        draw_blind(player, "Take your second card." if player is anna else "second card")
        (flight,) = watcher.sees(1)
        if player is anna:
            assert flight.front
            assert flight.goal == flight.front
            before[flight.front] = before.get(flight.front, 0) + 1
            assert watcher.hand() == before  # up to date, before it lands
        else:
            seat = anna.page.locator("[data-seat]").filter(has_not_text="You").get_attribute("data-seat")
            assert flight == Flight("", seat or "")
        draw_blind(player, "It’s ")  # though the first is still in the air
        watcher.let_time_run(1)
        watcher.sees(0)
        assert sum(watcher.hand().values()) == sum(before.values()) + (player is anna)
    assert ben.page.locator(".flights").count() == 0  # who asks for less motion gets none

"""Notifications: offered at the right moment, set as a person likes, and shown by a real service worker."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.barriers import barriers
from browser.looking import broken, overlap
from browser.people import Person, wait_for_worker
from server.push_service import Device

Someone = Callable[..., Person]


def allows_calls(person: Person) -> None:
    """A browser that asks its person, who agrees, and whose vendor runs a push service."""
    device = Device("https://push.example.org", "phone").subscription
    subscription = {
        "endpoint": device.endpoint,
        "keys": {"p256dh": device.p256dh, "auth": device.auth},
    }
    person.context.add_init_script(
        f"""
        let permission = localStorage.getItem('test.permission') ?? 'default';
        Object.defineProperty(Notification, 'permission', {{ get: () => permission }});
        Notification.requestPermission = async () => {{
          localStorage.setItem('test.permission', permission = 'granted');
          return permission;
        }};
        const made = {{ toJSON: () => ({json.dumps(subscription)}), unsubscribe: async () => true }};
        PushManager.prototype.subscribe = async () => made;
        PushManager.prototype.getSubscription = async () => made;
        """
    )


def test_a_player_who_has_moved_in_a_slow_game_is_offered_notifications_once(someone: Someone) -> None:
    ada, ben = someone(has_worker=True), someone(phone=True)
    allows_calls(ada)
    ada.page.goto("/")
    friends = ada.form("With friends")
    friends.get_by_text("2", exact=True).click()
    ada.press(friends.get_by_role("button", name="Set up a table"))
    ben.page.goto(ada.page.get_by_label("Invitation link").input_value())
    ben.press(ben.button("Sit down"))
    ada.press(ada.button("Start the game"))
    offer = ada.page.get_by_role("region", name="Should this device notify you when it is your turn?")
    ada.wait_until_asked()
    expect(offer).to_have_count(0)
    ada.move()
    expect(offer).to_be_visible()
    for thing in (".board-map", "[data-slot=ticket-deck]"):
        assert not overlap(offer, ada.page.locator(thing)), "the question covers nothing"
    assert barriers(ada.page) == []
    wait_for_worker(ada)
    ada.press(offer.get_by_role("button", name="Yes, notify me"))
    expect(offer).to_have_count(0)
    ada.page.keyboard.press("s")
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("switch", name="when a game ends")).to_be_checked()
    dialog.get_by_role("switch", name="when a game ends").click()
    dialog.get_by_role("switch", name="Quiet hours").click()
    dialog.get_by_label("To", exact=True).select_option("9")
    assert barriers(ada.page) == []
    preferences: Any = None
    for _ in range(50):
        state = ada.page.evaluate("fetch('/api/me/notifications').then((found) => found.json())")
        preferences = state["preferences"]
        if preferences["quiet_to"] == 9:
            break
        ada.page.wait_for_timeout(100)
    assert (preferences["kinds"], preferences["language"]) == (["turn", "rematch", "joined", "filed", "duel"], "en")
    assert (preferences["quiet_from"], preferences["quiet_to"]) == (22, 9)
    ada.page.reload()
    ada.page.keyboard.press("s")
    expect(dialog.get_by_role("switch", name="when a game ends")).not_to_be_checked()


def test_the_worker_shows_one_notification_a_game_dismisses_it_and_leads_there(
    someone: Someone, whole_chromium: Browser
) -> None:
    ada = someone(browser=whole_chromium, has_worker=True)
    ada.context.grant_permissions(["notifications"], origin=ada.address)
    ada.page.goto("/rules")
    wait_for_worker(ada)
    [worker] = ada.context.service_workers
    session = ada.context.new_cdp_session(ada.page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not registrations:
        ada.page.wait_for_timeout(50)

    def push(**said: object) -> None:
        session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": ada.address, "registrationId": registrations[-1], "data": json.dumps(said)},
        )

    def shown(*expected: str) -> None:
        """The titles and tags of all notifications on the screen, in a moment."""
        worker.evaluate(
            """async (expected) => {
                let found = [];
                for (let i = 0; i < 200; i++) {
                    const all = await self.registration.getNotifications();
                    found = all.map(({ title, tag }) => `${title} ${tag}`).sort();
                    if (`${found}` === `${expected}`) return;
                    await new Promise((resolve) => setTimeout(resolve, 100));
                }
                throw new Error(`shown: ${found}`);
            }""",
            sorted(expected),
        )

    said = {
        "type": "notification",
        "title": "Your turn",
        "text": "At the table: Ben.",
        "language": "en",
        "made": 1,
    }
    while not worker.evaluate("self.registration.getNotifications().then((all) => all.length)"):
        push(**said, game="g1", path="/game/g1")  # Chromium drops what comes before the worker is awake
        ada.page.wait_for_timeout(500)
    push(**said, game="g2", path="/keeper")
    shown("Your turn okapi-g1", "Your turn okapi-g2")
    push(**said | {"title": "The game is over"}, game="g1", path="/game/g1")
    shown("The game is over okapi-g1", "Your turn okapi-g2")
    push(type="answered", game="g1", made=2)
    shown("Your turn okapi-g2")
    worker.evaluate(
        """async () => {
            const [notification] = await self.registration.getNotifications();
            self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
        }"""
    )
    ada.page.wait_for_url("**/keeper")
    shown()


def test_a_notification_leads_to_its_moment_and_what_happened_since_is_marked(someone: Someone) -> None:
    ada = someone(phone=True)
    page = ada.page
    ada.play_alone()
    ada.wait_until_asked()
    called_at = int(ada.seq() or 0)
    ada.move()  # on another device, say; then the bot answers, until it is Ada's turn again
    ada.wait_until_asked()
    ada.move()
    ada.wait_until_asked()
    ada.move()
    ada.wait_until_asked()
    game = page.url.partition("?")[0]
    page.goto(f"{game}?since={called_at}")
    ada.sees("Since the notification")
    expect(page.get_by_role("group", name="Since the notification")).to_be_visible()
    assert barriers(page) == []
    assert broken(page) == []
    ada.press(ada.button("Show that moment"))
    ada.sees("You’re looking back at an earlier turn.")
    assert page.url == f"{game}?at={called_at}"
    ada.press(ada.button("Back to the present"))
    expect(page).to_have_url(game)
    page.goto(f"{game}?since={ada.seq()}")
    expect(ada.status).to_be_visible()
    expect(page.get_by_text("Since the notification")).to_have_count(0)

    page.goto(f"{game}/text?since={called_at}")
    expect(page.get_by_role("log")).to_contain_text("Since the notification:")


@pytest.mark.slow
def test_a_tap_on_a_notification_brings_the_page_that_shows_the_game_to_its_moment(
    someone: Someone, whole_chromium: Browser
) -> None:
    ada = someone(browser=whole_chromium, has_worker=True)
    ada.context.grant_permissions(["notifications"], origin=ada.address)
    ada.play_alone()
    wait_for_worker(ada)
    [worker] = ada.context.service_workers
    game = ada.page.url
    ada.page.reload()  # the worker knows a page by the address that it was loaded from
    expect(ada.status).to_be_visible()
    ada.page.evaluate("window.isTheSamePage = true")
    worker.evaluate(
        """async (path) => {
            await self.registration.showNotification('Your turn', { tag: 'okapi-g', data: { path } });
            const [notification] = await self.registration.getNotifications();
            self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
        }""",
        f"{game.removeprefix(ada.address)}?since=3",
    )
    ada.page.wait_for_url("**?since=3")
    assert ada.page.evaluate("window.isTheSamePage"), "nothing is loaded again"
    expect(ada.status).to_be_visible()

"""How smoothly the map moves in the real client: its frames while it pans and zooms, and at rest.

    PYTHONPATH=tests python bench/map_frames.py

A server and a headless Chromium run on this machine; without a graphics card the browser paints with the
processor. The page is a game in progress, every claimable route lit. A desk is panned by mouse and zoomed by
wheel, a phone (three pixels to a point) by one finger and by two. The time of a frame is the time between two
calls of requestAnimationFrame.

Seen in two runs on two cores that others kept busy (load 7 to 10), without a graphics card. The median was
16.7 ms everywhere; p95 in milliseconds, and how many frames took more than 25 ms:

            at rest                  pan                      zoom
    desk    16.8, 16.8 (2%, 4%)      16.8, 33.3 (0%, 5%)      16.7, 100  (0%, 11%)
    phone   16.8, 16.8 (1%, 0%)      16.8, 33.4 (4%, 8%)      33.4, 16.8 (8%, 2%)

The longest frames took 617 ms on the desk and 383 ms on the phone (167 and 33 at rest). In one later run,
at a load of about 4 and with Chromium's tracing on, one frame of each pan was late (100 ms on the desk, 33
ms on the phone) and none of the zooms. Nothing on the main thread took 15 ms; tasks of the thread pool,
where Chromium paints, took up to 91 ms. So the long frames above are probably the neighbours, but they were
not seen again.
"""

import math
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import CDPSession, sync_playwright

from browser.conftest import CHROMIUM, FLAGS, Server
from browser.people import Person

SECONDS = 3
WATCH_FRAMES = """() => {
    window.frameTimes = [];
    let last = performance.now();
    const tick = (now) => { window.frameTimes.push(now - last); last = now; requestAnimationFrame(tick); };
    requestAnimationFrame(tick);
}"""


def frames_during(person: Person, move: Callable[[], None]) -> list[float]:
    """The times of all frames while something happens, in milliseconds."""
    person.page.evaluate("window.frameTimes.length = 0")
    move()
    times: list[float] = person.page.evaluate("window.frameTimes.slice(1)")
    return times


def report(what: str, times: list[float]) -> None:
    p95 = statistics.quantiles(times, n=20)[-1]
    late = sum(time > 25 for time in times)
    print(f"{what:<18} {statistics.median(times):6.1f} {p95:6.1f} {max(times):6.1f}   {late:4} of {len(times)}")


def rest(person: Person) -> None:
    person.page.wait_for_timeout(1000 * SECONDS)


def pan_by_mouse(person: Person, x: float, y: float) -> None:
    mouse = person.page.mouse
    mouse.move(x, y)
    mouse.down()
    for step in range(60 * SECONDS):
        angle = step / 15
        mouse.move(x + 150 * math.sin(angle), y + 150 * math.sin(1.3 * angle))
    mouse.up()


def zoom_by_wheel(person: Person) -> None:
    for step in range(60 * SECONDS):
        person.page.mouse.wheel(0, 25 if step // 30 % 2 else -25)


def pan_by_finger(touch: CDPSession, x: float, y: float) -> None:
    for direction in (1, -1) * SECONDS:
        path = {"x": x, "y": y, "xDistance": 120 * direction, "yDistance": 160 * direction, "speed": 500}
        touch.send("Input.synthesizeScrollGesture", {**path, "gestureSourceType": "touch"})


def zoom_by_two_fingers(touch: CDPSession, x: float, y: float) -> None:
    for factor in (2, 0.5) * SECONDS:
        pinch = {"x": x, "y": y, "scaleFactor": factor, "relativeSpeed": 400}
        touch.send("Input.synthesizePinchGesture", {**pinch, "gestureSourceType": "touch"})


def measure(person: Person, name: str) -> None:
    """One device, from its own table."""
    person.play_alone()
    person.move()
    person.wait_until_asked()
    box = person.page.locator(".board-map").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = person.context.new_cdp_session(person.page)
    person.page.evaluate(WATCH_FRAMES)
    report(f"{name}, at rest", frames_during(person, lambda: rest(person)))
    for _ in range(2):
        person.press(person.button("Closer"))
    if person.hands == "touch":
        report(f"{name}, pan", frames_during(person, lambda: pan_by_finger(touch, x, y)))
        report(f"{name}, zoom", frames_during(person, lambda: zoom_by_two_fingers(touch, x, y)))
    else:
        report(f"{name}, pan", frames_during(person, lambda: pan_by_mouse(person, x, y)))
        report(f"{name}, zoom", frames_during(person, lambda: zoom_by_wheel(person)))


def main() -> None:
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            print(f"{'milliseconds':<18} median    p95    max   over 25 ms")
            measure(Person(browser, server.address), "desk")
            measure(Person(browser, server.address, phone=True, sharpness=3), "phone")
            browser.close()
    finally:
        server.kill()


if __name__ == "__main__":
    main()

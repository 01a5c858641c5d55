"""The client as an app: it starts without a connection, says so, and a new version breaks no game."""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.barriers import barriers
from browser.conftest import STATIC, Server
from browser.people import Person, wait_for_worker

Someone = Callable[..., Person]
# A worker that waits takes over as soon as the browser has noticed that no page of the one before is open.
UNTIL_ACTIVE = """new Promise((done) => {
    const look = () => self.serviceWorker.state === 'activated' && done();
    self.serviceWorker.addEventListener('statechange', look);
    look();
})"""


def test_it_starts_offline_and_says_what_works(someone: Someone) -> None:
    ada = someone(locale="de", has_worker=True)
    ada.page.goto("/")
    wait_for_worker(ada)
    ada.context.set_offline(True)
    ada.page.goto("/")  # as an icon on the home screen does
    notice = ada.page.get_by_role("status").locator("p", has_text="Du bist offline.")
    expect(notice).to_be_visible()
    assert barriers(ada.page) == []
    notice.get_by_role("link", name="Regeln").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Die Regeln")
    ada.page.goto("/game/one-that-is-on-the-server")
    expect(notice).to_be_visible()
    ada.context.set_offline(False)
    ada.page.goto("/")
    expect(ada.page.get_by_role("button", name=re.compile("^Gegen Bots"))).to_be_enabled()
    expect(notice).to_have_count(0)


@pytest.fixture
def deployed(tmp_path: Path) -> Iterator[tuple[Server, Path]]:
    """A server, and the folder of a client of its own."""
    static = tmp_path / "static"
    shutil.copytree(STATIC, static)
    with Server(tmp_path, static) as server:
        yield server, static


def test_a_new_version_takes_nothing_from_a_game_in_progress(someone: Someone, deployed: tuple[Server, Path]) -> None:
    server, static = deployed
    ada = someone(address=server.address, has_worker=True)
    ada.page.goto("/")
    wait_for_worker(ada)
    ada.play_alone()
    ada.wait_until_asked()
    server.kill()
    ada.sees("Connection lost. Reconnecting …")
    deploy_another_version(static)
    server.start()
    ada.page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    ada.wait_for_promise("() => navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)")
    ada.wait_until_asked()
    ada.move()  # the page, its scripts and its socket go on
    ada.page.goto("/keeper")
    expect(ada.page.get_by_role("button", name="Keep score")).to_be_visible()
    [new] = [it for it in ada.context.service_workers if it.evaluate("VERSION").startswith("other-")]
    ada.page.close()
    new.evaluate(UNTIL_ACTIVE)
    ada.page = ada.open()
    ada.page.goto("/")
    wait_for_worker(ada)  # the new one, with its own files alone
    kept = ada.page.evaluate(
        "caches.keys().then(([name]) => caches.open(name)).then((cache) => cache.keys())"
        ".then((all) => all.map(({ url }) => url))"
    )
    scripts = [url for url in kept if url.endswith(".js")]
    assert all("/other-" in url for url in scripts), scripts


def deploy_another_version(static: Path) -> None:
    """The same client as another build would name its files: the old ones are gone."""
    for copy in [*static.rglob("*.br"), *static.rglob("*.gz")]:
        copy.unlink()
    scripts = [*(static / "assets").glob("*.js"), *(static / "assets").glob("*.css")]
    names = re.compile("|".join(re.escape(file.name) for file in scripts))
    for file in (*scripts, static / "index.html", static / "worker.js", static / "preloads.json"):
        file.write_text(names.sub(lambda found: f"other-{found[0]}", file.read_text()))
    worker = static / "worker.js"
    worker.write_text(worker.read_text().replace('const VERSION = "', 'const VERSION = "other-'))
    for file in scripts:
        file.rename(file.with_name(f"other-{file.name}"))


def test_a_device_can_install_it(someone: Someone) -> None:
    ada = someone(has_worker=True)
    ada.page.goto("/")
    session = ada.context.new_cdp_session(ada.page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["name"], manifest["display"]) == ("Okapi", "standalone")
    wait_for_worker(ada)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],
    )

"""`viaduct diff` finds nothing in recordings of one session, however its frames were timed."""

import json
import subprocess
import urllib.request

import pytest

from harness.app_page import AppPage, component
from harness.turbo import TURBO
from harness.viaduct_server import PROGRAM

ITEMS = [{"title": title, "index": index} for index, title in enumerate(["Date", "Name"])]
HOME = component("form", connect=("connect", {"submitTitle": "Begin"})) + '<a href="/start">Start</a>'
START = (component("form", connect=("connect", {"submitTitle": "Save"}))
         + component("menu", click=("display", {"title": "Sort", "items": ITEMS}), label="Sort")
         + component("button", click=("connect", {"title": "More"}), label="More"))
TWO = component("form", connect=("connect", {"submitTitle": "Keep"})) + component("button", connect=("connect", {"title": "Help"}))
WRITE = f"<script>Turbo.write('/two', {json.dumps(TWO)})</script>"
# The person is about as fast as the app, which shows the new button before the visit or does not.
HURRY = """async () => {
    document.querySelector("[data-controller=button]").click()
    await new Promise(resolve => setTimeout(resolve, Math.random() * 3))
    Turbo.visit("/two") }"""


@pytest.fixture
def use(tab, app, own_server):
    """Uses two documents and three places in a room, as fast as there is something to tap: `use(room)`."""
    def use(room, keep="Keep"):
        def page(path, body, title, **options):
            return app.add(AppPage(own_server.url, body, query=f"?room={room}", title=title, **options), path)

        page("/start", START, "Start", head=TURBO + WRITE.replace("Keep", keep))
        home = page("/home", HOME, "Home")
        tab.open(home)
        tab.wait_for_screen()
        tab.page("a").tap()
        tab.wait_until("() => window.Turbo?.isNative")
        tab.page("[data-controller=menu]").tap()
        tab.native("button", "Name").tap()
        tab.evaluate(HURRY)
        tab.native("button", keep).tap()
        tab.native("button", "Back to Start").tap()
        tab.native("button", "Save").tap()
        tab.native("button", "Back to Home").tap()
        tab.native("button", "Begin").tap()
        tab.wait_until("() => window.replies.length > 0")

    return use


@pytest.fixture
def record(own_server, tmp_path):
    """Saves what the server has of a room, as the console does: `record(room)` returns the file."""
    def record(room):
        request = urllib.request.Request(f"{own_server.url}/viaduct/api/recording?room={room}")
        request.add_header("Authorization", f"Bearer {own_server.secret_file.read_text().strip()}")
        with urllib.request.urlopen(request, timeout=10) as answer:
            (tmp_path / f"{room}.jsonl").write_bytes(answer.read())
        return tmp_path / f"{room}.jsonl"

    return record


def differences(first, second):
    result = subprocess.run([PROGRAM, "diff", first, second], capture_output=True, text=True, timeout=60)
    assert result.returncode in (0, 1), result.stderr
    return result.stdout if result.returncode == 1 else ""


def differences_of(count, use, record):
    """Records the session so often, and returns what each has that the first has not."""
    for number in range(count):
        use(f"session-{number}")
    first, *others = [record(f"session-{number}") for number in range(count)]
    assert "tap “Name”" in differences(first, record("none")), "the first recording has a session"
    return [text for text in (differences(first, other) for other in others) if text]


@pytest.mark.any_browser
def test_ten_recordings_of_one_session_do_not_differ(use, record):
    assert differences_of(10, use, record) == []
    use("other", keep="Store")
    assert '    submitTitle: "Keep" → "Store"' in differences(record("session-0"), record("other"))


@pytest.mark.slow
def test_a_hundred_recordings_of_one_session_do_not_differ(use, record):
    assert differences_of(100, use, record) == []

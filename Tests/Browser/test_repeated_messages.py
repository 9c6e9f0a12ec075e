"""Messages that a page sends again, when a stub was saved or the server was restarted, and the replies to them."""

import json

import pytest

from harness.app_page import AppPage, component
from harness.example_app import ExampleApp
from harness.test_api import TestAPI
from harness.trace_reader import TraceReader
from harness.viaduct_server import ViaductServer
from harness.waiting import wait_until

pytestmark = pytest.mark.any_browser
COUNT = component("counter", connect=("count", {}))
RATE = component("button", connect=("connect", {"title": "Stars"}))
COUNTS = {"on": "count", "list": [1, 2], "reply": {"data": {"n": "{{next}}"}}}
FORM = component("form", connect=("connect", {"submitTitle": "Save"}), buttons=[("update", {"submitTitle": "Store"})])
LARGE = "x" * 4_000_000


def write(folder, name, rule):
    (folder / f"{name}.json").write_text(json.dumps({"rules": [rule]}))


def button(title, **reply):
    return {"on": "connect", "button": {"title": title}, "reply": reply or {"data": {"stars": 5}}}


@pytest.fixture
def stubs(tmp_path):
    """The folder of a server's stubs, and the server: a button, and a counter that replies at once."""
    write(tmp_path, "counter", COUNTS)
    write(tmp_path, "button", button("Rate"))
    server = ViaductServer("--stubs", str(tmp_path))
    yield tmp_path, server
    server.stop()


@pytest.fixture
def apps(own_server):
    """Starts an app, which takes the place of the one before: `apps()`. See `reply`."""
    started = []

    def start():
        started.append(ExampleApp(own_server))
        return started[-1]

    yield start
    for app in started:
        app.close()


def reply(app, **data):
    """The app replies to the newest message of its page."""
    page, newest = message(app)
    app.send({"page": page, "frame": {"type": "reply", "message": {**newest, "data": data}}})


def message(app):
    """Waits for a message of the app's page. Returns the page's id and the newest one."""
    def newest():
        return next(((page, state["message"]) for page, state in list(app.pages.items()) if state["message"]), None)

    return wait_until(newest, "a message")


def values(tab, count):
    return [found["data"].get("n") for found in tab.wait_for_replies(count)]


def test_a_saved_stub_changes_its_control_and_runs_no_callback_again(tab, show, stubs):
    folder, server = stubs
    show(COUNT * 2 + RATE, components=["counter", "button"], viaduct=server.url)
    assert values(tab, 2) == [1, 2]
    tab.native("button", "Rate").tap()
    tab.wait_for_replies(3)
    write(folder, "button", button("Judge"))
    # The counter has answered before the button is drawn.
    tab.native("button", "Judge").wait()
    tab.wait_for_replies(3)
    # A tap is new, even if its reply is like that of the tap before.
    tab.native("button", "Judge").tap()
    assert [found["data"].get("stars") for found in tab.wait_for_replies(4)] == [None, None, 5, 5]


def test_a_stub_with_another_reply_runs_the_callback_with_the_new_value(tab, show, stubs):
    folder, server = stubs
    show(COUNT * 2 + RATE, components=["counter", "button"], viaduct=server.url)
    tab.wait_for_replies(2)
    write(folder, "counter", COUNTS | {"list": [1, 3]})
    assert values(tab, 3) == [1, 2, 3]
    write(folder, "counter", COUNTS | {"list": [4, 3]})
    assert values(tab, 4) == [1, 2, 3, 4]


def test_a_component_takes_over_from_a_removed_stub_whose_alert_was_answered(tab, show, stubs):
    folder, server = stubs
    write(folder, "form", {"on": "connect", "alert": {"title": "Sure?", "items": [{"title": "Yes", "reply": {}}]}})
    show(FORM, components=["form"], viaduct=server.url, has_screen=False)
    tab.native("button", "Yes").tap()
    tab.wait_for_replies(1)
    tab.native("button", "Yes").wait_gone()
    (folder / "form.json").unlink()
    tab.native("button", "Save").wait()


def test_a_restarted_server_brings_the_controls_back_and_runs_no_callback_again(tab, show, stubs):
    _, server = stubs
    show(COUNT * 2 + RATE, components=["counter", "button"], viaduct=server.url)
    tab.wait_for_replies(2)
    for taps in (1, 2):
        server.stop()
        tab.native("status").wait()
        server.start()
        tab.native("status").wait_gone()
        tab.native("button", "Rate").tap()
        tab.wait_for_replies(2 + taps)


def test_equal_replies_of_an_app_that_restarts_are_withheld_and_the_first_other_one_and_all_later_ones_arrive(tab, show, apps, own_server):
    native = apps()
    show(FORM, viaduct=own_server.url)
    for n in (1, 2, 3):
        reply(native, n=n, a=0, b={"c": 0, "d": 0})
    assert values(tab, 3) == [1, 2, 3]
    native = apps()
    # The members' order is no difference.
    reply(native, b={"d": 0, "c": 0}, a=0, n=1)
    reply(native, n=9)
    reply(native, n=3, a=0, b={"c": 0, "d": 0})
    assert values(tab, 5) == [1, 2, 3, 9, 3]
    # What the newest run has replied is what the next one is compared with.
    native = apps()
    reply(native, n=1, a=0, b={"c": 0, "d": 0})
    reply(native, n=9)
    reply(native, n=2)
    assert values(tab, 6) == [1, 2, 3, 9, 3, 2]


def test_more_replies_than_before_arrive(tab, show, apps, own_server):
    native = apps()
    show(FORM, viaduct=own_server.url)
    reply(native, n=1)
    tab.wait_for_replies(1)
    native = apps()
    for _ in range(3):
        reply(native, n=1)
    assert values(tab, 3) == [1, 1, 1]


def test_a_reply_after_a_tap_or_a_click_arrives_though_it_is_like_one_before(tab, show, apps, own_server):
    apps()
    show(FORM, viaduct=own_server.url)
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)
    message(apps())
    tab.native("button", "Save").tap()
    tab.wait_for_replies(2)
    native = apps()
    page, first = message(native)
    tab.page("button[data-send]").tap()
    tab.native("button", "Store").wait()
    # The app in Python replies to a tap with the message itself.
    native.send({"page": page, "frame": {"type": "reply", "message": first}})
    tab.wait_for_replies(3)


def test_a_reply_by_hand_arrives_though_it_is_like_one_before(tab, app, apps, own_server):
    native = apps()
    test = TestAPI(own_server, "acts")
    tab.open(f"{app.add(AppPage(own_server.url, FORM))}?viaduct_test={test.tag}")
    reply(native, n=1)
    tab.wait_for_replies(1)
    message(apps())
    test.call("reply", component="form", data={"n": 1})
    assert values(tab, 2) == [1, 1]


def test_an_answer_that_the_page_has_kept_is_no_act(tab, show, apps, own_server):
    def ask(native):
        page, _ = message(native)
        question = {"kind": "permission", "id": "ask", "control": "ask", "title": "Allow it?", "enabled": True, "subject": "camera"}
        screen = {"url": tab.evaluate("() => location.href"), "bar": {"left": [], "right": []}, "presented": [], "asks": [question]}
        native.send({"page": page, "frame": {"type": "screen", "screen": screen}})

    reader = TraceReader(own_server)
    try:
        native = apps()
        show(FORM, viaduct=own_server.url)
        reply(native, n=1)
        tab.wait_for_replies(1)
        ask(native)
        tab.native("checkbox", "Remember my answer").tap()
        tab.native("button", "Allow").tap()
        wait_until(lambda: len(reader.of_kind("action", "page")) == 1, "the person's answer")
        native = apps()
        ask(native)
        wait_until(lambda: len(reader.of_kind("action", "page")) == 2, "the page's answer")
        reply(native, n=1)
        reply(native, n=2)
        assert values(tab, 2) == [1, 2]
    finally:
        reader.end()


def test_messages_are_marked_when_they_are_sent_again_and_withheld_replies_are_in_the_trace(tab, show, apps, own_server):
    reader = TraceReader(own_server)
    try:
        native = apps()
        show("", viaduct=own_server.url)
        show(FORM, viaduct=own_server.url)
        wait_until(lambda: tab.evaluate("() => dispatchEvent(new ErrorEvent('error', { message: 'ready?' }))")
                   and any("ready?" in event.get("text", "") for event in reader.of_kind("event", "page")), "the page to report")
        reply(native, n=1)
        tab.wait_for_replies(1)
        native = apps()
        reply(native, n=1)
        assert reader.wait_for("fate", "page", state="repeated")["event"] == "connect"
        first, second = reader.of_kind("message", "page")
        assert "repeated" not in first
        assert second == first | {"repeated": True}
    finally:
        reader.end()


@pytest.mark.slow
def test_an_app_cannot_fill_the_page_with_replies_to_remember(tab, show, apps, own_server):
    native = apps()
    show(FORM, viaduct=own_server.url)
    for n in range(5):
        reply(native, n=n, text=LARGE)
    assert values(tab, 5) == [0, 1, 2, 3, 4]
    native = apps()
    for n in range(5):
        reply(native, n=n, text=LARGE)
    assert values(tab, 6) == [0, 1, 2, 3, 4, 4]

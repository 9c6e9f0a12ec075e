"""APIs of browsers that the web view of a phone lacks."""

import pytest

from harness.app_page import component
from harness.peer import Peer

LOOK = """<script>
window.seen = {
  Notification: "Notification" in window, PushManager: "PushManager" in window,
  vibrate: "vibrate" in navigator, serviceWorker: "serviceWorker" in navigator
}
</script>"""


def test_no_script_of_an_ios_page_finds_them(tab, show):
    show(head=LOOK)
    assert tab.evaluate("() => seen") == {"Notification": False, "PushManager": False, "vibrate": False, "serviceWorker": False}
    assert tab.evaluate("() => [typeof Notification, navigator.vibrate, navigator.serviceWorker, String(navigator)]") == [
        "undefined", None, None, "[object Navigator]"]


def test_android_has_service_workers_and_vibration(tab, show):
    show(head=LOOK, query="?platform=android")
    assert tab.evaluate("() => seen") == {"Notification": False, "PushManager": False, "vibrate": True, "serviceWorker": True}
    assert tab.evaluate("() => typeof navigator.vibrate(1)") == "boolean"


@pytest.mark.any_browser
def test_an_app_that_limits_its_navigations_to_its_own_domains_has_service_workers(tab, show, own_server):
    with Peer.app(own_server) as app:
        app.register("bound", appBound=True)
        show(viaduct=own_server.url, head=LOOK, has_screen=False)
        tab.wait_until("() => window.seen")
        assert tab.evaluate("() => [seen.serviceWorker, seen.vibrate, 'PushManager' in window]") == [True, False, False]


@pytest.mark.parametrize("name", ["serviceWorker", "vibrate"])
def test_a_script_that_asks_is_told_once(tab, show, name):
    show(head=f"<script>navigator.{name}</script>")
    tab.evaluate(f"() => [navigator.{name}, '{name}' in navigator]")
    tab.wait_for_console("VD-WEBVIEW-1")
    tab.evaluate(f"() => navigator.{name}")
    assert [name in line for line in tab.console if "VD-WEBVIEW" in line] == [True]


@pytest.mark.any_browser
def test_a_script_that_takes_a_notification_for_granted_is_told_why_it_failed(tab, show):
    show(head="<script>addEventListener('error', event => event.preventDefault()); setTimeout(() => new Notification('New'))</script>")
    tab.wait_for_console("window.Notification, which iOS's web view lacks")


@pytest.mark.any_browser
def test_a_page_that_asks_for_nothing_is_told_nothing(tab, show):
    show(component("haptic", click=("vibrate", {"feedback": "warning"}), label="Feel"), components=("haptic",),
         head="<script>'userAgent' in navigator && navigator.toString()</script>")
    tab.page("main > button").tap()
    tab.native("status").wait()
    tab.evaluate("() => setTimeout(() => navigator.serviceWorker)")
    tab.wait_for_console("VD-WEBVIEW-1")
    assert len([line for line in tab.console if "VD-WEBVIEW" in line]) == 1


@pytest.mark.any_browser
def test_haptic_feedback_still_vibrates(tab, show, server):
    head = f"""<script>Navigator.prototype.vibrate = pattern => {{ window.felt = pattern }}</script>
        <script src="{server.url}/viaduct/adapter.js"></script>"""
    show(component("haptic", click=("vibrate", {"feedback": "warning"}), label="Feel"), components=("haptic",), head=head, adapter_place="none")
    tab.page("main > button").tap()
    tab.wait_until("() => window.felt?.length === 3")


def test_prompt_shows_no_dialog_on_ios_and_says_so(tab, show):
    show()
    assert tab.evaluate("() => prompt('Name?', 'Ada')") is None
    tab.wait_for_console("VD-WEBVIEW-2")

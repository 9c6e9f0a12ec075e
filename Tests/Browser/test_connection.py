"""Lost messages, cut connections, and stopped servers."""

import os
import signal

import pytest

from harness.app_page import AppPage, component
from harness.example_app import ExampleApp
from harness.peer import Peer
from harness.proxied_app import ProxiedApp
from harness.viaduct_server import ViaductServer
from harness.waiting import wait_until

SAVE = component("form", connect=("connect", {"submitTitle": "Save"}))
LINKS = {"links": [{"text": "Edit", "url": "/edit", "style": "default"}]}
MORE = component("dropdown-navigation-sheet", click=("present", LINKS), label="More")
LATE = component("button", connect=("connect", {"title": "Late"}))
ADD = "html => document.querySelector('main').insertAdjacentHTML('beforeend', html)"
CALM = 12


@pytest.mark.any_browser
def test_a_message_of_another_url_is_dropped_and_the_console_says_so(tab, show):
    show(SAVE)
    tab.native("button", "Save").wait()
    tab.evaluate("""() => window.webBridge.send({ component: "button", event: "connect",
        data: { title: "Stray", metadata: { url: location.origin + "/elsewhere" } } })""")
    tab.wait_for_console("/elsewhere")
    assert any("[viaduct]" in line and "button" in line for line in tab.console)
    assert tab.native("button", "Stray").count == 0
    tab.native("button", "Save").wait()


@pytest.mark.quick
def test_a_connection_that_is_cut_comes_back_with_its_controls(tab, show, wire):
    show(SAVE, viaduct=wire.url)
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)
    wire.cut()
    tab.native("status").wait()
    assert "econnecting" in tab.native("status").text
    tab.native("button", "Save").wait()
    wire.mend()
    tab.native("status").wait_gone()
    tab.native("button", "Save").tap()
    assert len(tab.wait_for_replies(2)) == 2
    assert len(tab.console) < CALM


@pytest.mark.any_browser
@pytest.mark.parametrize("length", [0, 400, 4000], ids=["at once", "in the head", "in the body"])
@pytest.mark.parametrize("script", ["view.js", "foreground.js"])
def test_controls_are_loaded_again_when_the_connection_ends_in_a_script(script, length, tab, show, wire):
    wire.cut_short(script, length)
    show(SAVE + MORE, viaduct=wire.url, has_screen=False)
    tab.evaluate("() => document.querySelector('main > button').click()")
    tab.native("button", "Edit").tap()
    tab.wait_for_replies(1)


def test_what_happens_while_the_connection_is_cut_arrives_later(tab, show, wire):
    show(SAVE, viaduct=wire.url)
    tab.native("button", "Save").wait()
    wire.cut()
    tab.native("status").wait()
    tab.evaluate(ADD, LATE)
    tab.native("button", "Save").tap()
    assert tab.replies == []
    wire.mend()
    tab.native("button", "Late").wait()
    assert [reply["component"] for reply in tab.wait_for_replies(1)] == ["form"]


@pytest.mark.any_browser
def test_a_sheet_that_was_answered_does_not_open_again(tab, show, own_server):
    show(SAVE + MORE, viaduct=own_server.url)
    tab.page("main > button").tap()
    tab.native("button", "Edit").tap()
    tab.wait_for_replies(1)
    own_server.stop()
    tab.native("status").wait()
    own_server.start()
    tab.native("status").wait_gone()
    tab.native("button", "Save").tap()
    tab.wait_for_replies(2)
    assert tab.native("dialog").count == 0


@pytest.mark.any_browser
def test_a_sheet_that_waits_for_its_answer_is_there_after_a_restart(tab, show, own_server):
    show(MORE, viaduct=own_server.url)
    tab.page("main > button").tap()
    tab.native("button", "Edit").wait()
    own_server.stop()
    tab.native("status").wait()
    own_server.start()
    tab.native("status").wait_gone()
    tab.native("button", "Edit").tap()
    assert tab.wait_for_replies(1)[0]["data"]["selectedLink"]["text"] == "Edit"


@pytest.mark.any_browser
def test_the_controls_come_back_after_a_restart_of_the_server(tab, show, own_server):
    off = ("submitDisabled", {})
    show(component("form", connect=("connect", {"submitTitle": "Save"}), buttons=[off]) + LATE, viaduct=own_server.url)
    tab.native("button", "Late").tap()
    tab.wait_for_replies(1)
    tab.page("[data-send*=submitDisabled]").tap()
    own_server.stop()
    tab.native("status").wait()
    tab.evaluate(ADD, component("overflow-menu", connect=("connect", {"label": "Options"})))
    own_server.start()
    tab.native("button", "Options").wait()
    assert not tab.native("button", "Save").wait().is_enabled
    tab.native("button", "Late").tap()
    tab.native("button", "Options").tap()
    assert [reply["component"] for reply in tab.wait_for_replies(3)] == ["button", "button", "overflow-menu"]
    assert len(tab.console) < CALM


@pytest.fixture(params=["beside the app", "in front of the app"])
def place(request, tab, show):
    """Opens a page with a button on a server that the test stops and starts. Returns the server."""
    proxied = ProxiedApp()
    proxied.add("/", AppPage("", SAVE, adapter_place="none").html)
    server = ViaductServer(*(["--app", proxied.url] if "front" in request.param else []))
    if "front" in request.param:
        tab.open(server.url)
    else:
        show(SAVE, viaduct=server.url)
    tab.native("button", "Save").wait()
    yield server
    server.stop()
    proxied.close()


def test_a_page_is_told_of_a_drain_and_comes_back_by_itself(tab, place):
    place.stop()
    tab.wait_for_console("The server ends or restarts. The page reconnects by itself when it is back.")
    tab.native("status").wait()
    place.start()
    tab.native("status").wait_gone()
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)
    assert len(tab.console) < CALM


@pytest.mark.any_browser
def test_taps_while_the_server_is_away_reach_the_next_one_once(tab, show, own_server):
    show(SAVE + LATE, viaduct=own_server.url)
    tab.native("button", "Save").wait()
    own_server.stop()
    tab.native("status").wait()
    for _ in range(3):
        tab.native("button", "Save").tap()
    tab.native_text("Reconnecting… Your tap is kept.").wait()
    own_server.start()
    tab.native("status").wait_gone()
    tab.wait_for_replies(1)
    tab.native("button", "Late").tap()
    assert [reply["component"] for reply in tab.wait_for_replies(2)] == ["form", "button"]


@pytest.mark.any_browser
def test_a_tap_whose_control_does_not_come_back_is_told(tab, show, own_server):
    show(component("form", connect=("connect", {"submitTitle": "Save"}), disconnect=("disconnect", {})) + LATE, viaduct=own_server.url)
    tab.native("button", "Save").wait()
    own_server.stop()
    tab.native("status").wait()
    tab.native("button", "Save").tap()
    tab.evaluate("() => document.querySelector('[data-controller=form]').remove()")
    own_server.start()
    tab.native("status").wait_gone()
    # The form's messages are sent again, so its button may be shown for a moment, in which it is tapped.
    told = ("“Save” was tapped while the server was away", "is no longer on the screen. Nothing was done.")
    wait_until(lambda: any(text in line for line in tab.console for text in told), "a word of the tap")
    assert tab.replies == []


@pytest.mark.any_browser
def test_a_tap_that_a_server_took_with_it_is_told(tab, show, own_server):
    show(SAVE, viaduct=own_server.url)
    save = tab.native("button", "Save").wait()
    os.kill(own_server.process, signal.SIGSTOP)
    save.tap()
    own_server.kill()
    own_server.start()
    tab.native("status").wait_gone()
    tab.wait_for_console("The server or the app went away just after “Save” was tapped.")
    save.tap()
    tab.wait_for_replies(1)


@pytest.mark.any_browser
def test_a_kept_tap_whose_app_was_replaced_meanwhile_is_told(tab, show, server, wire):
    show(SAVE, viaduct=wire.url, query="?room=replaced")
    tab.native("button", "Save").wait()
    wire.cut()
    tab.native("status").wait()
    tab.native("button", "Save").tap()
    tab.native_text("Reconnecting… Your tap is kept.").wait()
    with Peer.app(server, room="replaced") as app:
        app.send({"type": "register", "name": "Peer", "platform": "ios", "components": ["form"], "wants": ["pathConfiguration"]})
        # Now the server has it.
        app.receive(lambda frame: frame["type"] == "settings")
        wire.mend()
        tab.native("status").wait_gone()
        tab.wait_for_console("The server or the app went away just after “Save” was tapped.")


@pytest.mark.any_browser
def test_a_kept_tap_reaches_the_next_app_of_the_next_server_or_is_told(tab, show, own_server):
    app = ExampleApp(own_server)
    show(SAVE, viaduct=own_server.url)
    tab.wait_until("() => document.documentElement.dataset.bridgeComponents === 'form'")
    tab.native("button", "Save").wait()
    own_server.kill()
    app.close()
    tab.native("status").wait()
    tab.native("button", "Save").tap()
    own_server.start()
    app = ExampleApp(own_server)
    tab.native("status").wait_gone()
    wait_until(lambda: tab.replies or any("“Save” was tapped" in line for line in tab.console), "a word of the tap")
    app.close()


@pytest.mark.any_browser
def test_a_kept_tap_is_told_by_the_page_that_comes_next(tab, show, own_server):
    show(SAVE, viaduct=own_server.url)
    tab.native("button", "Save").wait()
    own_server.stop()
    tab.native("status").wait()
    tab.native("button", "Save").tap()
    own_server.start()
    tab.open(tab.url)
    tab.wait_for_console("“Save” was tapped while the server was away, and the page has gone since. Tap again.")
    tab.open(tab.url)
    tab.native("button", "Save").wait()
    assert len([line for line in tab.console if "was tapped" in line]) == 1


def test_the_page_goes_on_while_the_server_is_away(tab, show, own_server):
    show(SAVE + "<p id='clicked' hidden>Clicked</p><button id='own'>Own</button>", viaduct=own_server.url)
    tab.native("button", "Save").wait()
    tab.evaluate("() => document.querySelector('#own').onclick = () => document.querySelector('#clicked').hidden = false")
    own_server.stop()
    tab.native("status").wait()
    tab.page("#own").tap()
    tab.page("#clicked").wait()
    own_server.start()
    tab.native("status").wait_gone()


def test_a_reload_starts_afresh(tab, show):
    show(SAVE + MORE)
    tab.page("main > button").tap()
    tab.native("button", "Edit").wait()
    tab.reload()
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)
    assert tab.native("dialog").count == 0

"""The page's focus, moved by an app's first responder."""

import pytest

from harness import keys
from harness.peer import Peer
from harness.waiting import wait_until

REGISTER = {"type": "register", "name": "a", "platform": "ios", "components": []}

def wait_for_focus(tab, name):
    wait_until(lambda: tab.native("textbox", name).is_focused, f"the focus in {name}")


def wait_for_focus_of_button(tab):
    wait_until(lambda: tab.native("button", "Save").is_focused, "the focus on the button")


@pytest.mark.any_browser
def test_the_first_responder_of_a_new_screen_has_the_focus(gallery, tab):
    gallery("focus", "fields")
    wait_for_focus(tab, "Name")
    tab.type("Ada")
    wait_until(lambda: tab.native("textbox", "Name").text == "Ada", "what was typed")


@pytest.mark.slow
def test_an_app_moves_the_focus_each_time_that_it_asks(gallery, tab):
    gallery("focus", "fields")
    wait_for_focus(tab, "Name")
    for _ in range(2):
        tab.native("button", "Write").tap()
        wait_for_focus(tab, "Notes")
        tab.native("button", "Call me").tap()
        wait_for_focus(tab, "Name")


@pytest.mark.any_browser
def test_return_leaves_a_field_that_resigns_then(gallery, tab):
    gallery("focus", "fields")
    wait_for_focus(tab, "Name")
    tab.press(keys.ENTER)
    wait_until(lambda: not tab.native("textbox", "Name").is_focused, "the focus to leave")
    tab.native("button", "Call me").tap()
    wait_for_focus(tab, "Name")


def test_a_screen_that_comes_while_a_person_is_elsewhere_leaves_the_focus_there(gallery, tab):
    gallery("focus", "fields")
    wait_for_focus(tab, "Name")
    tab.native("textbox", "Notes").tap()
    tab.type("hello")
    tab.native_text("entered left").wait()
    assert tab.native("textbox", "Notes").is_focused
    assert tab.native("textbox", "Notes").text == "hello"


@pytest.mark.slow
def test_a_field_keeps_the_focus_while_its_window_is_behind_another_one(gallery, tab):
    gallery("focus", "fields")
    wait_for_focus(tab, "Name")
    tab.type("Ada")
    # As in a browser whose window goes behind another: the field stays the active element.
    tab.evaluate("""() => {
        const field = document.querySelector("viaduct-screen").shadowRoot.activeElement
        for (const event of ["blur", "focusout", "focus", "focusin"]) field.dispatchEvent(new FocusEvent(event))
    }""")
    tab.type(" Lovelace")
    tab.native("button", "Write").tap()
    wait_for_focus(tab, "Notes")
    tab.native_text("entered left").wait()
    assert tab.native("textbox", "Name").text == "Ada Lovelace"


@pytest.mark.any_browser
def test_an_alert_opens_in_the_field_that_the_app_has_chosen(gallery, tab):
    gallery("focus", "alert")
    wait_for_focus(tab, "Password")


@pytest.mark.any_browser
def test_a_search_bar_gets_the_focus(gallery, tab):
    gallery("focus", "search")
    wait_for_focus(tab, "Search")
    tab.native("button", "Cancel").wait()


@pytest.mark.any_browser
def test_what_is_not_drawn_gets_no_focus_and_the_console_says_so(gallery, tab):
    gallery("focus", "nothing")
    wait_until(lambda: [text for text in tab.console if "UITextField.becomeFirstResponder() moved no focus" in text], "the notice")


def write_screen(app, page, focused, number, has_button=True):
    """A screen of an app in another language, with a button whose control has an unusual id, and where the focus went."""
    button = [{"control": 'the "first"', "title": "Save", "enabled": True}] if has_button else []
    screen = {"url": "/", "bar": {"left": [], "right": button}, "presented": [],
              "focus": {"control": 'the "first"', "focused": focused, "number": number}}
    app.send({"page": page, "frame": {"type": "screen", "screen": screen}})


@pytest.mark.slow
@pytest.mark.any_browser
def test_the_focus_waits_for_a_control_that_is_drawn_later(tab, show, own_server):
    with Peer.app(own_server) as app:
        app.send(REGISTER)
        show(viaduct=own_server.url, has_screen=False)
        page = app.receive(lambda frame: "page" in frame)["page"]
        write_screen(app, page, focused=True, number=1, has_button=False)
        tab.wait_for_screen()
        write_screen(app, page, focused=True, number=1)
        wait_for_focus_of_button(tab)


@pytest.mark.any_browser
def test_the_next_app_counts_from_the_start(tab, show, own_server):
    show(viaduct=own_server.url, query="?room=focus")
    for _ in range(2):
        with Peer.app(own_server, room="focus") as app:
            app.send(REGISTER)
            page = app.receive(lambda frame: "page" in frame)["page"]
            write_screen(app, page, focused=True, number=1)
            wait_for_focus_of_button(tab)
            app.send({"type": "bye"})
        # The built-in components' bar has no such button.
        tab.native("button", "Save").wait_gone()

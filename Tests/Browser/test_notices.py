"""What comes to nothing: in the console, and counted on Viaduct's button in the page."""

import pytest

from harness.app_page import AppPage, component
from harness.waiting import wait_until

CONECT = component("button", connect=("conect", {"title": "Profile"}))
TEXTS = "() => [...document.querySelector('viaduct-screen').shadowRoot.querySelectorAll('.viaduct-menu li')].map(item => item.textContent)"
SEND_STRAY = """() => webBridge.send({ component: "button", event: "connect",
    data: { title: "Stray", metadata: { url: location.origin + "/elsewhere" } } })"""


@pytest.fixture
def open_with_button(tab, app, server):
    """Opens a page with this body as a person sees it, with Viaduct's button."""

    def open_with_button(body, **options):
        tab.open(app.add(AppPage(server.url, body, **options)) + "?viaduct_menu=on")
        tab.wait_for_screen()

    return open_with_button


def test_what_is_dropped_is_counted_on_the_button_which_lists_it(open_with_button, tab):
    open_with_button(CONECT)
    tab.native("button", "Viaduct, 1 notice").wait()
    for _ in range(2):
        tab.evaluate(SEND_STRAY)
    tab.native("button", "Viaduct, 3 notices").tap()
    stray, conect = tab.evaluate(TEXTS)
    assert "/elsewhere" in stray and stray.endswith("(2 times) VD-URL-1")
    assert "“conect”" in conect and "Did you mean “connect”?" in conect
    tab.wait_for_console("“conect”")
    tab.wait_for_console("/elsewhere")


def test_each_is_explained_on_a_page_that_the_console_and_the_list_lead_to(open_with_button, tab, server):
    open_with_button(CONECT)
    tab.native("button", "Viaduct, 1 notice").wait()
    tab.evaluate(SEND_STRAY)
    tab.native("button", "Viaduct, 2 notices").tap()
    address = f"{server.url}/viaduct/errors/VD-URL-1"
    wait_until(lambda: any("/elsewhere" in line and line.endswith(address) for line in tab.console), "the address in the console")
    assert address in tab.evaluate(
        "() => [...document.querySelector('viaduct-screen').shadowRoot.querySelectorAll('.viaduct-menu li a')].map(link => link.href)")
    tab.open(address)
    assert tab.evaluate("() => document.querySelector('h1').textContent") == "The message comes from another URL than the page's"
    assert "Cause" in tab.evaluate("() => [...document.querySelectorAll('h2')].map(heading => heading.textContent)")


def test_all_are_counted_and_the_newest_hundred_are_listed(open_with_button, tab):
    open_with_button(CONECT)
    tab.native("button", "Viaduct, 1 notice").wait()
    tab.evaluate("""() => { for (let number = 1; number <= 110; number += 1) webBridge.send({ component: "button", event: "connect",
        data: { title: "Stray", metadata: { url: `${location.origin}/${number}.` } } }) }""")
    tab.native("button", "Viaduct, 111 notices").tap()
    texts = tab.evaluate(TEXTS)
    assert len(texts) == 100 and "/110." in texts[0] and "/11." in texts[-1]


def test_an_unknown_symbol_is_counted_once(open_with_button, tab):
    unknown = {"title": "Profile", "image": "no.such.symbol"}
    open_with_button(component("button", connect=("connect", unknown)) + component("share", connect=("connect", {})))
    tab.native("button", "Viaduct, 1 notice").tap()
    [text] = tab.evaluate(TEXTS)
    assert "symbol “no.such.symbol”" in text
    tab.wait_for_console("symbol “no.such.symbol”")


def test_a_style_that_the_page_cannot_follow_is_counted(open_with_button, tab):
    tab.prefer("light")
    open_with_button(component("theme", connect=("connect", {"theme": "dark"})), components=("theme",))
    tab.native("button", "Viaduct, 1 notice").tap()
    [text] = tab.evaluate(TEXTS)
    assert text.startswith("The app asks for the dark style.")


def test_nothing_is_counted_while_nothing_is_wrong(open_with_button, tab):
    open_with_button(component("button", connect=("connect", {"title": "Profile"})))
    tab.native("button", "Profile").tap()
    tab.wait_for_replies(1)
    tab.native("button", "Viaduct").tap()
    tab.native("radio", "Android").wait()
    assert tab.evaluate(TEXTS) == []


def test_a_driven_browser_has_the_console_alone(show, tab):
    show(CONECT)
    tab.wait_for_console("“conect”")
    assert not tab.evaluate("() => document.querySelector('viaduct-screen').shadowRoot.querySelector('.viaduct-button')")

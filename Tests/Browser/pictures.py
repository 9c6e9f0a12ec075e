"""Takes the screenshots of the documentation: `bin/browser-test Tests/Browser/pictures.py`."""

import pytest

from harness.app_page import AppPage, component
from harness.app_server import AppServer
from harness.chromium import Chromium
from harness.console import Console
from harness.phones import Phones
from harness.viaduct_server import REPOSITORY, ViaductServer

MENU = {"title": "Sort", "items": [{"title": "Name", "index": 0}, {"title": "Date", "index": 1}]}


@pytest.fixture
def tab():
    browser = Chromium()
    with browser.new_tab() as tab:
        yield tab
    browser.close()


@pytest.fixture
def server():
    """A server at a reader's address, because the picture shows it."""
    server = ViaductServer(address="127.0.0.1:4000")
    yield server
    server.stop()


def test_the_device_with_an_action_sheet(tab, server):
    tab.run_before_pages("() => { Date.prototype.getHours = () => 9; Date.prototype.getMinutes = () => 41 }")
    phones = Phones(tab, server)
    phones.open("phones=both&url=/demo/dropdown.html&ios=iphone-17-pro&android=pixel-10&dark=0")
    tab.resize(1240, 900, density=1.5)
    for phone in (phones.ios, phones.android):
        phone.wait_for_page("window.viaduct && document.readyState === 'complete'")
        phone.wait_for_native("Dropdown")
    phones.ios.of_page("void document.querySelector('summary').click()")
    # The message is on its way to Swift.
    phones.ios.wait_for_page("""document.getAnimations().map(animation => {
        animation.pause()
        animation.currentTime = animation.effect.getComputedTiming().endTime / 2
    }).length > 0""")
    native = "document.querySelector('viaduct-screen').shadowRoot"
    # The sheet slides in from below the screen.
    phones.ios.wait_for_screen(f"""[...{native}.querySelectorAll("button")].some(button =>
        button.textContent === "Cancel" && button.getBoundingClientRect().bottom < innerHeight)
        && {native}.getAnimations({{ subtree: true }}).every(({{ playState }}) => playState === "finished")""")
    # As after a touch: the focus ring around the first button is for the keyboard.
    phones.ios.of_screen("void document.querySelector('viaduct-screen').toggleAttribute('data-pressed', true)")
    # A gradient takes three times the bytes.
    tab.evaluate("""() => {
        const plain = new CSSStyleSheet()
        plain.replaceSync(".stage { background-image: none !important }")
        document.adoptedStyleSheets.push(plain)
    }""")
    tab.screenshot(REPOSITORY / "docs/images/device.png")


def test_the_console_with_a_message_and_its_reply(tab, server):
    app = AppServer()
    save = {"submitTitle": "Save", "submitEnabled": True}
    body = component("form", connect=("connect", save)) + component("button", connect=("conect", {"title": "Profile"}))
    tab.open(app.add(AppPage(server.url, body + component("menu", click=("display", MENU), label="Sort"), title="Edit profile")))
    tab.native("button", "Save").tap()
    tab.page("main > button").tap()
    browser = Chromium()
    with browser.new_tab() as second:
        console = Console(second, server).open(width=1440, height=680)
        second.resize(1440, 680, density=1.25)
        console.wait_for_row("menu display", lambda row: row["outcome"] == "no answer")
        console.wait_for_row("form connect", lambda row: row["outcome"].startswith("↩"))
        console.tap_row("form connect")
        second.tap_at(620, 660)
        second.screenshot(REPOSITORY / "docs/images/console.png")
    browser.close()
    app.close()

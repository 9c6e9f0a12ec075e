"""The pictures of the documents: `bin/browser-test Tests/Browser/pictures.py` makes them anew."""

import pytest

from harness.chromium import Chromium
from harness.device import NATIVE, Device
from harness.viaduct_server import REPOSITORY, ViaductServer


@pytest.fixture
def tab():
    browser = Chromium()
    with browser.new_tab() as tab:
        yield tab
    browser.close()


@pytest.fixture
def server():
    """A server at the address that a reader has, since the picture shows it."""
    server = ViaductServer(address="127.0.0.1:4000")
    yield server
    server.stop()


def test_the_device_with_an_action_sheet(tab, server):
    tab.run_before_pages("() => { Date.prototype.getHours = () => 9; Date.prototype.getMinutes = () => 41 }")
    device = Device(tab, server)
    device.open("/demo/dropdown.html", "iphone-16-plus", dark=0)
    tab.resize(1200, 780, density=2)
    device.tap_page("summary")
    # The message is on its way to Swift.
    device.wait_for_page("""page.document.getAnimations().map(animation => {
        animation.pause()
        animation.currentTime = animation.effect.getComputedTiming().endTime / 2
    }).length > 0""")
    tab.wait_until(f"""() => {NATIVE}.textContent.includes("Cancel")
        && {NATIVE}.getAnimations().every(({{ playState }}) => playState === "finished")""")
    device.of_page("page.scrollTo({ top: 0, behavior: 'instant' })")
    # A gradient takes three times the bytes.
    tab.evaluate("""() => {
        const plain = new CSSStyleSheet()
        plain.replaceSync(".stage { background-image: none !important }")
        document.adoptedStyleSheets.push(plain)
    }""")
    tab.screenshot(REPOSITORY / "docs/images/device.png")

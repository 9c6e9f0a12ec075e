"""The share sheet, in every dialect, and the effects of its choices."""

import pytest

from harness import keys
from harness.app_page import component
from harness.waiting import wait_until

LINK = "https://example.test/viaducts/1"
DIALECTS = [
    ("share", {"url": LINK}),
    ("shareUrl", {"title": "Ribblehead", "url": LINK, "description": "24 arches"}),
    ("share", {"url": LINK, "title": "Ribblehead", "text": "24 arches"}),
]


@pytest.mark.any_browser
@pytest.mark.parametrize("event, data", DIALECTS)
def test_copy_puts_the_link_on_the_clipboard(tab, show, event, data):
    show(component("share", click=(event, data), label="Share") + "<input>")
    tab.page("button").tap()
    tab.native("button", "Copy Link").tap()
    tab.native("dialog").wait_gone()
    assert paste(tab) == LINK


@pytest.mark.any_browser
def test_a_share_button_in_the_bar_opens_the_sheet_each_time(tab, show):
    show(component("share", connect=("connect", {"url": LINK, "color": "#aa0044"})))
    for _ in range(2):
        tab.native("button", "Share").tap()
        assert "example.test" in tab.native("dialog").wait().text
        tab.native("button", "Cancel").tap()
        tab.native("dialog").wait_gone()
    assert tab.native("button", "Share").style("color") == "rgb(170, 0, 68)"


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_location_object_is_shared_as_its_address(tab, show):
    show("<input>")
    tab.evaluate("""() => window.webBridge.send({ component: "share", event: "share",
        data: { url: window.location, metadata: { url: window.location.href } } })""")
    tab.native("button", "Copy Link").tap()
    assert paste(tab) == tab.url


@pytest.mark.slow
@pytest.mark.any_browser
def test_open_opens_the_link_in_a_tab(tab, show, browser, app):
    link = f"{app.url}/styles/app.css"
    show(component("share", click=("share", {"url": link}), label="Share"))
    tab.page("button").tap()
    tab.native("button", "Open").tap()
    wait_until(lambda: link in browser.tab_urls(), "the new tab")
    tab.native("dialog").wait_gone()


def paste(tab):
    tab.page("input").tap()
    tab.press_together(keys.CONTROL, "v")
    tab.wait_until("() => document.querySelector('input').value")
    return tab.page("input").text

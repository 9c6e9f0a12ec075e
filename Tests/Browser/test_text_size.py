"""The phone's text size: chosen in the console's answers, seen by components, and used in lists."""

import pytest

from harness.app_page import component
from harness.console import Console
from harness.peer import Peer

pytestmark = pytest.mark.any_browser

TEXT_SIZE = component("text-size", connect=("connect", {}))
ROW = "document.querySelector('viaduct-screen').shadowRoot.querySelector('.row-item__title')"


def choose(tab, size):
    tab.page(".answer[aria-label='Text size']").wait()
    tab.evaluate("""size => {
        const form = document.querySelector(".answer[aria-label='Text size']")
        form.querySelector("select").value = size
        form.requestSubmit() }""", size)
    tab.wait_until("() => document.querySelector('.answers .act__told').textContent.includes('this text size now')")


@pytest.mark.slow
def test_a_size_chosen_in_the_console_is_the_pages_at_once_until_it_is_forgotten(tab, second, show, own_server):
    show(TEXT_SIZE, viaduct=own_server.url, components=("text-size",))
    assert tab.wait_for_replies(1)[0]["data"] == {"textSize": "large"}
    Console(second, own_server).open(view="answers")
    choose(second, "xxlarge")
    assert tab.wait_for_replies(2)[1]["data"] == {"textSize": "xxlarge"}
    tab.reload()
    assert tab.wait_for_replies(1)[0]["data"] == {"textSize": "xxlarge"}
    second.page("[aria-label='Forget Text size']").tap()
    assert tab.wait_for_replies(2)[1]["data"] == {"textSize": "large"}
    second.wait_until("() => document.querySelector('.answer[aria-label=\"Text size\"] .badge').textContent === 'usual'")


@pytest.mark.slow
def test_a_list_is_drawn_in_the_size_of_the_screen(tab, show, own_server):
    with Peer.app(own_server) as app:
        app.send({"type": "register", "name": "lists", "platform": "ios", "components": []})
        show(viaduct=own_server.url, has_screen=False)
        page = app.receive(lambda frame: "page" in frame)["page"]

        def show_list(**members):
            rows = [{"title": "Settings", "subtitle": "Of the phone", "enabled": True, "control": "1"}]
            content = [{"kind": "list", "style": "plain", "sections": [{"rows": rows}]}]
            screen = {"kind": "screen", "id": "2", "style": "sheet", "title": "List", "bar": {"left": [], "right": []}, "content": content}
            screen = {"url": tab.url, "bar": {"left": [], "right": []}, "presented": [screen], **members}
            app.send({"page": page, "frame": {"type": "screen", "screen": screen}})

        for members, size in [({}, 17), ({"textSize": "xxlarge"}, 21), ({"textSize": "accessibility-xxxlarge"}, 53), ({"textSize": "huge"}, 17)]:
            show_list(**members)
            tab.wait_until(f"() => Math.abs(parseFloat(getComputedStyle({ROW}).fontSize) - {size}) < 0.01")
        show_list(textSize="accessibility-xxxlarge")
        tab.resize(360, 800)
        tab.wait_until(f"() => parseFloat(getComputedStyle({ROW}).fontSize) > 52")
        assert tab.evaluate(f"() => {ROW}.closest('.list').scrollWidth <= innerWidth")

"""The console's list of dropped and failed messages."""

import pytest

from harness.app_page import AppPage, component
from harness.waiting import wait_until

pytestmark = pytest.mark.any_browser

WRONG = component("button", connect=("conect", {"title": "Profile"})) + component("form", connect=("connect", {"submitTitle": "Save"}))
# Stimulus, which gets a controller later, and a library that finds its adapter at a later attempt.
LATE = """<script>
    window.Stimulus = { router: { modules: [] } }
    window.Turbo = { registerAdapter() {}, navigator: {} }
    addEventListener("web-bridge:ready", () => {
        const bridge = window.webBridge
        bridge.handshakeTimeout = 20
        for (const name of ["HotwireNative", "Strada", "webBridge"]) delete window[name]
        document.addEventListener("web-bridge:handshake-failed", () => { window.webBridge = bridge })
    }, true)
</script>"""
CARDS = "() => [...document.querySelectorAll('section.dropped .card__title')].map(title => title.textContent)"
AGAIN = """() => webBridge.send({ component: "button", event: "conect", data: { title: "Profile" } })"""


@pytest.fixture
def dropped(console, tab, show, own_server):
    """Shows a page with one dropped message, and the console's list."""
    tab.run_before_pages("() => { try { sessionStorage.setItem('viaduct:menu', 'on') } catch {} }")
    show(WRONG, viaduct=own_server.url)
    console.open(view="dropped")
    console.tab.wait_until("() => document.querySelectorAll('section.dropped .card').length === 1")
    return console


def test_each_cause_is_told_once_with_its_cure(tab, dropped):
    text = dropped.tab.page("section.dropped .card").text
    assert "“button” does not know the event “conect”" in text and "Did you mean “connect”?" in text
    tab.evaluate(AGAIN)
    wait_until(lambda: "2 times" in dropped.tab.page("section.dropped .card").text, lambda: dropped.tab.page("section.dropped .card").text)
    assert dropped.tab.page("[data-count=dropped]").text == "2"


@pytest.mark.slow
def test_it_leads_to_the_event_in_the_timeline(dropped):
    dropped.tap_point("() => document.querySelector('section.dropped .chip')")
    dropped.side.wait()
    assert "Did you mean “connect”?" in dropped.side.text
    assert dropped.tab.page("section.timeline").count == 1


@pytest.mark.slow
def test_the_button_in_the_page_leads_to_the_same_list(tab, dropped):
    def card():
        """Returns the verdict, without the events that may still arrive for it."""
        return [dropped.tab.page(f"section.dropped {part}").text for part in (".card__title", ".card__text")]

    shown = card()
    tab.activate()
    tab.native("button", "Viaduct, 1 notice").tap()
    tab.native("link", "All of the room in the console").wait()
    address = tab.look("""() => [...document.querySelector("viaduct-screen").shadowRoot.querySelectorAll("a")]
        .find(link => link.textContent === "All of the room in the console").href""")
    dropped.open(address=address)
    wait_until(lambda: card() == shown, lambda: f"{shown}, there is {card()}")


@pytest.mark.slow
def test_what_turns_out_to_be_right_leaves_the_list(console, tab, show, own_server):
    show("<i data-controller='bridge--menu'></i>" + component("form", connect=("connect", {"submitTitle": "Save"})),
         viaduct=own_server.url, head=LATE)
    tab.wait_for_console("VD-LIBRARY-2")
    console.open(view="dropped")
    wait_until(lambda: console.tab.evaluate(CARDS) == ["VD-LIBRARY-2"], lambda: console.tab.evaluate(CARDS))
    tab.evaluate("() => void window.Stimulus.router.modules.push({ identifier: 'bridge--menu' })")
    wait_until(lambda: console.tab.evaluate(CARDS) == [], lambda: console.tab.evaluate(CARDS))
    console.open(view="timeline")
    assert {"handshake-failed", "handshake-repaired"} <= set(wait_until(lambda: console.subjects, "rows"))


@pytest.mark.slow
def test_an_open_form_keeps_its_own_card_and_no_other(tab, second, console, show, app, own_server):
    show("<i data-controller='bridge--zork'></i>", components=["zork", "button"], viaduct=own_server.url)
    console.open(view="dropped", height=500)
    page = console.tab
    page.wait_until("() => document.querySelector('.stub summary')")
    console.tap_point("() => document.querySelector('.stub summary')")
    field = "() => document.querySelector('.stub[open] input')"
    page.evaluate(f"() => {{ window.kept = ({field})(); kept.focus(); kept.value = 'mine' }}")
    top = page.evaluate("() => kept.getBoundingClientRect().top")
    tab.evaluate(AGAIN)
    wait_until(lambda: len(page.evaluate(CARDS)) == 2, lambda: f"the new card, there are {page.evaluate(CARDS)}")
    assert page.evaluate(f"() => ({field})() === kept && kept === document.activeElement && kept.value === 'mine'")
    assert abs(page.evaluate("() => kept.getBoundingClientRect().top") - top) < 2
    # Another page has none of them.
    second.open(app.add(AppPage(own_server.url, "<h2>Clean</h2>"), "/clean"))
    second.wait_for_screen()
    console.tab.activate()
    console.tap_point("() => [...document.querySelectorAll('.pages__list a')].find(link => link.innerText.includes('/clean'))")
    wait_until(lambda: page.evaluate(CARDS) == [], lambda: f"an empty list, there are {page.evaluate(CARDS)}")
    assert "Nothing was dropped" in page.page("section.dropped").text

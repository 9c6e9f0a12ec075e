"""Notices of messages without an effect: in the console, and counted on Viaduct's button in the page."""

import pytest

from harness.app_page import AppPage, component
from harness.docked import docked
from harness.error_view import MISSING, wait_for_view
from harness.waiting import wait_until

CONECT = component("button", connect=("conect", {"title": "Profile"}))
CARDS = "() => [...document.querySelectorAll('section.dropped .card')].map(card => card.innerText)"
SEND_STRAY = """() => webBridge.send({ component: "button", event: "connect",
    data: { title: "Stray", metadata: { url: location.origin + "/elsewhere" } } })"""


@pytest.fixture
def open_with_button(tab, app, server):
    """Opens a page with the body as a person sees it, with Viaduct's button."""

    def open_with_button(body, **options):
        tab.open(app.add(AppPage(server.url, body, **options)) + "?viaduct_menu=on")
        tab.wait_for_screen()

    return open_with_button


@pytest.fixture
def dropped(tab):
    """Presses the button with the count, then the link to the list: `dropped("2 notices")` returns its cards."""

    def dropped(count, cards=None):
        tab.native("button", f"Viaduct, {count}").tap()
        tab.native("button", f"{count}, with cause and cure").tap()
        frame = docked(tab)
        frame.wait_until(f"() => document.querySelectorAll('section.dropped .explanation h4').length >= 2 * {cards or 1}", f"{cards} cards")
        return frame.evaluate(CARDS)

    return dropped


@pytest.mark.any_browser
@pytest.mark.quick
def test_what_is_dropped_is_counted_on_the_button_which_leads_to_cause_and_cure(open_with_button, tab, dropped):
    open_with_button(CONECT)
    tab.native("button", "Viaduct, 1 notice").wait()
    for _ in range(2):
        tab.evaluate(SEND_STRAY)
    stray, conect = dropped("3 notices", cards=2)
    assert "/elsewhere" in stray and "2 times" in stray
    # Texts of the catalogue.
    assert "The message comes from another URL than the page's" in stray and "Set the URL first" in stray
    assert "“conect”" in conect and "Did you mean “connect”?" in conect
    tab.wait_for_console("“conect”")
    tab.wait_for_console("/elsewhere")


@pytest.mark.slow
@pytest.mark.any_browser
def test_what_the_page_has_found_before_is_in_the_list_too(open_with_button, tab, dropped):
    open_with_button(component("form", connect=("connect", {"submitTitle": "Save"})) + "<i data-controller='bridge--nobody'></i>",
                     head="<script>Promise.reject(new TypeError('broken early'))</script>")
    tab.entries[:] = [entry for entry in tab.entries if entry["type"] != "javascript"]
    nobody, broken = dropped("2 notices", cards=2)
    assert "“nobody”" in nobody and "Compare the names first." in nobody
    assert "TypeError: broken early" in broken and "Correct the script." in broken


@pytest.mark.slow
@pytest.mark.any_browser
def test_each_is_explained_on_a_page_that_the_console_and_the_list_lead_to(open_with_button, tab, server, dropped):
    open_with_button(CONECT)
    tab.native("button", "Viaduct, 1 notice").wait()
    tab.evaluate(SEND_STRAY)
    address = f"{server.url}/viaduct/errors/VD-URL-1"
    wait_until(lambda: any("/elsewhere" in line and line.endswith(address) for line in tab.console), "the address in the console")
    dropped("2 notices", cards=2)
    assert address in docked(tab).evaluate("() => [...document.querySelectorAll('section.dropped a')].map(link => link.href)")
    tab.open(address)
    assert tab.evaluate("() => document.querySelector('h1').textContent") == "The message comes from another URL than the page's"
    assert "Cause" in tab.evaluate("() => [...document.querySelectorAll('h2')].map(heading => heading.textContent)")


@pytest.mark.any_browser
def test_all_are_counted(open_with_button, tab):
    open_with_button(CONECT)
    tab.native("button", "Viaduct, 1 notice").wait()
    tab.evaluate("""() => { for (let number = 1; number <= 110; number += 1) webBridge.send({ component: "button", event: "connect",
        data: { title: "Stray", metadata: { url: `${location.origin}/${number}.` } } }) }""")
    tab.native("button", "Viaduct, 111 notices").wait()


@pytest.mark.slow
@pytest.mark.any_browser
def test_an_unknown_symbol_is_counted_once(open_with_button, tab, dropped):
    unknown = {"title": "Profile", "image": "no.such.symbol"}
    open_with_button(component("button", connect=("connect", unknown)) + component("share", connect=("connect", {})))
    [text] = dropped("1 notice")
    assert "symbol “no.such.symbol”" in text
    tab.wait_for_console("symbol “no.such.symbol”")


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_style_that_the_page_cannot_follow_is_counted(open_with_button, tab, dropped):
    tab.prefer("light")
    open_with_button(component("theme", connect=("connect", {"theme": "dark"})), components=("theme",))
    [text] = dropped("1 notice")
    assert "The app asks for the dark style." in text


@pytest.mark.any_browser
def test_nothing_is_counted_while_nothing_is_wrong(open_with_button, tab):
    open_with_button(component("button", connect=("connect", {"title": "Profile"})))
    tab.native("button", "Profile").tap()
    tab.wait_for_replies(1)
    tab.native("button", "Viaduct").tap()
    tab.native("radio", "Android").wait()
    assert tab.native("button", "with cause and cure").count == 0


def test_a_driven_browser_has_the_console_alone(show, tab):
    show(CONECT)
    tab.wait_for_console("“conect”")
    assert not tab.evaluate("() => document.querySelector('viaduct-screen').shadowRoot.querySelector('.viaduct-button')")


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_document_and_a_visit_that_are_answered_by_errors_are_counted_with_status_and_url(tab, proxied, proxy, show_proxied, dropped):
    proxied.add("/broken", MISSING, status=500)
    tab.open(f"{proxy.url}/broken?viaduct_menu=on")
    tab.native("button", "Viaduct, 1 notice").wait()
    proxied.add("/missing", MISSING, status=404)
    show_proxied('<a href="/missing">Missing</a>', head='<script src="/scripts/turbo.js" defer></script>', title="Start")
    tab.wait_for_screen()
    tab.page("a[href='/missing']").tap()
    # The error view covers Viaduct's button.
    wait_for_view(tab)
    tab.native("button", "Show the response").tap()
    (card,) = dropped("1 notice")
    assert f"{proxy.url}/missing was answered by 404." in card

"""The console's panel “Act”: its manual actions reach the page and the app."""

import json

import pytest

from harness.accessibility import assert_accessible
from harness.app_page import AppPage, component
from harness.console import Console

# About the program, whatever the browser.
pytestmark = pytest.mark.any_browser

FORM = component("form", connect=("connect", {"submitTitle": "Save"}))


@pytest.fixture
def act(second, own_server, show):
    """Shows a page and opens the panel: `act(body, **options of AppPage)`."""

    def act(body=FORM, width=1440, **options):
        show(body, viaduct=own_server.url, **options)
        console = Console(second, own_server).open(view="act", width=width)
        second.page(".act__cards").wait()
        return console

    return act


def button(tab, text):
    """Taps the button of the panel with that text or name."""
    number = tab.evaluate("""text => {
        const buttons = [...document.querySelectorAll(".act button")]
        for (const button of buttons) delete button.dataset.wanted
        const button = buttons.find(button => (button.ariaLabel ?? button.textContent) === text)
        if (!button) return null
        button.scrollIntoView({ block: "nearest" })
        button.dataset.wanted = "true"
        return true }""", text)
    assert number, f"a button “{text}”"
    tab.page(".act [data-wanted]").tap()


def told(tab, text):
    tab.wait_until(f"() => [...document.querySelectorAll('.act__told')].some(told => told.textContent === {json.dumps(text)})", text)


def fill(tab, label, text):
    """Replaces the text of the field with the label by typing."""
    assert tab.evaluate("""label => {
        const field = [...document.querySelectorAll(".act__field")].find(field => field.firstChild.textContent === label)?.lastChild
        field?.scrollIntoView({ block: "nearest" })
        field?.focus()
        field?.select?.()
        return document.activeElement === field }""", label), label
    tab.type(text)


def choose(tab, label, value):
    assert tab.evaluate("""(label, value) => {
        const select = [...document.querySelectorAll(".act__field")].find(field => field.firstChild.textContent === label)?.lastChild
        select.value = value
        return select.value === value }""", label, value)


@pytest.mark.quick
def test_a_reply_by_hand_reaches_the_page_as_the_native_side_s(tab, second, act):
    act()
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)
    second.wait_until("() => document.querySelector('.act select').selectedOptions[0]?.textContent.startsWith('form connect')")
    fill(second, "Data (JSON)", '{"by":"hand"}')
    button(second, "Send")
    told(second, "Sent.")
    assert tab.wait_for_replies(2)[1]["data"] == {"by": "hand"}
    fill(second, "Times", "3")
    fill(second, "Pause (ms)", "1")
    button(second, "Send")
    told(second, "Sent 3 times.")
    tab.wait_for_replies(5)


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_message_is_edited_and_sent_again_as_the_page_s(tab, second, act):
    act()
    tab.native("button", "Save").wait()
    second.wait_until("() => document.querySelector('.act select').selectedOptions[0]?.textContent.startsWith('form connect')")
    assert second.evaluate("""() => {
        document.querySelector("[name=act-from][value=page]").click()
        const data = document.querySelector(".act textarea")
        const before = JSON.parse(data.value)
        return before.metadata.url.startsWith("http") && before.submitTitle }""") == "Save"
    tab_data = second.evaluate("() => document.querySelector('.act textarea').value").replace('"Save"', '"Store"')
    fill(second, "Data (JSON)", json.dumps(json.loads(tab_data)))
    button(second, "Send")
    told(second, "Sent.")
    tab.native("button", "Store").wait()


@pytest.mark.slow
@pytest.mark.any_browser
def test_data_that_is_no_json_is_not_sent(tab, second, act):
    act()
    second.wait_until("() => document.querySelector('.act select').selectedOptions.length")
    fill(second, "Data (JSON)", "{no")
    button(second, "Send")
    second.wait_until("() => document.querySelector('.act textarea').matches(':user-invalid')")
    assert tab.replies == []


@pytest.mark.any_browser
def test_a_control_is_tapped_without_the_page(tab, second, act):
    act()
    second.wait_until("() => [...document.querySelectorAll('.act button')].some(({ ariaLabel }) => ariaLabel === 'Tap Save')")
    button(second, "Tap Save")
    told(second, "Save was tapped.")
    assert tab.wait_for_replies(1)[0]["event"] == "connect"


@pytest.mark.slow
@pytest.mark.any_browser
def test_replies_are_doubled_and_dropped_until_that_is_reset(tab, second, act):
    act()
    choose(second, "Replies arrive", "2")
    button(second, "Apply")
    told(second, "Replies arrive twice, at once.")
    tab.native("button", "Save").tap()
    tab.wait_for_replies(2)
    choose(second, "Replies arrive", "0")
    button(second, "Apply")
    told(second, "Replies do not arrive.")
    tab.native("button", "Save").tap()
    button(second, "Reset")
    told(second, "Replies arrive as ever.")
    tab.native("button", "Save").tap()
    tab.wait_for_replies(3)


@pytest.mark.any_browser
def test_the_connection_is_cut_and_comes_back(tab, second, act):
    console = act()
    fill(second, "Without a connection for (ms)", "300")
    button(second, "Cut the connection")
    told(second, "The connection is cut.")
    second.page(".views [data-view=timeline]").tap()
    console.wait_for_row("lost")
    console.wait_for_row("resumed")
    second.wait_until("() => document.querySelector('.pages__list [data-page]:not([data-page=\"\"])').dataset.connection === 'open'")
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)


@pytest.mark.slow
@pytest.mark.any_browser
def test_the_app_is_sent_to_the_background_told_of_its_screen_and_begins_anew(tab, second, act):
    console = act()
    for text, outcome in [
        ("To the background", "The app is in the background."), ("To the foreground", "The app is in the foreground."),
        ("Tell them", "The components were told viewWillAppear."),
        ("Begin anew for this page", "The app has begun anew for this page. Its process goes on."),
    ]:
        button(second, text)
        told(second, outcome)
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)
    second.page(".views [data-view=timeline]").tap()
    for subject in ["visibility", "lifecycle", "app"]:
        console.wait_for_row(subject)


@pytest.mark.slow
@pytest.mark.any_browser
def test_the_page_is_told_native_restore(tab, second, act):
    act()
    tab.evaluate("() => { document.addEventListener('native:restore', () => { window.restored = true }) }")
    button(second, "Send native:restore")
    told(second, "The page's components were told.")
    tab.wait_until("() => window.restored")


@pytest.mark.slow
def test_a_deep_link_opens_its_page(tab, app, second, act, own_server):
    act()
    there = app.add(AppPage(own_server.url, FORM, title="There"))
    fill(second, "Deep link", there)
    button(second, "Open")
    told(second, "The link was opened.")
    tab.wait_until("() => document.title === 'There'")
    # Firefox may keep the previous page and its connection for a while. Then there are two to choose from.
    second.wait_until("""() => {
        [...document.querySelectorAll(".act__choice .chip")].find(chip => chip.textContent === "There")?.click()
        return document.querySelector(".act__page").textContent === "Acts on “There”" }""")
    fill(second, "Deep link", "javascript:alert(1)")
    button(second, "Open")
    second.wait_until("() => [...document.querySelectorAll('.act input')].some(input => input.matches(':user-invalid'))")


@pytest.mark.slow
@pytest.mark.any_browser
def test_with_two_pages_one_is_chosen_first(tab, second, act, app, own_server, browser):
    act()
    with browser.new_tab() as other:
        other.open(app.add(AppPage(own_server.url, FORM, title="Other")))
        other.wait_for_screen()
        second.wait_until("() => document.querySelectorAll('.act__choice .chip').length === 2")
        button(second, "Other")
        second.wait_until("() => document.querySelector('.act__page').textContent === 'Acts on “Other”'")


@pytest.mark.slow
@pytest.mark.any_browser
def test_what_the_server_refuses_is_told(tab, second, act, own_server):
    act()
    own_server.stop()
    button(second, "Begin anew for this page")
    told(second, "The server does not answer.")
    own_server.start()


@pytest.mark.slow
@pytest.mark.any_browser
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_accessible_and_fits_at_every_width(tab, second, act, scheme):
    second.prefer(scheme)
    console = act()
    for width in [1440, 768, 360]:
        console.open(view="act", width=width)
        second.wait_until("() => document.querySelectorAll('.act__controls button').length > 0")
        assert second.evaluate("() => document.querySelector('.act').scrollWidth <= document.querySelector('.act').clientWidth")
        assert_accessible(second)


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_page_that_was_left_takes_nothing_until_it_is_back(tab, second, act):
    heading = "() => document.querySelector('.act > p').textContent"
    act()
    second.wait_until("() => [...document.querySelectorAll('.act button')].some(({ ariaLabel }) => ariaLabel === 'Tap Save')")
    page = second.look("() => document.querySelector('.page[data-page]:not([data-page=\"\"])').dataset.page")
    second.tap_at(*second.look("() => { const { x, y } = document.querySelector('.page:last-child').getBoundingClientRect(); return [Math.ceil(x) + 30, Math.ceil(y) + 8] }"))
    # Simulates entering and leaving the back/forward cache, which no browser guarantees.
    tab.evaluate("() => { dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })) }")
    second.wait_until(f"() => ({heading})().startsWith('This page was left')")
    assert not second.look("() => document.querySelector('.act__cards').checkVisibility()")
    assert "left, kept for the way back" in second.page(".pages__list").text
    refused = second.evaluate("""async page => {
        const body = JSON.stringify({ from: "page", frame: { type: "visibility", visible: false } })
        const headers = { "X-Viaduct": "console", "Content-Type": "application/json" }
        const response = await fetch(`/viaduct/api/pages/${page}/frames?room=default`, { method: "POST", headers, body })
        return [response.status, await response.text()] }""", page)
    assert refused[0] == 409 and "go back to it first" in refused[1]
    tab.evaluate("() => { dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })) }")
    second.wait_until(f"() => ({heading})().startsWith('Acts on')")
    button(second, "Tap Save")
    told(second, "Save was tapped.")
    assert tab.wait_for_replies(1)[0]["event"] == "connect"

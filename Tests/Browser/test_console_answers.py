"""The console's panel “Answers”: preset answers resolve a page's asks without a sheet."""

import json

import pytest

from harness.accessibility import assert_accessible
from harness.asks import BARCODE, CAMERA, COMPONENTS, LOCATION, TOKEN
from harness.console import Console

# About the program, whatever the browser.
pytestmark = pytest.mark.any_browser


@pytest.fixture
def answers(second, own_server):
    """Opens the panel: `answers(width)`."""

    def answers(width=1440, **state):
        console = Console(second, own_server).open(view="answers", width=width, **state)
        second.page(".answers__list").wait()
        return console

    return answers


def preset(tab, title, *values):
    """Fills in the row with the title, and applies it."""
    selectors = tab.evaluate("""title => {
        const row = document.querySelector(`.answer[aria-label="${title}"]`)
        row.scrollIntoView({ block: "center" })
        for (const old of document.querySelectorAll("[data-wanted]")) delete old.dataset.wanted
        return [...row.querySelectorAll("input, select, [type=submit]")].map((field, index) => {
            field.dataset.wanted = index
            return [`[data-wanted="${index}"]`, field.localName] }) }""", title)
    for value, (selector, kind) in zip(values, selectors):
        if kind == "select":
            tab.evaluate("(selector, value) => { document.querySelector(selector).value = value }", selector, value)
        else:
            tab.page(selector).tap()
            tab.evaluate("() => document.activeElement.select()")
            tab.type(value)
    tab.page(selectors[-1][0]).tap()
    tab.wait_until(f"() => document.querySelector('.answer[aria-label={json.dumps(title)}]').dataset.set === 'true'")


def ask(tab, body, show, server):
    show(body, viaduct=server.url, components=COMPONENTS)
    # A browser does not draw a tab behind another.
    tab.evaluate("() => document.querySelector('main > button').click()")


def test_a_page_is_answered_at_once_and_shows_no_sheet(tab, second, show, own_server, answers):
    console = answers()
    preset(second, "Permission: location", "true")
    preset(second, "Location", "47.05", "8.3")
    ask(tab, LOCATION, show, own_server)
    assert tab.wait_for_replies(1)[0]["data"] == {"latitude": 47.05, "longitude": 8.3}
    assert tab.evaluate("() => document.querySelector('viaduct-screen').shadowRoot.querySelector('.ask')") is None
    second.page(".views [data-view=timeline]").tap()
    console.wait_for_row("action", lambda row: "47.05" in row["text"])


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_code_a_token_and_a_refusal_are_answers_too(tab, second, show, own_server, answers):
    answers()
    preset(second, "Permission: camera", "true")
    preset(second, "Barcode", "4006381333931", "ean13")
    preset(second, "Permission: notifications", "true")
    preset(second, "Notification token", "00FF")
    ask(tab, BARCODE, show, own_server)
    assert "4006381333931" in json.dumps(tab.wait_for_replies(1)[0]["data"])
    ask(tab, TOKEN, show, own_server)
    assert "00ff" in json.dumps(tab.wait_for_replies(1)[0]["data"])
    preset(second, "Permission: camera", "false")
    ask(tab, CAMERA, show, own_server)
    assert "denied" in json.dumps(tab.wait_for_replies(1)[0]["data"])


@pytest.mark.slow
def test_what_is_forgotten_is_asked_again(tab, second, show, own_server, answers):
    answers()
    preset(second, "Permission: camera", "true")
    second.page(".answers__head button").tap()
    second.wait_until("() => document.querySelectorAll('.answer[data-set=true]').length === 0")
    second.wait_until("() => document.querySelector('.answers .act__told').textContent.startsWith('All answers are forgotten')")
    ask(tab, CAMERA, show, own_server)
    tab.wait_until("() => document.querySelector('viaduct-screen').shadowRoot.querySelector('[role=alertdialog], .ask')")


@pytest.mark.slow
@pytest.mark.any_browser
def test_an_answer_is_for_its_room_and_is_still_there_for_the_next_console(second, browser, own_server, answers):
    answers(room="team")
    preset(second, "Notification token", "0a0b")
    answers(room="other")
    second.wait_until("() => document.querySelectorAll('.answer').length > 5")
    assert second.evaluate("() => document.querySelectorAll('.answer[data-set=true]').length") == 0
    answers(room="team")
    second.wait_until("() => document.querySelector('.answer[aria-label=\"Notification token\"] input').value === '0a0b'")


@pytest.mark.any_browser
def test_what_is_no_answer_is_not_used(second, answers):
    answers()
    second.page(".answer[aria-label=Location] label:nth-of-type(1) input").tap()
    second.type("91")
    second.page(".answer[aria-label=Location] [type=submit]").tap()
    second.wait_until("() => document.querySelector('.answer[aria-label=Location] input').matches(':user-invalid')")
    assert second.evaluate("() => document.querySelectorAll('.answer[data-set=true]').length") == 0


@pytest.mark.slow
@pytest.mark.any_browser
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_accessible_and_fits_at_every_width(second, answers, scheme):
    second.prefer(scheme)
    answers()
    preset(second, "Permission: camera", "true")
    for width in [1440, 768, 360]:
        second.resize(width, 900)
        second.wait_until("() => document.querySelectorAll('.answer[data-set=true]').length === 1")
        assert second.evaluate("() => document.querySelector('.answers').scrollWidth <= document.querySelector('.answers').clientWidth")
        assert_accessible(second)

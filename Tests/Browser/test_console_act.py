"""The console's panel “Act”, in both browsers: what a person does there by hand reaches the page and the app."""

import json

import pytest

from harness.accessibility import assert_accessible
from harness.app_page import component
from harness.console import Console
from harness.waiting import wait_until

FORM = component("form", connect=("connect", {"submitTitle": "Save"}))


@pytest.fixture
def second(browser):
    """A tab of its own for the console."""
    with browser.new_tab() as tab:
        yield tab
        assert tab.uncaught_errors == []


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
    """Types into the field with that label, in place of what it has."""
    assert tab.evaluate("""label => {
        const field = [...document.querySelectorAll(".act__field")].find(field => field.firstChild.textContent === label)?.lastChild
        field?.scrollIntoView({ block: "nearest" })
        field?.focus()
        field?.select?.()
        return document.activeElement === field }""", label), label
    tab.type(text)


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

"""The report of a test: one HTML file, which opens in a browser without a server."""

import json
import uuid

import pytest

from harness.app_page import component
from harness.test_api import TestAPI

HOSTILE = "</script><img src=x onerror='document.title = 1'>"
ALERT = component("alert", connect=("show", {"title": "Delete?", "description": HOSTILE, "confirm": "Yes", "dismiss": "No"}))
FORM = component("form", connect=("connect", {"submitTitle": "Save"}))
STIMULUS = '<script src="/scripts/stimulus.js"></script><script>stimulus.register("broken", class { connect() { boom() } })</script>'
BROKEN = '<div data-controller="broken"></div>'


def opened(tab, proxy, test, tmp_path, title, failure):
    """Keeps the report in a file, and opens that."""
    status, text = test.ask("POST", "report", {"title": title, **({"failure": failure} if failure else {})})
    assert status == 200
    path = tmp_path / "report.html"
    path.write_text(text)
    tab.open(path.as_uri())
    tab.wait_until("() => document.querySelector('.test__title') !== null")
    return text


STEPS = "() => [...document.querySelectorAll('.step')].map(step => step.querySelector('.step__verb').textContent)"
BUTTONS = """() => [...document.querySelector('iframe').contentDocument.querySelector('viaduct-screen')?.shadowRoot.querySelectorAll('button') ?? []]
    .filter(button => button.checkVisibility()).map(button => button.textContent.trim())"""
DIALOG = "() => document.querySelector('iframe').contentDocument.querySelector('viaduct-screen')?.shadowRoot.querySelector('dialog')?.textContent ?? ''"


@pytest.fixture
def test(proxy):
    return TestAPI(proxy, uuid.uuid4().hex)


def test_a_report_shows_the_steps_the_screens_and_the_errors_of_a_test_without_a_server(tab, test, show_proxied, proxy, tmp_path):
    show_proxied(FORM + BROKEN, head=STIMULUS)
    tab.open(f"{proxy.url}/?viaduct_test={test.tag}")
    test.call("messages", component="form")
    test.call("tap", title="Save")
    failure = test.ask("POST", "tap", {"title": "Keep", "timeout": 3000})[1]
    assert "In the page: Stimulus: Error connecting controller: ReferenceError: boom is not defined" in failure
    opened(tab, proxy, test, tmp_path, "a note is saved", failure)
    assert tab.evaluate(STEPS) == ["messages", "tap", "tap"]
    assert tab.page(".test__outcome").text == "Failed" and "boom is not defined" in tab.page(".test__failure").text
    tab.wait_until("() => document.querySelector('.step[aria-current]')?.textContent.includes('no control “Keep”')")
    tab.wait_until(f"() => ({BUTTONS})().includes('Save')", lambda: f"the drawn bar: {tab.evaluate(BUTTONS)}")
    # The page's console has a view for each question.
    tab.page("[data-view=dropped]").tap()
    tab.wait_until("() => document.querySelector('.panel.dropped').textContent.includes('boom is not defined')")
    tab.page("[data-view=timeline]").tap()
    tab.wait_until("() => document.querySelector('.timeline').textContent.includes('form connect')")
    assert tab.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name).filter(name => !name.startsWith('data:'))") == []


def test_hostile_texts_stay_texts_in_a_report(tab, test, show_proxied, proxy, tmp_path):
    show_proxied(ALERT, components=["alert"])
    tab.open(f"{proxy.url}/?viaduct_test={test.tag}")
    test.call("messages", component="alert")
    test.ask("POST", "tap", {"title": HOSTILE, "timeout": 0})
    test.call("screen")
    opened(tab, proxy, test, tmp_path, HOSTILE, HOSTILE)
    assert tab.page(".test__title").text == HOSTILE and tab.page(".test__failure").text == HOSTILE
    assert tab.evaluate("() => document.title") != "1"
    assert tab.evaluate("() => document.querySelectorAll('img').length") == 0


def test_a_test_without_pages_has_a_report(tab, test, proxy, tmp_path):
    test.ask("POST", "tap", {"title": "Save", "timeout": 0})
    text = opened(tab, proxy, test, tmp_path, "nothing was opened", None)
    assert json.loads(text.partition('id="test">')[2].partition("</script>")[0])["failure"] is None
    assert tab.page(".test__outcome").text == "Passed"
    assert "no page" in tab.page(".step__error").text

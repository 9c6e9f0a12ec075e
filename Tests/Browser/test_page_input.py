"""What a person does in a page, reported to the trace while somebody reads it: by what a test finds the element again."""

import pytest

from harness import keys
from harness.app_page import component
from harness.waiting import wait_until

LOADED = "() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('page_watch.js'))"
PAGE = """
<a href="#one">New <b>note</b></a> <a href="#two" id="second">Twice</a> <a href="#three">Twice</a>
<button type="button" aria-label="Close">×</button> <div id="plain">Plain</div> <div id="acts" onclick="0">Acts</div>
<form onsubmit="return false">
<label>Text <input name="text"></label> <input placeholder="Search"> <input id="bare">
<label><input type="checkbox" name="agree"> Agree</label>
<label for="colour">Colour</label> <select id="colour"><option>Red</option><option value="g">Green</option></select>
<button hidden>Send</button>
</form>"""
SECRETS = """
<label>Word <input type="password" id="word"></label> <label>Token <input id="token"></label> <input id="number" name="card_number">
<label>Code <input id="code" autocomplete="one-time-code"></label> <label>Plain <input id="plain"></label> <textarea id="long"></textarea>"""


@pytest.fixture
def inputs(tab, show, reader, own_server):
    """Opens a page that reports what is done in it: `inputs(body)` returns `newest(count)`, which waits for all of them."""
    def inputs(body):
        # The reader has connected when it has seen a page.
        show(component("form", connect=("connect", {"submitTitle": "Save"})), viaduct=own_server.url)
        reader.wait_for("message", "page")
        show(body + "<p id=ready>Ready</p>", viaduct=own_server.url)
        tab.wait_until(LOADED)

        def acts():
            frames = [{name: value for name, value in frame.items() if name != "type"} for frame in reader.of_kind("input", "page")]
            return [frame for frame in frames if frame.get("selector") != "#ready"]

        def newest(count):
            wait_until(lambda: len(acts()) >= count, lambda: f"{count} acts, there are {acts()}")
            assert len(acts()) == count, acts()
            return acts()

        # Its module runs a moment after it is there.
        wait_until(lambda: tab.page("#ready").tap() or reader.of_kind("input", "page"), "the page to report")
        return newest

    return inputs


@pytest.mark.any_browser
def test_acts_are_reported_by_what_a_person_sees(tab, inputs):
    newest = inputs(PAGE)
    for css in ("a b", "#second", "[aria-label]", "#plain", "#acts", "label input[name=text]"):
        tab.page(css).tap()
    tab.type("Hi")
    tab.page("[placeholder]").tap()
    tab.type("a")
    tab.press(keys.ENTER)
    tab.page("[name=agree]").tap()
    tab.evaluate("() => document.querySelector('#colour').focus()")
    tab.type("G")
    link, twice, close, plain, acts, field, first, text, search, searched, enter, agree, colour = newest(13)
    assert link == {"act": "click", "by": "role", "role": "link", "name": "New note"}
    assert twice == {"act": "click", "by": "role", "role": "link", "name": "Twice", "nth": 0}
    assert close == {"act": "click", "by": "role", "role": "button", "name": "Close", "selector": 'button[aria-label="Close"]'}
    assert plain == {"act": "click", "by": "selector", "role": "generic", "selector": "#plain"}
    assert acts == {"act": "click", "by": "selector", "selector": "#acts"}
    assert field == {"act": "click", "by": "label", "name": "Text"}
    assert text == {"act": "type", "by": "label", "name": "Text", "field": {"name": "Text text", "value": "Hi"}} and first["field"]["value"] == "H"
    assert searched == {"act": "type", "by": "placeholder", "name": "Search", "field": {"name": "Search", "value": "a"}}
    # The button that submits is hidden.
    assert enter == {"act": "press", "by": "placeholder", "name": "Search"}
    assert agree == {"act": "check", "by": "label", "role": "checkbox", "name": "Agree"}
    assert colour == {"act": "choose", "by": "label", "name": "Colour", "field": {"name": "Colour colour", "value": "Green"}}


@pytest.mark.any_browser
def test_no_secret_is_reported_and_nothing_that_a_script_does(tab, inputs, reader):
    newest = inputs(SECRETS)
    tab.evaluate("() => { document.querySelector('#plain').dispatchEvent(new Event('input', { bubbles: true })) }")
    tab.evaluate("() => document.querySelector('#word').click()")
    for css in ("#word", "#token", "#number", "#code", "#plain"):
        tab.page(css).tap()
        tab.type("s3")
    # What was hidden once stays hidden.
    tab.evaluate("() => { document.querySelector('#word').type = 'text' }")
    tab.page("#word").tap()
    tab.type("t")
    tab.evaluate("() => { document.querySelector('#long').value = 'x'.repeat(1000) }")
    tab.page("#long").tap()
    tab.type("y")
    typed = [act for act in newest(19) if act["act"] == "type"]
    assert [act["field"].get("value") for act in typed] == ["[masked]"] * 8 + ["s", "s3", "[masked]", None]
    assert not any("s3" in str(event) and "Plain" not in str(event) for event in reader.of_kind("input", "page"))


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_page_that_names_fields_like_members_of_its_form_goes_on(tab, inputs):
    inputs('<form id="form" style="padding: 40px"><input name="closest"><input name="matches"><input name="checkVisibility"></form><p id="end">End</p>')
    x, y = tab.evaluate("() => { const { x, y } = form.getBoundingClientRect(); return [x + 5, y + 5] }")
    tab.tap_at(int(x), int(y))
    tab.page("#end").tap()
    assert tab.uncaught_errors == []

"""The console's form for a stub, with a folder of `--stubs`."""

import json

import pytest

from harness.app_page import component
from harness.console import Console
from harness.viaduct_server import ViaductServer
from harness.waiting import wait_until

COMMENTED = """{
  // How many stars?
  "rules": [
    { "on": "rate", "reply": { "data": { "id": 12345678901234567890, "ratio": 1.0 } } }, // as on the phone
  ]
}
"""
BROKEN = '{\n  "rules": [\n    { "on": "connect" }\n}\n'
# A page with a component that nobody has.
BODY = component("zork", connect=("connect", {"title": "Stars"})) + "<i data-controller='bridge--zork'></i>"
SET = """(name, value) => {
    const label = [...document.querySelectorAll(".stub label")].find(label => label.textContent.startsWith(name))
    const field = label.querySelector("input, select, textarea")
    field.value = value
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true })) }"""
STATUS = "() => document.querySelector('.stub [role=status]').textContent"


@pytest.fixture
def form(tab, second, show, tmp_path):
    """The open form of the component “zork”: `keep(component=…)` fills fields in, presses Keep, and returns what the form says."""
    server = ViaductServer("--stubs", str(tmp_path))
    show(BODY, components=["zork"], viaduct=server.url)
    console = Console(second, server).open(view="dropped")
    second.wait_until("() => document.querySelector('.stub summary')")
    console.tap_point("() => document.querySelector('.stub summary')")
    second.wait_until("() => document.querySelector('.stub[open]')")

    def keep(**fields):
        for name, value in fields.items():
            second.evaluate(SET, name.replace("_", " ").capitalize(), value)
        second.evaluate("() => { document.querySelector('.stub [role=status]').textContent = '' }")
        console.tap_point("() => document.querySelector('.stub button')")
        return wait_until(lambda: second.evaluate(STATUS), "what the form says")

    keep.tab = second
    yield keep
    server.stop()


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_file_with_a_mistake_stays_as_it_is(form, tmp_path):
    (tmp_path / "menu.json").write_text(BROKEN)
    said = form(component="menu")
    assert said.startswith("menu.json has a mistake, and stays as it is. Mend it first: menu.json:4: This is no JSON"), said
    assert (tmp_path / "menu.json").read_text() == BROKEN


@pytest.mark.any_browser
def test_a_rule_leaves_comments_and_numbers_of_the_file_as_they_are(form, tmp_path):
    file = tmp_path / "rating.json"
    file.write_text(COMMENTED)
    said = form(component="rating", data='{"id": 12345678901234567890}')
    assert said == f"Kept in {file}. Edit it there.", said
    before, after = COMMENTED.split('"rules": [\n')
    text = file.read_text()
    assert text.startswith(before) and text.endswith(after)
    assert '"data": {"id": 12345678901234567890}' in text
    form(component="rating", data='{"id": 2}')
    changed = file.read_text()
    assert changed == text.replace("12345678901234567890", "2", 1)


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_stub_that_breaks_its_contract_is_kept_and_its_mistake_shown(tab, second, show, tmp_path):
    (tmp_path / "contract").mkdir(), (tmp_path / "stubs").mkdir()
    (tmp_path / "contract/zork.json").write_text(json.dumps({"type": "object", "properties": {"event": {"enum": ["open"]}}}))
    server = ViaductServer("--stubs", str(tmp_path / "stubs"), "--contract", str(tmp_path / "contract"))
    try:
        show(BODY, components=["zork"], viaduct=server.url)
        console = Console(second, server).open(view="dropped")
        second.wait_until("() => document.querySelector('.stub summary')")
        console.tap_point("() => document.querySelector('.stub summary')")
        console.tap_point("() => document.querySelector('.stub button')")
        said = wait_until(lambda: second.evaluate(STATUS), "what the form says")
        assert said.startswith("Kept in ") and "zork.json:3: rule 1: It breaks the contract" in said, said
        assert (tmp_path / "stubs/zork.json").exists()
    finally:
        server.stop()


@pytest.mark.slow
@pytest.mark.any_browser
@pytest.mark.parametrize("name", ["../x", "a b", ".hidden"])
def test_a_name_that_no_component_can_have_is_refused_in_the_form(form, name):
    form.tab.evaluate(SET, "Component", name)
    assert form.tab.evaluate("() => document.querySelector('.stub form').checkValidity()") is False
    form.tab.evaluate(SET, "Component", "a.B_1-c")
    assert form.tab.evaluate("() => document.querySelector('.stub form').checkValidity()") is True


@pytest.mark.any_browser
def test_a_stub_for_a_message_has_its_data_as_an_example_of_the_types(tab, second, show, tmp_path):
    server = ViaductServer("--stubs", str(tmp_path))
    try:
        show("<script>window.webBridge = { setAdapter(adapter) { this.adapter = adapter }, receive() {} }; document.dispatchEvent(new Event('web-bridge:ready'))</script>", libraries=[], viaduct=server.url)
        tab.wait_until("() => webBridge.adapter")
        data = '{ stars: [1, 2], name: "Bread", metadata: { url: location.href } }'
        tab.evaluate(f"() => webBridge.adapter.receive({{ id: '1', component: 'zork', event: 'connect', data: {data} }})")
        console = Console(second, server).open(view="dropped")
        second.wait_until("() => document.querySelector('.stub summary')")
        console.tap_point("() => document.querySelector('.stub summary')")
        console.tap_point("() => document.querySelector('.stub button')")
        said = wait_until(lambda: second.evaluate(STATUS), "what the form says")
        assert said == f"Kept in {tmp_path}/zork.json. Edit it there.", said
        [rule] = json.loads((tmp_path / "zork.json").read_text())["rules"]
        assert list(rule) == ["on", "example", "button", "reply"]
        assert (rule["example"], rule["button"]) == ({"stars": [1, 2], "name": "Bread"}, {"title": "{{data.name}}"})
        second.evaluate(SET, "Example", "[1]")
        assert second.evaluate("() => document.querySelector('.stub form').checkValidity()") is False
    finally:
        server.stop()

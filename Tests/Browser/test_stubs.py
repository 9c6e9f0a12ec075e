"""Components that are read from files: in a page, in the console, and at the terminal."""

import json
import shutil
import subprocess

import pytest
from jsonschema import Draft202012Validator

from harness.accessibility import assert_accessible
from harness.app_page import component
from harness.keys import ENTER
from harness.viaduct_server import PROGRAM, REPOSITORY, ViaductServer, process_options

pytestmark = pytest.mark.any_browser
EXAMPLES = REPOSITORY / "docs" / "examples" / "stubs"
RULE = {"on": "connect", "button": {"title": "Rate {{data.title}}"}, "reply": {"event": "rated", "data": {"stars": 5}}}
RATING = component("button", connect=("connect", {"title": "Viaduct"}))


def write(folder, rule, name="button"):
    (folder / f"{name}.json").write_text(json.dumps({"rules": [rule]}))


def run(*arguments):
    return subprocess.run([PROGRAM, "stub", *arguments], capture_output=True, **process_options())


@pytest.mark.quick
def test_a_stub_answers_and_is_read_again_when_it_is_saved(tab, show, tmp_path):
    write(tmp_path, RULE)
    server = ViaductServer("--stubs", str(tmp_path))
    try:
        show(RATING, viaduct=server.url)
        tab.native("button", "Rate Viaduct").tap()
        reply = tab.wait_for_replies(1)[0]
        assert (reply["event"], reply["data"]["stars"]) == ("rated", 5)
        write(tmp_path, RULE | {"button": {"title": "Judge {{data.title}}"}})
        tab.native("button", "Judge Viaduct").wait()
        (tmp_path / "button.json").write_text('{"rules":[\n{"on":"connect","buton":{}}]}')
        tab.wait_for_console("button.json:2: rule 1: A rule has no “buton”. Did you mean “button”?")
        tab.native("button", "Judge Viaduct").wait()
    finally:
        server.stop()


@pytest.mark.slow
def test_the_console_makes_a_stub_of_an_unknown_component(console, tab, show, own_server):
    show(component("rating", connect=("connect", {"title": "Stars"})) + "<i data-controller='bridge--rating'></i>", components=["rating"], viaduct=own_server.url)
    console.open(view="dropped")
    page = console.tab
    page.wait_until("() => document.querySelector('.stub summary')")
    page.evaluate("() => document.querySelector('.stub summary').focus()")
    page.press(ENTER)
    page.wait_until("() => document.querySelector('.stub[open]')")
    assert_accessible(page)
    page.evaluate("() => document.querySelector('.stub button').focus()")
    page.press(ENTER)
    page.wait_until("() => document.querySelector('.stub [role=status]').textContent.startsWith('Kept until')")
    # The form's next rule comes in place of its last one, which could take no message any more.
    page.evaluate("""() => {
        [...document.querySelectorAll('.stub input')].find(input => input.value === '{{data.title}}').value = 'Judge {{data.title}}'
        document.querySelector('.stub button').focus()
    }""")
    page.press(ENTER)
    read = "async () => (await (await fetch('/viaduct/api/stubs', { headers: { 'x-viaduct': 'console' } })).json()).stubs[0].stub.rules"
    page.wait_until(f"async () => (await ({read})())[0].button.title.startsWith('Judge')")
    assert page.evaluate(read) == [{"on": "connect", "button": {"title": "Judge {{data.title}}"}, "reply": {}}]
    tab.activate()
    # The page loads again, since the web library leaves out components that the app does not have.
    tab.native("button", "Judge Stars").tap()
    assert [reply["component"] for reply in tab.wait_for_replies(1)] == ["rating"]


def test_the_terminal_checks_stubs_and_writes_their_source(tmp_path):
    assert run(EXAMPLES).returncode == 0
    assert "export default class extends BridgeComponent" in run("--to-stimulus", EXAMPLES / "rating.json").stdout
    several = run("--to-stimulus", EXAMPLES)
    assert (several.returncode, several.stdout) == (2, "")
    assert f"Name one of the {len(list(EXAMPLES.glob('*.json')))} stubs. (VD-USAGE-1)" in several.stderr
    (tmp_path / "rating.json").write_text("{\n}")
    shutil.copy(EXAMPLES / "form.json", tmp_path)
    assert run("--to-swift", tmp_path).stdout == ""
    checked = run(tmp_path)
    assert checked.returncode == 1
    assert checked.stdout.startswith("form.json: “form”")
    assert "rating.json:1: A stub needs “rules”, a list. (VD-STUB-2)" in checked.stderr
    assert "1 stub has to be mended. (VD-STUB-2)" in checked.stderr


def test_the_schema_knows_the_examples_and_their_mistakes():
    schema = json.loads((REPOSITORY / "public/viaduct/schema/stub.json").read_text())
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    for file in EXAMPLES.glob("*.json"):
        text = "\n".join(line for line in file.read_text().splitlines() if not line.strip().startswith("//"))
        assert not list(validator.iter_errors(json.loads(text))), file
    for rule in [{}, {"on": "a", "buton": {}}, {"on": "a", "reply": {"delayMs": 60001}}, {"on": "a", "button": {}}]:
        assert list(validator.iter_errors({"rules": [rule]})), rule


def test_stubs_are_checked_against_a_contract_without_a_server(tmp_path):
    schemas, stubs = tmp_path / "contract", tmp_path / "stubs"
    schemas.mkdir(), stubs.mkdir()
    empty = run("--contract", schemas, EXAMPLES)
    assert empty.returncode == 1 and "has no contract: viaduct contract --out" in empty.stderr and "VD-CONTRACT-2" in empty.stderr
    missing = run("--contract", tmp_path / "none", EXAMPLES)
    assert missing.returncode == 1 and "none has no contract" in missing.stderr
    (schemas / "button.json").write_text(json.dumps({
        "type": "object", "properties": {"event": {"enum": ["connect", "disconnect"]}},
        "$defs": {"reply to rated": {"type": "object", "required": ["stars"], "properties": {"stars": {"type": "number"}}}}}))
    write(stubs, RULE)
    write(stubs, RULE, "unknown")
    right = run("--contract", schemas, stubs)
    assert right.returncode == 0, right.stderr
    assert "button.json: “button”, 1 rule" in right.stdout
    (stubs / "button.json").write_text('{"rules":[\n{"on":"conect"},\n{"on":"connect","reply":{"event":"rated","data":{"stars":"5"}}}]}')
    wrong = run("--contract", schemas, stubs)
    assert wrong.returncode == 1
    first, second, last = wrong.stderr.splitlines()
    assert first.startswith(f"{stubs}/button.json:2: rule 1: It breaks the contract in button.json: “event” is “conect”") and "VD-CONTRACT-2" in first
    assert second.startswith(f"{stubs}/button.json:3: rule 2:") and "“reply.data.stars” has to be number, and is string" in second
    assert last == "viaduct: 1 stub has to be mended. (VD-CONTRACT-2)"
    assert "button.json" not in wrong.stdout and "unknown.json" in wrong.stdout
    assert run(stubs).returncode == 0
    (schemas / "button.json").write_text("{\noops")
    broken = run("--contract", schemas, stubs)
    assert broken.returncode == 1 and "contract/button.json:2: This is no JSON" in broken.stderr, broken.stderr

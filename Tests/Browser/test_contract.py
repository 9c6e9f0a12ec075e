"""`viaduct contract`: the data that controllers send, compared with the data that Swift components decode."""

import json

import pytest
from jsonschema import Draft202012Validator

from harness.contract import CONTROLLER, SWIFT
from harness.viaduct_server import ViaductServer

SEND = 'this.send("connect", { title: this.titleValue, items }'
SEND_DATA = 'this.send("connect", data'


@pytest.mark.any_browser
def test_two_sides_that_fit_are_written_down_as_a_schema(contract, tmp_path):
    status, output = contract(CONTROLLER, SWIFT, "--out", tmp_path / "schemas")
    assert (status, output) == (0, "1 component, 1 on both sides: no disagreement.\n")
    schema = json.loads((tmp_path / "schemas" / "menu.json").read_text())
    Draft202012Validator.check_schema(schema)
    valid = Draft202012Validator(schema).is_valid
    message = {"component": "menu", "event": "connect", "data": {"title": "a", "items": [{"title": "b", "index": 1}], "other": 1}}
    assert valid(message) and valid({"component": "menu", "event": "disconnect"})
    assert not valid({**message, "event": "conect"})
    assert not valid({**message, "data": {"title": "a"}})
    assert not valid({**message, "data": {**message["data"], "items": [{"title": 1, "index": 1}]}})
    assert schema["$defs"]["reply to connect"]["properties"] == {"index": {"type": "number"}}


@pytest.mark.any_browser
@pytest.mark.parametrize("old, new, text, cure", [
    ('send("connect"', 'send("conect"', "event “conect”: the app does not know the event.\n  web    web/menu_controller.js:10  sends conect\n"
     "  swift  app/Menu.swift:2  knows connect", "Did you mean “connect”?"),
    ("title: this.titleValue", "tilte: this.titleValue", "the app needs “title”, which the page does not send.\n"
     "  web    web/menu_controller.js:10  sends tilte, items\n  swift  app/Menu.swift:15  needs title: a string", "Did you mean “tilte”?"),
    ("index: 1 }))", "index: `1` }))", "“items[].index” has another type.\n  web    web/menu_controller.js:9  sends a string\n"
     "  swift  app/Menu.swift:13  needs a number", "Send a number, or change the type in Swift."),
    ("title: this.titleValue", "title: this.titleValue ? null : 'a'", "“title” may be null", "make it optional in Swift"),
    ("data.index", "data.selectedIndex + 1", "the page reads “selectedIndex” of the reply, which the app does not send.\n"
     "  web    web/menu_controller.js:18  reads selectedIndex\n  swift  app/Menu.swift:9  replies index", "Read a member that the app sends"),
    ('component = "menu"', 'component = "menus"', "“menus”: the app has no component of this name.\n  web    web/menu_controller.js:4  names menus\n"
     "  swift  app/Menu.swift:2  names menu", "Did you mean “menu”?"),
])
def test_a_disagreement_names_both_places_and_what_to_do(contract, old, new, text, cure):
    status, output = contract(CONTROLLER.replace(old, new, 1))
    assert status == 1 and text in output and cure in output, output


@pytest.mark.any_browser
@pytest.mark.parametrize("old, new", [
    ("{ title: this.titleValue, items }", "data()"), ("{ title: this.titleValue, items }", "{ ...rest, items }"),
    ("this.titleValue", "this.element.title"), ("data.index", "data[name]"), ("data.index", "data.other ? 1 : 0"), ("data.index", "data.other === 1"),
    ("const items", "let items"), ('send("connect"', "send(name"),
    ("message => this.#choose(message)", "this.callback"),
    # A constant whose members change later, here or in a function that it is passed to.
    (SEND, f"const data = {{ title: 1, items }}\n    data.title = 'a'\n    {SEND_DATA}"),
    (SEND, f"const data = {{ title: 1 }}\n    Object.assign(data, this.details())\n    {SEND_DATA}"),
    (SEND, f"const data = {{}}, all = data\n    all[name] = 1\n    {SEND_DATA}"),
    (SEND, f"const data = {{}}\n    for (const name of names) data[name] = 1\n    {SEND_DATA}"),
    (SEND, f"const data = {{}}\n    fill(data)\n    {SEND_DATA}"), (SEND, f"const data = {{}}\n    data[name] = 1\n    {SEND_DATA}"),
    ("index: 1 }))", "index: `1` }))\n    items?.at(0)?.use(1)"), ("index: 1 }))", "index: `1` }))\n    items.push(...this.more)"), ("index: 1 }))", "index: `1` }))\n    items[0].index = 1"),
])
def test_what_cannot_be_known_is_no_disagreement(contract, old, new):
    status, output = contract(CONTROLLER.replace(old, new, 1))
    assert status == 0 and "no disagreement" in output, output
    assert ("note: “menu”: an event cannot be known before the page runs.\n  web    web/menu_controller.js:10" in output) == ("send(name" in new)


@pytest.mark.any_browser
@pytest.mark.parametrize("lines, text", [
    ("const data = { tilte: `a`, items }\n    console.log(data, data.items.map(String))", "sends tilte, items"),
    ("const data = { title: 1 }\n    data.items = items", "“title” has another type"),
])
def test_a_constant_that_is_only_read_or_grows_keeps_its_members(contract, lines, text):
    status, output = contract(CONTROLLER.replace(SEND, f"{lines}\n    {SEND_DATA}"))
    assert status == 1 and text in output, output


@pytest.mark.any_browser
def test_a_function_within_a_method_returns_for_itself(contract):
    details = "  details() {\n    function other() { return 7 }\n    return { tilte: `a`, items: [] }\n  }\n\n  disconnect()"
    status, output = contract(CONTROLLER.replace(SEND, 'this.send("connect", this.details()').replace("  disconnect()", details))
    assert status == 1 and "sends tilte, items" in output, output


@pytest.mark.any_browser
def test_typescript_keeps_its_lines(contract):
    typed = CONTROLLER.replace("\n  connect() {", "\n  declare readonly x: number\n\n  connect(a?: string): void {")
    status, output = contract(typed.replace("this.titleValue", "this.titleValue as string").replace('"connect"', '"conect"'), name="menu_controller.ts")
    assert status == 1 and "web/menu_controller.ts:12  sends conect" in output, output


@pytest.mark.any_browser
def test_a_schema_has_what_any_of_two_messages_sends(contract, tmp_path):
    again = CONTROLLER.replace("  connect()", "  more() {\n    this.send(\"connect\", { first: 1, title: this.titleValue, items: [], both: 1 })\n"
                               "    this.send(\"connect\", { last: `a`, title: this.titleValue, items: [], both: `a` })\n  }\n\n  connect()")
    contract(again, SWIFT, "--out", tmp_path / "schemas")
    schema = json.loads((tmp_path / "schemas" / "menu.json").read_text())
    data = next(rule["then"]["properties"]["data"] for rule in schema["allOf"] if "connect" in json.dumps(rule["if"]) and "dis" not in json.dumps(rule["if"]))
    assert (data["properties"]["first"], data["properties"]["last"], data["properties"]["both"]) == ({"type": "number"}, {"type": "string"}, {})


@pytest.mark.any_browser
def test_a_recording_is_compared_too(contract, tmp_path):
    def event(kind, data):
        message = {"id": "1", "component": "menu", "event": "connect", "data": data}
        return json.dumps({"n": 1, "page": "01234567", "kind": kind, "from": "page", "frame": {"type": kind, "message": message}})

    header = '{"viaduct":"0.1.0","version":1}'
    lines = [header, event("message", {"title": 3, "items": [], "metadata": {"url": "x"}}), event("reply", {"extra": True}), "{half"]
    (tmp_path / "session.jsonl").write_text("\n".join(lines))
    status, output = contract(CONTROLLER, SWIFT, "--from", tmp_path / "session.jsonl", "--out", tmp_path / "schemas")
    assert status == 1
    assert "“title” has another type.\n  web    session.jsonl:2  sends a number\n  swift  app/Menu.swift:15  needs a string" in output
    assert "session.jsonl, line 4: the last line is broken, and was left out." in output
    schema = json.loads((tmp_path / "schemas" / "menu.json").read_text())
    assert schema["$defs"]["reply to connect"]["properties"]["extra"] == {"type": "boolean"}
    assert "metadata" not in json.dumps(schema)


@pytest.mark.any_browser
def test_a_masked_value_of_a_recording_has_no_type(contract, tmp_path):
    color = "        let color: String?\n"
    swift = SWIFT.replace(color, f"{color}        let cards: [String]\n        let tokenCount: Int\n")
    data = {"title": "a", "items": [], "cards": "[masked]", "tokenCount": "[masked]"}
    message = {"id": "1", "component": "menu", "event": "connect", "data": data}
    lines = ['{"viaduct":"0.1.0","version":1}', json.dumps({"n": 1, "page": "0", "kind": "message", "from": "page", "frame": {"type": "message", "message": message}})]
    (tmp_path / "session.jsonl").write_text("\n".join(lines) + "\n")
    _, output = contract(CONTROLLER.replace("items }", "items, cards: [`a`], tokenCount: 1 }"), swift, "--from", tmp_path / "session.jsonl", "--out", tmp_path / "schemas")
    assert "another type" not in output, output
    data = json.loads((tmp_path / "schemas" / "menu.json").read_text())["allOf"][0]["then"]["properties"]["data"]["properties"]
    assert (data["cards"]["type"], data["tokenCount"]["type"]) == ("array", "number")


@pytest.mark.any_browser
def test_a_member_that_was_null_once_may_be_null(contract, tmp_path):
    def message(title, colour, inner):
        data = {"title": title, "items": [], "colour": colour, "nothing": None, "inner": {"a": inner}}
        return json.dumps({"n": 1, "page": "01234567", "kind": "message", "from": "page", "frame": {
            "type": "message", "message": {"id": "1", "component": "other", "event": "connect", "data": data}}})

    (tmp_path / "session.jsonl").write_text("\n".join(['{"viaduct":"0.1.0","version":1}', message("a", None, 1), message("b", "red", None)]))
    contract(CONTROLLER, SWIFT, "--from", tmp_path / "session.jsonl", "--out", tmp_path / "schemas")
    schema = json.loads((tmp_path / "schemas" / "other.json").read_text())
    members = schema["allOf"][0]["then"]["properties"]["data"]["properties"]
    assert members["colour"] == {"type": ["string", "null"]} and members["nothing"] == {} and members["title"] == {"type": "string"}
    assert members["inner"]["properties"] == {"a": {"type": ["number", "null"]}}


@pytest.mark.any_browser
def test_a_folder_that_cannot_be_written_is_told_with_what_to_do(contract, tmp_path):
    (tmp_path / "file").write_text("")
    status, output = contract(CONTROLLER, SWIFT, "--out", tmp_path / "file")
    assert status == 2 and "--out: file is a file. Name a folder: viaduct contract writes one file for each component." in output
    status, output = contract(CONTROLLER, SWIFT, "--out", tmp_path / "file" / "inner")
    assert status == 2 and "--out: the folder file/inner cannot be made. Name one that you may write." in output
    status, output = contract(CONTROLLER, SWIFT, "--out", "/proc")
    assert status == 2 and "--out: /proc/menu.json cannot be written. Name a folder that you may write, with space left." in output


@pytest.mark.any_browser
def test_a_server_warns_of_a_folder_without_a_contract(tmp_path):
    (tmp_path / "schemas").mkdir()
    with (tmp_path / "log").open("w") as log:
        server = ViaductServer("--log-level", "warning", "--contract", str(tmp_path / "schemas"), log=log)
        server.kill()
    cure = f"viaduct contract --out {tmp_path}/schemas writes one JSON Schema a component. (VD-CONTRACT-2)"
    assert f"--contract: {tmp_path}/schemas has no contract: {cure}" in (tmp_path / "log").read_text()


@pytest.mark.any_browser
def test_two_folders_without_a_component_are_named(contract):
    status, output = contract("export const a = 1", "struct A {}")
    assert status == 2 and "  web  no class in it names a bridge component: static component = \"form\"\n" in output, output
    assert "  app  no class in it inherits from BridgeComponent and has a name\n" in output, output

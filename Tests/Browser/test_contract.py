"""`viaduct contract`: what controllers send, compared with what Swift components take."""

import json
import subprocess

import pytest
from jsonschema import Draft202012Validator

from harness.viaduct_server import PROGRAM, process_options

CONTROLLER = """
import { BridgeComponent } from "@hotwired/hotwire-native-bridge"

export default class extends BridgeComponent {
  static component = "menu"
  static values = { title: String }

  connect() {
    const items = this.itemTargets.map(item => ({ title: `${item.title}`, index: 1 }))
    this.send("connect", { title: this.titleValue, items }, message => this.#choose(message))
  }

  disconnect() {
    this.send("disconnect")
  }

  #choose({ data }) {
    console.log(data.index, data.maybe ?? 0)
  }
}
"""
SWIFT = """
final class MenuComponent: BridgeComponent {
    override class var name: String { "menu" }
    override func onReceive(message: Message) {
        guard let event = Event(rawValue: message.event) else { return }
        switch event {
        case .connect:
            guard let data: MessageData = message.data() else { return }
            reply(to: message.event, with: Selection(index: 1))
        }
    }
    enum Event: String { case connect }
    struct Item: Decodable { let title: String; let index: Int }
    struct MessageData: Decodable {
        let title: String
        let items: [Item]
        let color: String?
    }
    struct Selection: Encodable { let index: Int }
}
"""


@pytest.fixture
def web(tmp_path):
    """Writes a further file beside the controller: `web(name, text)`."""

    def web(name, text):
        path = tmp_path / "web" / name
        path.parent.mkdir(exist_ok=True, parents=True)
        path.write_text(text)

    return web


@pytest.fixture
def contract(tmp_path, web):
    """Compares two texts: `contract(controller, swift, *arguments)`, and returns the exit status and the output without the folder."""
    (tmp_path / "app").mkdir()

    def contract(controller=CONTROLLER, swift=SWIFT, *arguments, name="menu_controller.js", path=None):
        web(name, controller)
        (tmp_path / "app" / "Menu.swift").write_text(swift)
        options = process_options()
        if path is not None:
            options["env"]["PATH"] = path
        ended = subprocess.run([PROGRAM, "contract", tmp_path / "web", tmp_path / "app", *arguments], capture_output=True, timeout=60, **options)
        return ended.returncode, (ended.stdout + ended.stderr).replace(f"{tmp_path}/", "")

    return contract


@pytest.mark.any_browser
def test_two_sides_that_fit_are_written_down_as_a_schema(contract, tmp_path):
    status, output = contract(CONTROLLER, SWIFT, "--out", tmp_path / "schemas")
    assert (status, output) == (0, "1 components, 1 of them on both sides: no disagreement.\n")
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
    ("data.index", "data.selectedIndex", "the page reads “selectedIndex” of the reply, which the app does not send.\n"
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
    ("this.titleValue", "this.element.title"), ("data.index", "data[name]"), ("const items", "let items"), ('send("connect"', "send(name"),
    ("message => this.#choose(message)", "this.callback"),
])
def test_what_cannot_be_known_is_no_disagreement(contract, old, new):
    status, output = contract(CONTROLLER.replace(old, new, 1))
    assert status == 0 and "no disagreement" in output, output


INHERITING = 'import Base from "./base"\n\nexport default class extends Base {\n  static component = "menu"\n}\n'
BASE = CONTROLLER.replace('  static component = "menu"\n', "  // Shared.\n")
NAMED = BASE.replace("export default class extends", "class Base extends")


@pytest.mark.any_browser
@pytest.mark.parametrize("files, place", [
    ({"base.js": BASE, "menu_controller.js": INHERITING}, "base.js:10"),
    ({"shared/base.ts": BASE, "menu_controller.js": INHERITING.replace("./base", "./shared/base.js")}, "shared/base.ts:10"),
    ({"named.mjs": NAMED + "export { Base as Shared }", "base/index.js": 'export { Shared as default } from "../named.mjs"',
      "menu_controller.js": INHERITING}, "named.mjs:10"),
    ({"named.js": NAMED.replace("class Base", "export class Base"), "menu_controller.js": INHERITING.replace("./base", "./middle"),
      "middle.js": INHERITING.replace("Base from", "{ Base } from").replace("./base", "./named").replace("menu", "other")}, "named.js:10"),
    ({"menu_controller.js": NAMED + INHERITING.partition("\n")[2]}, "menu_controller.js:10"),
], ids=["default", "typescript", "exported again", "twice", "same file"])
def test_what_a_controller_inherits_counts_as_its_own(contract, web, files, place):
    for name, text in files.items():
        web(name, text.replace('send("connect"', 'send("conect"'))
    status, output = contract(files["menu_controller.js"].replace('send("connect"', 'send("conect"'))
    assert status == 1 and f"“menu”, event “conect”: the app does not know the event.\n  web    web/{place}  sends conect" in output, output


@pytest.mark.any_browser
@pytest.mark.parametrize("members, problem", [
    # A method of its own takes the place of the inherited one, unless it calls that.
    ('connect() { this.send("connect", { title: "a", items: [] }) }', None),
    ('connect() { super.connect() }', "web/base.js:10  sends tilte, items"),
    # Values and helpers are those of the class that inherits, and a private method is that of its class.
    ('static values = { title: Number }\n  connect() { this.send("connect", { title: this.titleValue, items: [] }) }', "menu_controller.js:6  sends a number"),
    ("#choose({ data }) { console.log(data.nothing) }", "web/base.js:10  sends tilte, items"),
])
def test_a_controller_overrides_what_it_inherits(contract, web, members, problem):
    web("base.js", BASE.replace("title: this.titleValue", "tilte: this.titleValue"))
    status, output = contract(INHERITING.replace('"menu"\n', f'"menu"\n  {members}\n'))
    assert (problem in output and status == 1) if problem else status == 0, output
    assert "nothing" not in output


@pytest.mark.any_browser
def test_a_member_that_another_file_makes_is_told_where_it_is_sent(contract, web):
    web("base.js", BASE.replace("{ title: this.titleValue, items }", "this.details()"))
    status, output = contract(INHERITING.replace('"menu"\n', '"menu"\n  details() {\n    return { title: 1, items: [] }\n  }\n'))
    assert status == 1 and "web/base.js:10  sends a number" in output, output
    # A field takes the place of a method.
    web("base.js", BASE.replace("{ title: this.titleValue, items }", "this.details()").replace("  disconnect()", "  details() { return {} }\n\n  disconnect()"))
    status, output = contract(INHERITING.replace('"menu"\n', '"menu"\n  details = window.details\n'))
    assert status == 0, output


@pytest.mark.any_browser
def test_classes_that_inherit_in_a_circle_or_from_nowhere_end(contract, web):
    for name, other in [("a", "b"), ("b", "a")]:
        web(f"{name}.js", f'export {{ Again }} from "./{other}"\nimport Base from "./{other}"\nexport default class extends Base {{ more() {{ this.send("connect", data) }} }}')
    sources = ["./a", "./missing", "./broken", "../" * 30 + "dev/zero", "a-package", "./."]
    web("broken.js", "class {")
    for number, source in enumerate(sources):
        web(f"{number}_controller.js", INHERITING.replace("./base", source))
    web("again.js", INHERITING.replace("Base from", "{ Again as Base } from").replace("./base", "./a"))
    status, output = contract()
    assert status == 0 and "left out: web/broken.js:1" in output and output.count("left out") == 1, output


@pytest.mark.any_browser
def test_typescript_keeps_its_lines_and_a_broken_file_is_left_out(contract):
    typed = CONTROLLER.replace("\n  connect() {", "\n  declare readonly x: number\n\n  connect(a?: string): void {")
    status, output = contract(typed.replace("this.titleValue", "this.titleValue as string").replace('"connect"', '"conect"'), name="menu_controller.ts")
    assert status == 1 and "web/menu_controller.ts:12  sends conect" in output, output
    _, output = contract("static component = ;", name="broken.js")
    assert "left out: web/broken.js:1  The keyword 'static' is reserved" in output


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
def test_what_is_missing_is_named(contract):
    status, output = contract(path="/nonexistent")
    assert status == 1 and "apt-get install nodejs node-acorn esbuild (VD-CONTRACT-1)" in output
    status, output = contract("export const a = 1", "struct A {}")
    assert status == 2 and "There is no bridge component in web (static component = …) nor in app" in output

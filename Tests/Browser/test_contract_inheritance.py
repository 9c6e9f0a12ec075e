"""`viaduct contract`: inheritance of controllers, from their own file, by imports and from mixins."""

import pytest

from harness.contract import CONTROLLER, SWIFT

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
def test_what_a_controller_inherits_counts_as_its_own(contract, files, place):
    for name, text in files.items():
        contract.web(name, text.replace('send("connect"', 'send("conect"'))
    status, output = contract(files["menu_controller.js"].replace('send("connect"', 'send("conect"'))
    assert status == 1 and f"“menu”, event “conect”: the app does not know the event.\n  web    web/{place}  sends conect" in output, output


@pytest.mark.any_browser
@pytest.mark.parametrize("members, problem", [
    # A class's own method replaces the inherited one, unless it calls that.
    ('connect() { this.send("connect", { title: "a", items: [] }) }', None),
    ('connect() { super.connect() }', "web/base.js:10  sends tilte, items"),
    # Values and helpers belong to the inheriting class; a private method belongs to its own class.
    ('static values = { title: Number }\n  connect() { this.send("connect", { title: this.titleValue, items: [] }) }', "menu_controller.js:6  sends a number"),
    # A computed name may be any name. A block without a name is not a member.
    ("static { this.ready = true }\n  [connect]() {}", "sends tilte, items"),
    ("static values = { title: window.Title }", "sends tilte, items"),
    ("#choose({ data }) { console.log(data.nothing) }", "web/base.js:10  sends tilte, items"),
])
def test_a_controller_overrides_what_it_inherits(contract, members, problem):
    contract.web("base.js", BASE.replace("title: this.titleValue", "tilte: this.titleValue"))
    status, output = contract(INHERITING.replace('"menu"\n', f'"menu"\n  {members}\n'))
    assert (problem in output and status == 1) if problem else status == 0, output
    assert "nothing" not in output


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_member_that_another_file_makes_is_told_where_it_is_sent(contract):
    contract.web("base.js", BASE.replace("{ title: this.titleValue, items }", "this.details()"))
    status, output = contract(INHERITING.replace('"menu"\n', '"menu"\n  details() {\n    return { title: 1, items: [] }\n  }\n'))
    assert status == 1 and "web/base.js:10  sends a number" in output, output
    # A field replaces a method.
    contract.web("base.js", BASE.replace("{ title: this.titleValue, items }", "this.details()").replace("  disconnect()", "  details() { return {} }\n\n  disconnect()"))
    status, output = contract(INHERITING.replace('"menu"\n', '"menu"\n  details = window.details\n'))
    assert status == 0, output


@pytest.mark.any_browser
def test_classes_that_inherit_in_a_circle_or_from_nowhere_end(contract):
    for name, other in [("a", "b"), ("b", "a")]:
        contract.web(f"{name}.js", f'export {{ Again }} from "./{other}"\nimport Base from "./{other}"\nexport default class extends Base {{ more() {{ this.send("connect", data) }} }}')
    sources = ["./a", "./missing", "./broken", "../" * 30 + "dev/zero", "a-package", "./."]
    contract.web("broken.js", "class {")
    for number, source in enumerate(sources):
        contract.web(f"{number}_controller.js", INHERITING.replace("./base", source))
    contract.web("again.js", INHERITING.replace("Base from", "{ Again as Base } from").replace("./base", "./a"))
    status, output = contract()
    assert status == 2 and "\n  web/broken.js:1  Unexpected token\n" in output and output.count("/broken.js") == 1, output
    for number in (1, 3, 5):
        assert f"\n  web/{number}_controller.js:3  what it inherits was not read: “{sources[number]}” names no file\n" in output, output
    assert "3 files or folders" not in output and "4 files or folders were not read, so this is no agreement:" in output
    reasons = ["its classes inherit in a circle", "“./missing” names no file", "“./broken” cannot be read", "/dev/zero” names no file",
               "“a-package” names no file of this project", "“./.” names no file"]
    for place, reason in zip(["a", *(f"{number}_controller" for number in range(1, 6))], reasons):
        assert f"{reason}.\n  web    web/{place}.js:3\n  " in output, output


RAILS = "app/javascript/controllers"
IMPORTMAP = 'pin_all_from "app/javascript/controllers", under: "controllers" # , under: "wrong"\n'


@pytest.mark.any_browser
@pytest.mark.parametrize("source, files", [
    ("controllers/bridge/base_component", {"config/importmap.rb": IMPORTMAP, f"{RAILS}/bridge/base_component.js": BASE}),
    ("bridge/base", {"config/importmap.rb": 'pin_all_from "app/javascript/other", under: "bridge", to: "other"', "app/javascript/other/base.js": BASE}),
    ("base", {"config/importmap.rb": 'pin "base", to: "kept/base-1.js", preload: true', "vendor/javascript/kept/base-1.js": BASE}),
    ("base", {"config/importmap.rb": "pin('base',\n  :to => 'native/index.js')", "app/javascript/native/index.js": BASE}),
    ("shared", {"config/importmap.rb": 'pin_all_from File.expand_path("../lib/pages", __dir__), under: "shared"', "lib/pages/index.js": BASE}),
    ("base_component", {"config/importmap.rb": 'pin_all_from "app/javascript/shared"', "app/javascript/shared/base_component.js": BASE}),
    # Ruby loops are not evaluated; instead the path below a parent folder of the file counts.
    ("native/base", {"config/importmap.rb": 'Dir["app/javascript/**/*"].each { |dir| pin_all_from dir, under: dir.remove("app/javascript/") }',
                     "app/javascript/native/base.js": BASE}),
    ("@/native/base", {"package.json": "{}", "app/javascript/native/base.ts": BASE}),
    ("~/base", {"package.json": "{}", f"{RAILS}/base.js": BASE}),
    ("#native/base", {"tsconfig.json": '{ // Paths.\n "compilerOptions": { "baseUrl": ".", "paths": { "#native/*": ["missing/*", "./src/*"], }, } }', "src/base.ts": BASE}),
    ("@native", {"app/jsconfig.json": '{ "compilerOptions": { "paths": { "@native": ["./pages/base.js"] } } }', "app/pages/base.js": BASE}),
    ("pages/base", {"jsconfig.json": '{ "compilerOptions": { "baseUrl": "src" } }', "src/pages/base.js": BASE}),
], ids=["pinned folder", "folder of another name", "pin", "pin over two lines", "index of a folder", "folder without a name", "loop", "alias", "other alias", "prefix", "exact prefix", "base"])
def test_a_bare_import_is_followed_as_the_project_maps_it(contract, source, files):
    for name, text in files.items():
        contract.write(name, text.replace('send("connect"', 'send("conect"'))
    contract.write(f"{RAILS}/menu_controller.js", INHERITING.replace("./base", source))
    status, output = contract("export const a = 1", web=RAILS)
    place = next(name for name, text in files.items() if text == BASE)
    assert status == 1 and f"“menu”, event “conect”: the app does not know the event.\n  web    {place}:10  sends conect" in output, output


@pytest.mark.any_browser
@pytest.mark.parametrize("source, files", [
    # A folder's pin beats a file's, and the last one beats the first.
    ("bridge/base", 'pin_all_from "wrong", under: "bridge"\npin_all_from "right", under: "bridge"\npin "bridge/base", to: "wrong/base.js"'),
    # The longest matching name wins.
    ("bridge/base", 'pin_all_from "wrong"\npin_all_from "right", under: "bridge"'),
])
def test_of_two_pins_the_one_that_rails_takes_is_read(contract, source, files):
    contract.write("config/importmap.rb", files)
    for folder in ("wrong", "wrong/bridge", "right", "app/javascript/wrong"):
        contract.write(f"{folder}/base.js", BASE.replace('send("connect"', f'send("{folder[0]}connect"'))
    status, output = contract(INHERITING.replace("./base", source))
    assert status == 1 and "sends rconnect" in output and "sends wconnect" not in output, output


@pytest.mark.any_browser
def test_a_bare_import_that_may_name_two_files_or_a_package_is_not_guessed(contract):
    contract.write("package.json", "{}")
    for name in ("native/base.js", "web/native/base.js"):
        contract.write(name, BASE.replace('send("connect"', 'send("conect"'))
    status, output = contract(INHERITING.replace("./base", "native/base"))
    assert status == 0 and "“native/base” names no file of this project" in output, output
    assert 'Import it by a path, such as "./base_controller", or pin it in config/importmap.rb.' in output
    contract.write("node_modules/kit/package.json", "{}")
    contract.write("kit/base.js", BASE.replace('send("connect"', 'send("conect"'))
    status, output = contract(INHERITING.replace("./base", "kit/base"))
    assert status == 0 and "“kit/base” names no file of this project" in output, output


@pytest.mark.any_browser
@pytest.mark.parametrize("source", [
    'import { BridgeComponent as Base } from "@hotwired/strada"', 'import { Controller as Base } from "@hotwired/stimulus"',
    'import { BridgeComponent as Base } from "https://cdn.example/bridge.js"', 'import * as Native from "@hotwired/hotwire-native-bridge"\nconst Base = Native.BridgeComponent',
    "const Base = window.Strada.BridgeComponent", 'import { BridgeComponent as Base } from "./library"',
])
def test_the_bridge_s_own_classes_need_no_word(contract, source):
    contract.web("library.js", 'export * from "@hotwired/hotwire-native-bridge"')
    status, output = contract(CONTROLLER.replace("extends BridgeComponent", "extends Base").replace("import {", f"{source}\nimport {{"))
    assert status == 0 and "note" not in output, output


@pytest.mark.slow
@pytest.mark.any_browser
@pytest.mark.parametrize("index", [
    'export * from "./other"\nexport * from "./named"', 'export { Base } from "./named"', 'import { Base } from "./named"\nexport { Base }',
    'import * as named from "./named"\nexport const Base = named.Base', 'export * from "./index"\nexport * from "./again"',
])
def test_a_class_is_followed_through_what_exports_it_again(contract, index):
    contract.web("named.js", NAMED.replace("class Base", "export class Base").replace('send("connect"', 'send("conect"'))
    contract.web("other.js", "export const base = 1\nexport default class Base {}")
    contract.web("again.js", 'export * from "./index"\nexport * from "./named"')
    contract.web("index.js", index)
    status, output = contract(INHERITING.replace("Base from", "{ Base } from").replace("./base", "./index"))
    assert status == 1 and "web    web/named.js:10  sends conect" in output, output
    status, output = contract(INHERITING.replace("Base from", "* as shared from").replace("./base", "./index").replace("extends Base", "extends shared.Base"))
    assert status == 1 and "web    web/named.js:10  sends conect" in output, output


@pytest.mark.slow
@pytest.mark.any_browser
@pytest.mark.parametrize("index, reason", [
    ('export * from "@hotwired/strada"\nexport * from "a-package"', "“a-package” names no file of this project"),
    ('export * from "./missing"', "“./missing” names no file"), ('export { "other name" as Base } from "./other"', "“./other” has no export “other name”"),
    ('import { "other name" as Other } from "./other"\nexport { Other as Base }', "“./other” has no export “other name”"),
])
def test_where_an_export_leads_nowhere_its_source_is_named(contract, index, reason):
    contract.web("index.js", index)
    contract.web("other.js", "export const name = 1")
    status, output = contract(INHERITING.replace("Base from", "{ Base } from").replace("./base", "./index"))
    # A package may be missing. A file of the project may not.
    assert status == (2 if "./missing" in index else 0), output
    assert f"not all that it inherits is read: {reason}.\n  web    web/menu_controller.js:3" in output, output


@pytest.mark.any_browser
def test_a_class_that_two_stars_export_is_not_guessed(contract):
    contract.web("index.js", 'export * from "./one"\nexport * from "./two"')
    for name in ("one", "two"):
        contract.web(f"{name}.js", NAMED.replace("class Base", "export class Base").replace('send("connect"', 'send("conect"'))
    status, output = contract(INHERITING.replace("Base from", "{ Base } from").replace("./base", "./index"))
    assert status == 0 and "“./index” has no export “Base”.\n  web    web/menu_controller.js:3\n  Export it there, or import another name." in output, output


MIXIN = BASE.replace("export default class extends BridgeComponent", "const native = Base => class extends Base")


@pytest.mark.slow
@pytest.mark.any_browser
@pytest.mark.parametrize("mixin, base", [
    (MIXIN + "export default native", "native(BridgeComponent)"),
    (MIXIN.replace("const native = Base => class", "export default function (Base) {\n  return class") + "\n}", "native(BridgeComponent)"),
    (MIXIN.replace("const native = Base => class extends", "export default function native(Base = BridgeComponent) {\n  class Native extends") + "\nreturn Native }", "native()"),
    (MIXIN.replace("const native = Base =>", "export default word => Base =>"), "native(7)(BridgeComponent)"),
    (MIXIN + "const empty = Base => class extends Base {}\nexport default Base => empty(native(empty(Base)))", "native(BridgeComponent)"),
    (MIXIN.replace("const native = Base => class extends Base", "class Inner extends BridgeComponent") + "export default Base => class extends Base {}", None),
], ids=["arrow", "function", "default argument", "function of a function", "of each other", "argument"])
def test_a_class_that_a_function_returns_is_followed_with_its_argument(contract, mixin, base):
    mixin = mixin.replace('send("connect"', 'send("conect"')
    contract.web("native.js", mixin + ("" if base else "\nexport { Inner }"))
    named = "native, { Inner }" if base is None else "native"
    status, output = contract(INHERITING.replace("Base from", f"{named} from").replace("./base", "./native").replace(
        "extends Base", f"extends {base or 'native(Inner)'}"))
    line = mixin[:mixin.index('send("conect"')].count("\n") + 1
    assert status == 1 and f"web    web/native.js:{line}  sends conect" in output and "not all" not in output, output


@pytest.mark.slow
@pytest.mark.any_browser
@pytest.mark.parametrize("text, reason", [
    ("const native = Base => Base.made()", "it is made when the page runs"),
    ("const native = async Base => class extends Base {}", "it is made when the page runs"),
    ("function native(Base) { if (Base.x) { return class extends Base {} } }", "it is made when the page runs"),
    ("function native(Base) { Base = Base.other; return Base }", "it is made when the page runs"),
    ("const native = ({ Base }) => Base", "it is made when the page runs"),
    ("const native = (other, Base) => Base", "it is made when the page runs"),
    ("const native = Base => native(Base)", "its classes inherit in a circle"),
    ("let native = Base => class extends Base {}\nnative = window.native", "it is made when the page runs"),
    ("const { native } = window", "it is made when the page runs"),
    ("", "“native” is neither declared in the file nor imported"),
])
def test_what_a_call_returns_is_told_where_it_is_not_known(contract, text, reason):
    text = f"{text}\nclass Base {{ connect() {{ this.send('conect') }} }}\n" + INHERITING.partition("\n")[2].replace("extends Base", "extends native(Base)")
    status, output = contract(text)
    line = text.count("\n", 0, text.index("export default")) + 1
    assert status == 0 and "conect" not in output, output
    assert f"note: “menu”: not all that it inherits is read: {reason}.\n  web    web/menu_controller.js:{line}\n" in output, output


@pytest.mark.any_browser
def test_a_mixin_s_own_name_is_not_that_of_its_file(contract):
    naming = MIXIN.replace("  // Shared.", '  static component = "menu"').replace("const native = Base", "export const native = (Base)")
    sending = "class Base { connect() { super.connect(); this.send('conect') } }\n"
    status, output = contract(sending + naming)
    assert status == 0 and "conect" not in output and "“Base” is known only where the function is called" in output, output
    # A class in a block hides the file's class of that name.
    status, output = contract(sending + "{\n  class Base {}\n" + INHERITING.partition("\n")[2].replace("export default class", "class Menu") + "}")
    assert status == 0 and "conect" not in output and "not all" not in output, output


@pytest.mark.any_browser
@pytest.mark.parametrize("old, new, reason", [
    ("extends BridgeComponent", "extends Unknown", "not all that it inherits is read: “Unknown” is neither declared in the file nor imported"),
    ("  disconnect()", "  send(event, data, callback) { super.send(event, { ...data, title: 1 }, callback) }\n\n  disconnect()", "its own “send” may change what it sends"),
])
def test_what_may_be_no_disagreement_is_a_note(contract, tmp_path, old, new, reason):
    status, output = contract(CONTROLLER.replace("title: this.titleValue", "tilte: 1").replace(old, new), SWIFT, "--out", tmp_path / "schemas")
    assert status == 0 and f"note: “menu”: {reason}.\n" in output, output
    assert "note: “menu”, event “connect”: the app needs “title”, which the page does not send." in output
    assert "tilte" not in (tmp_path / "schemas" / "menu.json").read_text()

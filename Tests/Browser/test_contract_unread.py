"""`viaduct contract`: a file that was not read is never agreement."""

import os
import shutil

import pytest

from harness.contract import CONTROLLER, SWIFT

NO_AGREEMENT = "1 file or folder was not read, so this is no agreement:\n  "
BROKEN = CONTROLLER.replace("connect() {", "connect( {")


def link(path, target):
    path.parent.mkdir(exist_ok=True, parents=True)
    path.symlink_to(target)


def make_deep(folder):
    (folder / "/".join(["a"] * 70)).mkdir(parents=True)


# The name of the file or folder that is told, with the reason; and how to make it in the folder around `web` and `app`.
UNREAD = {
    "broken JavaScript": ("web/a.js:9  Unexpected keyword", lambda folder: (folder / "web/a.js").write_text(BROKEN)),
    "broken TypeScript": ("web/a.ts:9  ", lambda folder: (folder / "web/a.ts").write_text(BROKEN)),
    "a broken base class": ("kit/base.js:1  Unexpected token", lambda folder: (
        (folder / "kit").mkdir(), (folder / "kit/base.js").write_text("class {"),
        (folder / "web/a.js").write_text('import Base from "../kit/base"\nexport class A extends Base { static component = "menu" }'))),
    "a missing base class": ("web/a.js:2  what it inherits was not read: “./base” names no file", lambda folder: (
        folder / "web/a.js").write_text('import Base from "./base"\nexport class A extends Base { go() { this.send("connect") } }')),
    "a missing base class of an alias": ("web/a.js:2  what it inherits was not read: “@/base” names no file", lambda folder: (
        folder / "web/a.js").write_text('import Base from "@/base"\nexport class A extends Base { static component = "menu" }')),
    "no UTF-8": ("web/a.js  it is not UTF-8", lambda folder: (folder / "web/a.js").write_bytes(CONTROLLER.encode("utf-16"))),
    "no UTF-8 in Swift": ("app/A.swift  it is not UTF-8", lambda folder: (folder / "app/A.swift").write_bytes(b"// \xfc\n")),
    "too large": ("app/A.swift  it has more than 1 MiB", lambda folder: (folder / "app/A.swift").write_bytes(b"\n" * (1 << 20 | 1))),
    "too large to inherit from": ("kit/base.js  it has more than 1 MiB", lambda folder: (
        (folder / "kit").mkdir(), (folder / "kit/base.js").write_bytes(b"\n" * (1 << 20 | 1)),
        (folder / "web/a.js").write_text('import Base from "../kit/base"\nexport class A extends Base { static component = "menu" }'))),
    "a pipe": ("web/a.js  it is no regular file", lambda folder: os.mkfifo(folder / "web/a.js")),
    "a link to nothing": ("web/a.js  it is a link to a file that is missing", lambda folder: link(folder / "web/a.js", "b.js")),
    "a link to no folder": ("app/shared  it is a link to a file that is missing", lambda folder: link(folder / "app/shared", "../none")),
    "links in a circle": ("app/A.swift  it is a link that leads back to itself", lambda folder: (
        link(folder / "app/A.swift", "B"), link(folder / "app/B", "A.swift"))),
    "very deep": ("it is more than 64 folders deep", lambda folder: make_deep(folder / "app")),
    "CoffeeScript": ("web/a.coffee  it names BridgeComponent in a language that is not read", lambda folder: (
        folder / "web/a.coffee").write_text("class A extends BridgeComponent")),
    "brackets in Swift": ("app/A.swift:2  its brackets do not match", lambda folder: (folder / "app/A.swift").write_text("struct B {}\nstruct A {")),
    "a string in Swift": ("app/A.swift:1  a comment or a string that begins there has no end", lambda folder: (
        folder / "app/A.swift").write_text('let a = "\nstruct B {}')),
    "a comment in Swift": ("app/A.swift:2  a comment or a string that begins there has no end", lambda folder: (
        folder / "app/A.swift").write_text("\n/* struct B {}")),
    "a misspelt declaration in Swift": ("app/A.swift:2  there is no such declaration", lambda folder: (
        folder / "app/A.swift").write_text("import A\nfinal clas Form: BridgeComponent {\n}\n")),
    "a misspelt function in Swift": ("app/A.swift:2  there is no such declaration", lambda folder: (
        folder / "app/A.swift").write_text("class A {\n  overide func onReceive(message: Message) {}\n}\n")),
}


@pytest.mark.each_case
@pytest.mark.any_browser
@pytest.mark.parametrize("name", UNREAD)
def test_a_file_that_was_not_read_is_never_agreement(contract, tmp_path, name):
    told, make = UNREAD[name]
    (tmp_path / "web").mkdir()
    make(tmp_path)
    status, output = contract()
    assert status == 2 and told in output and "in what was read.\n" in output, output
    assert "files or folders were not read" in output or NO_AGREEMENT in output, output
    assert "(VD-CONTRACT-1)" in output


@pytest.mark.any_browser
def test_what_disagrees_is_told_all_the_same_and_no_schema_is_written(contract, tmp_path):
    contract.web("broken.js", BROKEN)
    status, output = contract(CONTROLLER.replace("title: this.titleValue", "tilte: 1"), SWIFT, "--out", tmp_path / "schemas")
    assert status == 2 and "Did you mean “tilte”?" in output and "1 on both sides: 1 disagreement in what was read." in output, output
    assert f"{NO_AGREEMENT}web/broken.js:9  Unexpected keyword" in output, output
    assert not (tmp_path / "schemas").exists()


@pytest.mark.any_browser
def test_a_side_that_was_not_read_is_not_told_to_lack_components(contract):
    contract.web("broken.js", BROKEN.replace('"menu"', '"form"'))
    swift = SWIFT.replace("MenuComponent", "FormComponent").replace('"menu"', '"form"')
    status, output = contract(CONTROLLER, SWIFT + swift)
    assert status == 2 and "no controller sends to it" not in output, output


@pytest.mark.each_case
@pytest.mark.any_browser
@pytest.mark.parametrize("programs, told", [
    ([], "web/menu_controller.js  JavaScript is read by Node.js, which is not installed: install nodejs and node-acorn"),
    (["node"], "web/other.ts  TypeScript is read with esbuild, which is not installed: install esbuild"),
], ids=["no Node.js", "no esbuild"])
def test_a_missing_program_is_named_for_each_file_that_needs_it(contract, tmp_path, programs, told):
    for name in programs:
        link(tmp_path / "bin" / name, shutil.which(name))
    contract.web("other.ts", CONTROLLER)
    contract.web("plain.js", "export const a = 1")
    status, output = contract(path=tmp_path / "bin")
    assert status == 2 and f"  {told}" in output and "plain.js" not in output, output


@pytest.mark.any_browser
@pytest.mark.parametrize("script, reason", [
    ("process.exit(3)", "JavaScript is read by Acorn, which is not installed: install node-acorn"),
    ("process.stdout.write('{\"components\":[')", "Node.js ended with 0 before it had read the files"),
    ("process.kill(process.pid, 'SIGKILL')", "Node.js ended with 9 before it had read the files"),
], ids=["no Acorn", "half an answer", "killed"])
def test_a_reader_that_dies_has_read_nothing(contract, tmp_path, script, reason):
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/node").write_text(f"#!{shutil.which('node')}\n{script}")
    (tmp_path / "bin/node").chmod(0o755)
    status, output = contract(path=tmp_path / "bin")
    assert status == 2 and f"  web/menu_controller.js  {reason}" in output, output


@pytest.mark.any_browser
def test_a_folder_without_a_file_of_its_language_or_without_a_component_is_told(contract, tmp_path):
    status, output = contract(web="nothing")
    assert status == 2 and "There is no folder nothing." in output, output
    (tmp_path / "empty").mkdir()
    (tmp_path / "empty/read.me").write_text("")
    status, output = contract(web="empty")
    assert status == 2 and f"{NO_AGREEMENT}empty  there is no file of JavaScript or TypeScript in it" in output, output
    assert "no controller sends" not in output
    status, output = contract(swift="struct A {}")
    assert status == 2 and f"{NO_AGREEMENT}app  no class in it inherits from BridgeComponent and has a name" in output, output


@pytest.mark.any_browser
def test_a_folder_of_other_peoples_code_is_told_where_its_name_proves_nothing(contract, tmp_path):
    for folder in ("vendor", "node_modules/kit", "dist/empty"):
        contract.web(f"{folder}/read.me", "")
    contract.web("node_modules/kit/broken.js", BROKEN)
    contract.web("vendor/orders/broken_controller.js", BROKEN)
    status, output = contract()
    assert status == 0 and output.startswith("note: web/vendor was not read:") and output.count("note:") == 1, output
    status, _ = contract(web="web/vendor")
    assert status == 2


@pytest.mark.any_browser
def test_what_links_lead_to_is_read_once(contract, tmp_path):
    broken = CONTROLLER.replace('send("connect"', 'send("conect"')
    (tmp_path / "kit").mkdir()
    (tmp_path / "kit/kit_controller.js").write_text(broken)
    link(tmp_path / "web/kit", "../kit")
    link(tmp_path / "kit/again", "../web")
    status, output = contract()
    assert status == 1 and output.count("sends conect") == 1 and "web/kit/kit_controller.js:10  sends conect" in output, output


@pytest.mark.any_browser
def test_a_controller_that_only_inherits_its_name_is_read(contract):
    contract.web("other.js", 'import Menu from "./menu_controller"\nexport default class extends Menu {\n  go() { this.send("conect") }\n}')
    status, output = contract()
    assert status == 1 and "web/other.js:3  sends conect" in output, output


@pytest.mark.any_browser
def test_a_component_that_inherits_from_a_package_is_compared_in_part(contract):
    status, output = contract(CONTROLLER.replace("extends BridgeComponent", "extends Base").replace("{ BridgeComponent }", "Base").replace("@hotwired/hotwire-native-bridge", "kit"))
    assert status == 0 and output.endswith("1 component, 1 on both sides, 1 compared in part: no disagreement.\n"), output


@pytest.mark.any_browser
def test_ordinary_swift_is_read(contract):
    ordinary = r'''
import Foundation
@MainActor @objc(Menu) public final class Other: NSObject { }
infix operator <+>: AdditionPrecedence
precedencegroup Mine { higherThan: AdditionPrecedence }
protocol Shown { associatedtype Item; var a: Int { get } }
typealias Names<T> = [T]
#if DEBUG
let debug = #"""
  }
  """#
#endif
let pattern = #/["{(]+/#
enum Kind: String { case one, two; case three = "3" }
indirect enum Tree { case leaf(Int) }
extension Other: Shown { }
let text = "a \(["b": "}"].count) {"
private let value = if debug.isEmpty { 1 } else { 2 }
'''
    assert contract(CONTROLLER, SWIFT + ordinary)[0] == 0

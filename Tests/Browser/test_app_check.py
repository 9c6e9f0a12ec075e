"""`viaduct app --check`, and what it builds: the app's own files and packages, but none of Viaduct's modules."""

import os
import re
import shutil
import subprocess

import pytest

from harness.app_command import BUILD_SECONDS, CACHE, AppCommand
from harness.app_page import component
from harness.form_component import SAVE, edit, write_form
from harness.viaduct_server import PROGRAM, REPOSITORY

pytestmark = pytest.mark.any_browser


@pytest.fixture
def folder(tmp_path):
    return write_form(tmp_path / "Bridge")


def test_a_file_that_cannot_be_compiled_is_left_out_and_the_check_says_why(folder, own_server):
    (folder / "MapComponent.swift").write_text(
        'import HotwireNative\nclass MapComponent: BridgeComponent {\n    override class var name: String { "map" }\n'
        "    override func onReceive(message: Message) { MapboxMap().show() }\n}\n")
    (folder / "BrokenComponent.swift").write_text("import HotwireNative\nclass BrokenComponent: BridgeComponent {\n")
    command = AppCommand(folder, "--check")
    assert command.finish() == 1
    command.wait_for_line(r"^form +FormComponent.swift +compiles +0$")
    command.wait_for_line(r"^map +MapComponent.swift +in part, line 4: cannot find 'MapboxMap' in scope +0$")
    command.wait_for_line(r"^BrokenComponent +BrokenComponent.swift +line \d: ")
    command.wait_for_line(r"^3 components: 1 compile, 1 in part, 1 left out; 0 uses without effect$")
    app = AppCommand(folder, "--server", own_server.url)
    app.wait_for_line(r"Built in .*: form, map$")
    app.wait_for_line(r"Left out: BrokenComponent \(")
    app.wait_for_line(r"In part: map \(")
    app.stop()


def test_a_report_that_cannot_be_written_is_an_error(folder):
    environment = {**os.environ, "XDG_CACHE_HOME": str(CACHE)}
    with open("/dev/full", "w") as full:
        ended = subprocess.run([PROGRAM, "app", folder, "--check"], stdout=full, stderr=subprocess.PIPE, text=True, timeout=BUILD_SECONDS, env=environment)
    assert ended.returncode == 1
    assert "The standard output cannot be written: No space left on device. (VD-OUTPUT-1)" in ended.stderr


def test_the_component_that_the_container_image_checks_compiles():
    # The image is not built where the tests run.
    line = re.search(r"RUN bin/build && \S+/viaduct app --check (\S+)$", (REPOSITORY / "Dockerfile").read_text(), re.MULTILINE)
    command = AppCommand(REPOSITORY / line[1], "--check")
    assert command.finish() == 0, command.lines


@pytest.mark.slow
def test_a_component_whose_helper_lacks_something_is_in_part_with_the_chain_to_it(folder):
    (folder / "SyncComponent.swift").write_text(
        'import HotwireNative\nclass SyncComponent: BridgeComponent {\n    override class var name: String { "sync" }\n'
        "    override func onReceive(message: Message) { Presenter().show() }\n}\n")
    (folder / "Helpers.swift").write_text(
        "struct Presenter {\n    let vault = Vault()\n    func show() {}\n}\n"
        'class Vault {\n    let name = "vault"\n    init() { Keychain().open() }\n    func close() {}\n}\n')
    command = AppCommand(folder, "--check")
    assert command.finish() == 1
    command.wait_for_line(r"^form +FormComponent.swift +compiles +0$")
    command.wait_for_line(
        r"^sync +SyncComponent.swift +in part, by Presenter.vault → Vault.init, Helpers.swift:7: cannot find 'Keychain' in scope +0$")
    command.wait_for_line(r"^2 components: 1 compile, 1 in part, 0 left out; 0 uses without effect$")


@pytest.mark.slow
def test_errors_stand_in_the_order_of_their_places_with_the_line_a_caret_and_a_path_to_open(folder):
    edit(folder, "#selector(submit))", "#selector(submit)); Alert()")
    edit(folder, "        let item", "        Banner.show()\n        let item")
    edit(folder, 'reply(to: "connect")', "Banner.hide()")
    command = AppCommand(folder, "--check")
    assert command.finish() == 1
    file = folder / "FormComponent.swift"
    start = command.lines.index(f"{file}:9:9: error: cannot find 'Banner' in scope")
    line = next(line for line in file.read_text().splitlines() if "Alert()" in line)
    column = line.index("Alert()")
    assert command.lines[start:] == [
        f"{file}:9:9: error: cannot find 'Banner' in scope",
        "            Banner.show()",
        "            ^",
        f"    Also at {file}:15:9",
        "",
        f"{file}:10:{column + 1}: error: cannot find 'Alert' in scope",
        f"    {line}",
        f"    {' ' * column}^",
    ]


def test_no_module_of_viaducts_is_compiled_when_the_program_has_been_built(folder, tmp_path):
    """The package manager fails here, so it cannot compile them."""
    tools = tmp_path / "tools"
    tools.mkdir()
    version = f'[ "$1" = --version ] && exec {shutil.which("swift")} --version'
    (tools / "swift").write_text(f"#!/bin/sh\n{version}\nexit 1\n")
    (tools / "swift").chmod(0o755)
    command = AppCommand(folder, "--check", PATH=f"{tools}:{os.environ['PATH']}")
    assert command.finish() == 0, command.lines
    command.wait_for_line(r"^1 component: 1 compile, ")


@pytest.mark.slow
def test_what_has_no_effect_is_counted_by_the_check_and_told_once_by_its_name(run, tab, show, own_server, folder):
    edit(folder, "import UIKit", "import SwiftUI\nimport UIKit")
    edit(folder, "        let item", """        let text = Text("Wide").kerning(4).blur(radius: 3).padding()
        _ = UIHostingController(rootView: text)
        for _ in 1...2 { UISlider().setThumbImage(nil, for: .normal) }
        let item""")
    check = AppCommand(folder, "--check")
    assert check.finish() == 0
    check.wait_for_line(r"^form +FormComponent.swift +compiles +3$")
    check.wait_for_line(r"^1 component: 1 compile, 0 in part, 0 left out; 3 uses without effect$")
    run()
    show(SAVE, viaduct=own_server.url)
    tab.native("button", "First").wait()
    names = ["Text.kerning(_:)", "View.blur(radius:opaque:)", "UISlider.setThumbImage(_:for:)"]
    for name in names:
        tab.wait_for_console(f"{name} does nothing in a browser.")
    assert [sum(name in line for line in tab.console) for name in names] == [1, 1, 1]


def test_an_outside_package_is_compiled_with_the_app_that_imports_it(folder, tmp_path):
    package = tmp_path / "packages" / "keys"
    (package / "Sources" / "Keys").mkdir(parents=True)
    (package / "Package.swift").write_text('let package = Package(name: "keys", targets: [.target(name: "Keys")])\n')
    (package / "Sources" / "Keys" / "Keys.swift").write_text(
        "import Security\npublic class Keys {\n    public init() {}\n    public var isEmpty: Bool { noErr == 0 }\n}\n")
    (folder / "KeyComponent.swift").write_text(
        'import HotwireNative\nimport Keys\nclass KeyComponent: BridgeComponent {\n    override class var name: String { "key" }\n'
        "    override func onReceive(message: Message) { print(Keys().isEmpty) }\n}\n")
    without = AppCommand(folder, "--check")
    assert without.finish() == 1
    without.wait_for_line(r"^key +KeyComponent.swift +in part, line 5: cannot find 'Keys' in scope +0$")
    without.wait_for_line("It may belong to Keys, which the file imports and which is not there: name its package by --package FOLDER")
    command = AppCommand(folder, "--check", "--package", tmp_path / "packages")
    assert command.finish() == 0
    command.wait_for_line(r"^key +KeyComponent.swift +compiles +0$")
    command.wait_for_line(r"^2 components: 2 compile, 0 in part, 0 left out; 0 uses without effect$")


PURCHASE = """\
import HotwireNative

public enum Environment { case sandbox }
struct Helper {}
extension String { func shout() -> String { uppercased() } }
open class ButtonComponent: BridgeComponent { override open class var name: String { "button" } }
open class PayComponent: BridgeComponent {
    override open class var name: String { "pay" }
    override open func onReceive(message: Message) { reply(to: message.event) }
}
"""
USES_PURCHASE = """\
import HotwireNative
import PurchaseKit

enum Environment { case app }
struct Helper { let environment = PurchaseKit.Environment.sandbox }
extension String { func shout() -> String { self } }
final class ButtonComponent: BridgeComponent {
    override class var name: String { "button" }
    override func onReceive(message: Message) { print("a".shout(), Helper().environment, Environment.app) }
}
final class ProComponent: PurchaseKit.PayComponent { override class var name: String { "pro" } }
"""


@pytest.mark.slow
@pytest.mark.parametrize("place", ["packages", "Bridge/Packages"])
def test_a_package_is_a_module_of_its_own(run, tab, show, own_server, folder, tmp_path, place):
    package = tmp_path / place / "purchase"
    (package / "Sources" / "PurchaseKit").mkdir(parents=True)
    (package / "Package.swift").write_text('let package = Package(name: "purchase", targets: [.target(name: "PurchaseKit")])\n')
    (package / "Sources" / "PurchaseKit" / "PurchaseKit.swift").write_text(PURCHASE)
    (folder / "ButtonComponent.swift").write_text(USES_PURCHASE)
    command = AppCommand(folder, "--check", "--package", package)
    assert command.finish() == 0, command.lines
    command.wait_for_line(r"^pay +PurchaseKit.swift +compiles +0$")
    command.wait_for_line(r"^4 components: 4 compile, 0 in part, 0 left out; 0 uses without effect$")
    app = run("--package", package)
    app.wait_for_line("Built in .*: pay, button, pro, form$")
    show(component("pay", connect=("connect", {})) + component("pro", connect=("connect", {})), viaduct=own_server.url,
         components=("pay", "pro"))
    tab.wait_for_replies(2)

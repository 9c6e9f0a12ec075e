"""`viaduct app`: the components of an iOS app, built from their files and back on the screen when one is saved."""

import os
import re
import shutil
import time
from pathlib import Path

import pytest

from harness.app_command import AppCommand
from harness.app_page import component
from harness.processes import children
from harness.viaduct_server import ViaductServer
from harness.waiting import wait_until

pytestmark = pytest.mark.any_browser

SAVE = component("form", connect=("connect", {"submitTitle": "Save"}))
FORM = """\
import HotwireNative
import UIKit

final class FormComponent: BridgeComponent {
    override class var name: String { "form" }

    override func onReceive(message: Message) {
        let viewController = delegate?.destination as? UIViewController
        let item = UIBarButtonItem(title: "First", style: .done, target: self, action: #selector(submit))
        viewController?.navigationItem.rightBarButtonItem = item
    }

    @objc private func submit() {
        reply(to: "connect")
    }
}
"""


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "Bridge"
    folder.mkdir()
    (folder / "FormComponent.swift").write_text(FORM)
    return folder


def edit(folder, old, new):
    file = folder / "FormComponent.swift"
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


@pytest.mark.alone
def test_a_saved_file_is_back_on_the_screen_of_the_open_page(run, tab, show, own_server, folder, record_property):
    run()
    show(SAVE, viaduct=own_server.url)
    tab.native("button", "First").tap()
    assert tab.wait_for_replies(1)[0]["data"]["submitTitle"] == "Save"
    tab.evaluate("() => { window.isOld = true }")
    start = time.monotonic()
    edit(folder, '"First"', '"Second"')
    tab.native("button", "Second").wait()
    seconds = time.monotonic() - start
    record_property("A saved component was on the screen again after", f"{seconds:.1f} s")
    assert seconds <= 3
    tab.native("button", "Second").tap()
    tab.wait_for_replies(2)
    assert tab.evaluate("() => window.isOld")


def test_an_app_that_a_newer_one_replaces_has_not_crashed(run, tab, show, own_server, folder):
    command = run()
    show(SAVE, viaduct=own_server.url)
    tab.native("button", "First").wait()
    for old, new in [("First", "Second"), ("Second", "Third")]:
        edit(folder, f'"{old}"', f'"{new}"')
        tab.native("button", new).wait()
    assert not [line for line in command.lines if "crashed" in line]


def test_a_saved_file_is_one_line_at_the_terminal(run, tab, show, own_server, folder):
    command = run()
    show(SAVE, viaduct=own_server.url)
    tab.native("button", "First").wait()
    for old, new in [("First", "Second"), ("Second", "Third")]:
        count = len(command.lines)
        edit(folder, f'"{old}"', f'"{new}"')
        tab.native("button", new).wait()
        wait_until(lambda: len(command.lines) > count, "the line")
    # The last one that a replaced app writes would come before the next one is there.
    assert [re.sub(r"[0-9.]+ s", "X s", line) for line in command.lines[-2:]] == ["Built in X s: form"] * 2
    assert len(lines(command, "Built in")) == 3
    assert len(lines(command, "Connected to")) == 1
    assert not lines(command, "newer app")


def test_a_build_error_is_logged_once_with_its_line_breaks_however_many_pages_there_are(tmp_path, tab, show, folder):
    with open(tmp_path / "log", "w+") as file:
        server = ViaductServer("--log-level", "info", log=file)
        command = AppCommand(folder, "--server", server.url)
        try:
            command.wait_until_connected()
            show(SAVE, viaduct=server.url)
            tab.native("button", "First").wait()
            edit(folder, "UIBarButtonItem(", "UIBarButtonItm(")
            edit(folder, 'reply(to: "connect")', 'replay(to: "connect")')
            command.wait_for_line("replay")
            tab.wait_until("() => document.querySelector('viaduct-screen').shadowRoot.textContent.includes('replay')")
        finally:
            command.stop()
            server.stop()
        file.seek(0)
        logged = file.read()
    assert logged.count("cannot find 'replay' in scope") == 1
    assert logged.count("cannot find 'UIBarButtonItm' in scope") == 1
    assert "\n    /" in logged
    assert len(lines(command, "cannot find 'replay'")) == 1


def test_a_compile_error_is_told_in_both_places_and_the_last_app_goes_on(run, tab, show, own_server, folder):
    command = run()
    show(SAVE, viaduct=own_server.url)
    tab.native("button", "First").wait()
    edit(folder, "UIBarButtonItem(", "UIBarButtonItm(")
    place = r"FormComponent\.swift:9:20: error: cannot find 'UIBarButtonItm' in scope"
    command.wait_for_line(place)
    tab.wait_until("() => document.querySelector('viaduct-screen').shadowRoot.textContent.includes('UIBarButtonItm')")
    assert "FormComponent.swift:9:20: error: cannot find 'UIBarButtonItm' in scope" in tab.native("status").wait().text
    tab.native("button", "First").tap()
    tab.wait_for_replies(1)
    edit(folder, "UIBarButtonItm(", "UIBarButtonItem(")
    tab.native("status").wait_gone()
    tab.native("button", "First").tap()
    tab.wait_for_replies(2)


def test_a_crash_is_told_with_its_component_and_the_app_starts_again(run, tab, show, own_server, folder):
    edit(folder, 'reply(to: "connect")', 'fatalError("no idea")')
    command = run()
    show(SAVE, viaduct=own_server.url)
    tab.native("button", "First").tap()
    command.wait_for_line("crashed")
    command.wait_for_line(r"FormComponent\.swift:14: Fatal error: no idea")
    tab.native("status").wait()
    assert "no idea" in tab.native("status").text
    edit(folder, 'fatalError("no idea")', 'reply(to: "connect")')
    tab.native("status").wait_gone()
    tab.native("button", "First").tap()
    tab.wait_for_replies(1)


def test_an_endless_loop_is_told_and_other_pages_go_on(run, tab, show, own_server, folder):
    edit(folder, 'reply(to: "connect")', "while true {}")
    run()
    show(SAVE, viaduct=own_server.url)
    tab.native("button", "First").tap()
    assert "does not answer" in tab.native("status").wait().text
    show(SAVE, viaduct=own_server.url, query="?room=other")
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)


def test_a_reply_of_10_mb_arrives_with_the_screen_that_follows_and_one_of_20_mb_is_refused(
        run, tab, show, own_server, folder):
    edit(folder, "    override func onReceive", "    private var taps = 0\n\n    override func onReceive")
    edit(folder, 'reply(to: "connect")', """taps += 1
        (delegate?.destination as? UIViewController)?.navigationItem.rightBarButtonItem?.title = "Tap \\(taps)"
        reply(to: "connect", with: ["text": String(repeating: "x", count: taps * 10_000_000)])""")
    run()
    show(SAVE, viaduct=own_server.url)
    tab.native("button", "First").tap()
    tab.native("button", "Tap 1").wait()
    tab.wait_until("() => window.replies[0]?.data.text.length === 10_000_000")
    tab.native("button", "Tap 1").tap()
    tab.native("button", "Tap 2").wait()
    tab.wait_for_console("19 MiB at once; at most 16 MiB can be sent")
    assert tab.evaluate("() => window.replies.length") == 1


def test_timers_of_the_run_loop_fire(run, tab, show, own_server, folder):
    edit(folder, "navigationItem.rightBarButtonItem = item", """navigationItem.rightBarButtonItem = item
        var count = 0
        let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
            count += 1
            item.title = "Tick \\(count)"
            if count == 3 { timer.invalidate() }
        }
        RunLoop.main.add(timer, forMode: .common)""")
    run()
    show(SAVE, viaduct=own_server.url)
    tab.native("button", "Tick 3").tap()
    tab.wait_for_replies(1)
    assert tab.native("button", "Tick 3").count == 1


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


def test_no_module_of_viaducts_is_compiled_when_the_program_has_been_built(folder, tmp_path):
    """The package manager would compile them, and here it fails."""
    tools = tmp_path / "tools"
    tools.mkdir()
    version = f'[ "$1" = --version ] && exec {shutil.which("swift")} --version'
    (tools / "swift").write_text(f"#!/bin/sh\n{version}\nexit 1\n")
    (tools / "swift").chmod(0o755)
    command = AppCommand(folder, "--check", PATH=f"{tools}:{os.environ['PATH']}")
    assert command.finish() == 0, command.lines
    command.wait_for_line(r"^1 component: 1 compile, ")


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
    command = AppCommand(folder, "--check", "--package", tmp_path / "packages")
    assert command.finish() == 0
    command.wait_for_line(r"^key +KeyComponent.swift +compiles +0$")
    command.wait_for_line(r"^2 components: 2 compile, 0 in part, 0 left out; 0 uses without effect$")


def test_an_app_is_back_after_its_server_was_killed_also_when_the_secret_is_another_one(run, own_server):
    command = run()
    secrets = {own_server.secret_file.read_text()}
    for number, is_new in [(2, False), (3, True)]:
        own_server.kill()
        if is_new:
            own_server.secret_file.unlink()
        own_server.start()
        secrets.add(own_server.secret_file.read_text())
        wait_until(lambda: len(lines(command, "Connected to")) == number, "the app")
    assert len(secrets) == 2
    assert len(lines(command, "Built in")) == 1


@pytest.mark.parametrize("is_set", [False, True])
def test_the_secret_stands_in_no_file_that_is_built_no_command_line_and_no_log(folder, tmp_path, is_set):
    token = ["--token", "set-by-the-developer"] if is_set else []
    with open(tmp_path / "log", "w+") as log:
        server = ViaductServer("--log-level", "debug", *token, log=log)
        command = AppCommand(folder, "--server", server.url, *token)
        try:
            command.wait_until_connected()
            secret = token[1] if is_set else server.secret_file.read_text().strip()
            (app,) = children(command.process)
            processes = [app] if is_set else [app, server.process, command.process]
            commands = [Path(f"/proc/{process}/cmdline").read_text() for process in processes]
            built = Path(f"/proc/{app}/exe").resolve()
            files = [file.read_bytes() for file in built.parent.rglob("*") if file.is_file()]
        finally:
            command.stop()
            server.stop()
        log.seek(0)
        logged = log.read()
    assert b"RemoteApp.launch" in b"".join(files)
    assert "An app has come" in logged
    assert not any(secret.encode() in file for file in files)
    assert not any(secret in text for text in [*commands, *command.lines, logged])


def lines(command, text):
    return [line for line in command.lines if text in line]

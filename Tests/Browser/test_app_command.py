"""`viaduct app`: the components of an iOS app, built from their files and back on the screen when one is saved."""

import re
import time
from pathlib import Path

import pytest

from harness.app_command import AppCommand
from harness.app_page import component
from harness.command import Command
from harness.form_component import SAVE, edit, write_form
from harness.processes import children
from harness.viaduct_server import PROGRAM, ViaductServer, process_options
from harness.waiting import wait_until

pytestmark = pytest.mark.any_browser
PROFILE = component("button", connect=("connect", {"title": "Profile"}))


@pytest.fixture
def folder(tmp_path):
    return write_form(tmp_path / "Bridge")


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


def test_the_built_in_components_answer_the_names_that_the_app_does_not_have(run, tab, show, own_server, folder):
    command = run()
    show(SAVE + PROFILE, viaduct=own_server.url)
    tab.native("button", "Profile").tap()
    tab.native("button", "First").tap()
    assert [reply["component"] for reply in tab.wait_for_replies(2)] == ["button", "form"]
    tab.wait_for_console("answers form. Viaduct's built-in components answer alert, ")
    command.wait_for_line(r"Viaduct's built-in components answer alert, .*\bflash-message, haptic\b.*--without-built-ins")
    # The page was loaded with the server's own, which have the same names.
    tab.evaluate("() => { window.isOld = true }")
    edit(folder, '"First"', '"Second"')
    tab.native("button", "Second").wait()
    tab.native("button", "Profile").wait()
    assert tab.evaluate("() => window.isOld")
    assert len(lines(command, "built-in components answer")) == 1


@pytest.mark.slow
def test_the_trace_has_the_line_that_gets_a_component_s_messages(run, tab, show, own_server, folder):
    run()
    trace = Command([PROGRAM, "trace", "--component", "form", "--server", own_server.url], **process_options())
    try:
        show(SAVE, viaduct=own_server.url)
        source = folder / "FormComponent.swift"
        line = 1 + next(number for number, text in enumerate(source.read_text().splitlines()) if "func onReceive(message" in text)
        place = rf"\(FormComponent\.swift:{line}\)"
        trace.wait_for_line(rf"  → form connect VD-REPLY-5  no answer after 2 s {place}$")
        tab.evaluate("() => webBridge.send({ component: 'form', event: 'connect', data: { metadata: { url: location.href } } })")
        trace.wait_for_line(rf"  ← form connect  delivered in \d+ µs {place}$")
    finally:
        trace.end()


def test_an_app_without_the_built_in_components_has_the_phones_own_list(run, tab, show, own_server):
    command = run("--without-built-ins")
    show(SAVE + PROFILE, viaduct=own_server.url)
    tab.native("button", "First").wait()
    assert "bridge-components: [form]" in tab.evaluate("() => navigator.userAgent")
    assert tab.native("button", "Profile").count == 0
    assert not lines(command, "built-in")


def test_pages_keep_the_servers_prefix_when_an_app_without_one_comes(tab, show, folder):
    server = ViaductServer("--user-agent-prefix", "Shop/2")
    command = AppCommand(folder, "--server", server.url)
    try:
        command.wait_until_connected()
        show(SAVE, viaduct=server.url)
        tab.native("button", "First").wait()
        assert "Shop/2 Hotwire Native iOS; Turbo Native iOS; bridge-components: [form alert" in tab.evaluate("() => navigator.userAgent")
    finally:
        command.stop()
        server.stop()


@pytest.mark.slow
def test_an_app_that_a_newer_one_replaces_has_not_crashed(run, tab, show, own_server, folder):
    command = run()
    show(SAVE, viaduct=own_server.url)
    tab.native("button", "First").wait()
    for old, new in [("First", "Second"), ("Second", "Third")]:
        edit(folder, f'"{old}"', f'"{new}"')
        tab.native("button", new).wait()
    assert not [line for line in command.lines if "crashed" in line]


@pytest.mark.slow
def test_a_saved_file_is_one_line_at_the_terminal(run, tab, show, own_server, folder):
    command = run()
    show(SAVE, viaduct=own_server.url)
    tab.native("button", "First").wait()
    for old, new in [("First", "Second"), ("Second", "Third")]:
        count = len(command.lines)
        edit(folder, f'"{old}"', f'"{new}"')
        tab.native("button", new).wait()
        wait_until(lambda: len(command.lines) > count, "the line")
    # A replaced app's last line would arrive before the next app has started.
    assert [re.sub(r"[0-9.]+ s", "X s", line) for line in command.lines[-2:]] == ["Built in X s: form"] * 2
    assert len(lines(command, "Built in")) == 3
    assert len(lines(command, "Connected to")) == 1
    assert not lines(command, "newer app")


@pytest.mark.slow
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
    text = tab.native("status").wait().text
    assert f"{folder}/FormComponent.swift:9:20: error: cannot find 'UIBarButtonItm' in scope\n" in text
    assert text.split("\n")[1].index("UIBarButtonItm(") == text.split("\n")[2].index("^")
    tab.native("button", "First").tap()
    tab.wait_for_replies(1)
    edit(folder, "UIBarButtonItm(", "UIBarButtonItem(")
    tab.native("status").wait_gone()
    tab.native("button", "First").tap()
    tab.wait_for_replies(2)


BACKGROUND = """\
import HotwireNative
import UIKit

final class FetchComponent: BridgeComponent {
    override class var name: String { "fetch" }

    private var count = 0

    override func onReceive(message: Message) {
        guard let url = URL(string: "data:text/plain,done") else { return }
        URLSession.shared.dataTask(with: url) { _, _, _ in self.finish(message.event) }.resume()
        DispatchQueue.global(qos: .userInitiated).async { self.finish(message.event) }
        DispatchQueue.global().asyncAfter(deadline: .now()) { [weak self] in self?.finish(message.event) }
        OperationQueue().addOperation { self.finish(message.event) }
        Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in self.finish(message.event) }
    }

    private func finish(_ event: String) {
        reply(to: event, with: ["is": "done"])
    }
}
"""


@pytest.mark.slow
def test_a_closure_on_another_thread_may_reply_as_in_swift_5_mode_on_a_phone(run, tab, show, own_server, folder):
    (folder / "FetchComponent.swift").write_text(BACKGROUND)
    command = run()
    show(component("fetch", click=("start", {}), label="Start"), viaduct=own_server.url, components=("fetch",))
    tab.page("main > button").tap()
    assert [reply["data"] for reply in tab.wait_for_replies(5)] == [{"is": "done"}] * 5
    assert not lines(command, "left out")


@pytest.mark.slow
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
    tab.wait_for_console("frame of 19 MiB was dropped")
    assert tab.evaluate("() => window.replies.length") == 1


@pytest.mark.slow
def test_timers_and_blocks_of_the_run_loop_run(run, tab, show, own_server, folder):
    edit(folder, "navigationItem.rightBarButtonItem = item", """navigationItem.rightBarButtonItem = item
        var count = 0
        let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
            count += 1
            item.title = "Tick \\(count)"
            if count == 3 { timer.invalidate() }
        }
        RunLoop.main.add(timer, forMode: .common)""")
    edit(folder, 'reply(to: "connect")', """let item = (delegate?.destination as? UIViewController)?.navigationItem.rightBarButtonItem
        RunLoop.main.perform {
            MainActor.assumeIsolated { _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in item?.title = "Tock" } }
        }""")
    run()
    show(SAVE, viaduct=own_server.url)
    # This app only creates a timer.
    tab.native("button", "Tick 3").tap()
    tab.native("button", "Tock").wait()


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
            # The program is in the folder of one build, beside the sources and objects of all.
            built = Path(f"/proc/{app}/exe").resolve().parents[1]
            files = [file.read_bytes() for file in built.rglob("*") if file.is_file()]
        finally:
            command.stop()
            server.stop()
        log.seek(0)
        logged = log.read()
    assert b"RemoteApp.launch" in b"".join(files)
    assert "App connected" in logged
    assert not any(secret.encode() in file for file in files)
    assert not any(secret in text for text in [*commands, *command.lines, logged])


def lines(command, text):
    return [line for line in command.lines if text in line]

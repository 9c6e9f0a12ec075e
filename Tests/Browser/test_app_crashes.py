"""`viaduct app`: a component that crashes or loops is marked, and the others live on."""

import re

import pytest

from harness.app_page import component
from harness.form_component import SAVE, edit, write_form

pytestmark = pytest.mark.any_browser


@pytest.fixture
def folder(tmp_path):
    return write_form(tmp_path / "Bridge")


TOAST = """\
import HotwireNative

final class ToastComponent: BridgeComponent {
    override class var name: String { "toast" }

    override func onReceive(message: Message) {
        let lines: [String] = []
        show(lines[0])
    }

    private func show(_ text: String) {}
}
"""


def test_a_crash_is_told_with_its_place_and_the_tapped_control_and_the_app_starts_again(run, tab, show, own_server, folder):
    edit(folder, 'reply(to: "connect")', 'fatalError("no idea")')
    command = run()
    show(SAVE, viaduct=own_server.url)
    tab.native("button", "First").tap()
    command.wait_for_line(rf"^The app crashed in FormComponent\.submit\(\), {folder}/FormComponent\.swift:14: Fatal error: no idea")
    command.wait_for_line("^It was handling a tap on “First”")
    command.wait_for_line("^“form” gets no messages until you save a fix")
    tab.wait_until("() => document.querySelector('viaduct-screen').shadowRoot.textContent.includes('no idea')")
    edit(folder, 'fatalError("no idea")', 'reply(to: "connect")')
    tab.native("status").wait_gone()
    tab.native("button", "First").tap()
    tab.wait_for_replies(1)


def test_a_message_that_crashes_its_component_is_not_sent_again_and_the_others_live_on(run, tab, show, own_server, folder):
    (folder / "ToastComponent.swift").write_text(TOAST)
    command = run()
    show(SAVE + component("toast", connect=("show", {})), viaduct=own_server.url, components=("form", "toast"))
    command.wait_for_line(
        rf"^The app crashed in ToastComponent\.onReceive\(message:\), {folder}/ToastComponent\.swift:8: Fatal error: Index out of range")
    tab.wait_for_console("“toast” is marked as crashed: it gets no messages until you save a fix.")
    tab.native("button", "First").tap()
    tab.wait_for_replies(1)
    tab.reload()
    tab.wait_until(
        "() => document.querySelector('viaduct-screen')?.shadowRoot.querySelector('.panel').textContent.includes('“toast” is marked')")
    tab.native("button", "First").tap()
    tab.wait_for_replies(1)
    assert len(lines(command, "The app crashed")) == 1
    toast = folder / "ToastComponent.swift"
    toast.write_text(TOAST.replace("lines: [String] = []", 'lines = [""]'))
    tab.native("status").wait_gone()
    tab.native("button", "First").tap()
    tab.wait_for_replies(2)


def test_an_endless_loop_is_told_and_other_pages_go_on(run, tab, show, own_server, folder):
    edit(folder, 'reply(to: "connect")', "while true {}")
    command = run()
    show(SAVE, viaduct=own_server.url)
    tab.native("button", "First").tap()
    assert re.search("does not answer since it was sent .*a tap or an input", tab.native("status").wait().text)
    command.wait_for_line("^The app has been handling a tap on “First” for 3 s")
    show(SAVE, viaduct=own_server.url, query="?room=other")
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)


# AppProcessTests have the loop's end.
@pytest.mark.slow
@pytest.mark.parametrize("sent", ["message", "tap"])
def test_an_endless_loop_ends_like_a_crash_and_the_other_components_live_on(run, tab, show, own_server, folder, sent):
    looping, living = ("toast", "form") if sent == "message" else ("form", "toast")
    if looping == "form":
        edit(folder, 'reply(to: "connect")', "while true {}")
    # Without a call: a signal in the first instructions of one hides its caller from Swift's backtrace.
    toast = "while true {}" if looping == "toast" else 'reply(to: "show")'
    (folder / "ToastComponent.swift").write_text(TOAST.replace("show(lines[0])", toast))
    command = run()
    body = SAVE + component("toast", click=("show", {}), label="Toast")
    show(body, viaduct=own_server.url, components=("form", "toast"))
    send = {"form": tab.native("button", "First"), "toast": tab.page("main > button")}
    send["form"].wait()
    send[looping].tap()
    command.wait_for_line(
        rf"^The app crashed in {looping.capitalize()}Component\.\w+\(.*\), {folder}/.*\.swift:\d+: an endless loop, ended after 10 s", 60)
    command.wait_for_line(f"^“{looping}” gets no messages until you save a fix")
    tab.wait_for_console(f"“{looping}” is marked as crashed: it gets no messages until you save a fix.")
    send[living].tap()
    assert tab.wait_for_replies(1)[0]["component"] == living


@pytest.mark.slow
def test_an_endless_loop_beside_the_main_thread_is_told_and_everything_goes_on(run, tab, show, own_server, folder):
    edit(folder, 'reply(to: "connect")', 'Task.detached { while true {} }\n        reply(to: "connect")')
    command = run()
    show(SAVE, viaduct=own_server.url)
    tab.native("button", "First").tap()
    tab.wait_for_replies(1)
    command.wait_for_line(
        "^A background thread of the app has worked for 10 s without a pause: .* What it has handled last: a tap on “First”[.]$", 60)
    tab.native("button", "First").tap()
    tab.wait_for_replies(2)
    assert not lines(command, "crashed")


HELPER = """\
import UIKit

enum Helper {
    static var count = 0

    static func ask(on controller: Any?, then done: @escaping () -> Void) {
        let isFirst = count == 0
        count += 1
        let alert = UIAlertController(title: isFirst ? "Danger" : "Harmless", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in
            if isFirst { fatalError("no idea") }
            DispatchQueue.main.async(execute: done)
        })
        (controller as? UIViewController)?.present(alert, animated: true)
    }
}
"""


@pytest.mark.slow
def test_a_tap_that_crashes_outside_of_components_is_kept_away_in_its_own_alert_only(run, tab, show, own_server, folder):
    (folder / "Helper.swift").write_text(HELPER)
    edit(folder, 'reply(to: "connect")', 'Helper.ask(on: delegate?.destination) { self.reply(to: "connect") }')
    command = run()
    show(SAVE, viaduct=own_server.url)
    tab.native("button", "First").tap()
    tab.native("button", "OK").tap()
    command.wait_for_line("^A tap on “OK” has no effect until you save a fix")
    # The restarted app reports it.
    tab.wait_for_console("A tap on “OK” has no effect until you save a fix.")
    tab.native("button", "First").tap()
    tab.native("button", "OK").tap()
    tab.wait_for_console("Nothing was done: a tap on “OK” has crashed the app, and has no effect until you save a fix.")
    tab.native("button", "OK").wait_gone()
    tab.native("button", "First").tap()
    tab.native("button", "OK").tap()
    tab.wait_for_replies(1)
    assert len(lines(command, "The app crashed")) == 1


def lines(command, text):
    return [line for line in command.lines if text in line]

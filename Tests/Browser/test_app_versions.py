"""`viaduct app --hotwire-native`: what came after version 1.2.2 of the library, only for an app that wants it."""

import pytest

from harness.app_command import AppCommand
from harness.app_page import component
from harness.turbo import LATE_TURBO

pytestmark = pytest.mark.any_browser
LATER = """\
import HotwireNative
import UIKit
import WebKit

class FormComponent: BridgeComponent {
    override class var name: String { "form" }
    override func onReceive(message: Message) { reply(to: message.event) }
}

@MainActor func makeTab() -> HotwireTab {
    HotwireTab(title: "Search", image: nil, url: URL(string: "https://shop.example")!)
}

final class Delegate: NavigatorDelegate {
    func visitableDidFailRequest(_ visitable: Visitable, error: HotwireNativeError, retryHandler: RetryBlock?) {
        if case .web(let error) = error, error.isOffline { retryHandler?() }
    }
}

final class Windows: WKUIController {
    override func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
}

func same(_ tab: HotwireTab, as other: some Identifiable<String>) -> Bool { tab.id == other.id }

@MainActor func configure() {
    print(same(makeTab(), as: makeTab()), ExternalNavigationWebViewPolicyDecisionHandler(invalidSchemes: []).invalidSchemes)
    Hotwire.config.lazyLoadTabs = false
}
"""
ADVICE = r"Hotwire Native iOS 1\.2\.2 may not have it: add --hotwire-native main"


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "Bridge"
    folder.mkdir()
    (folder / "FormComponent.swift").write_text(LATER)
    return folder


def test_an_app_that_wants_the_main_branch_compiles_as_a_whole(folder):
    command = AppCommand(folder, "--hotwire-native", "main", "--check")
    assert command.finish() == 0, command.lines
    command.wait_for_line(r"^form +FormComponent.swift +compiles")


@pytest.mark.slow
def test_without_the_flag_the_error_names_it(folder):
    command = AppCommand(folder, "--check")
    assert command.finish() == 1
    command.wait_for_line(r"cannot find type 'HotwireNativeError' in scope")
    lines = list(command.lines)
    assert sum(ADVICE.replace("\\", "") in line for line in lines) >= 3, lines


WINDOWS = """\
import HotwireNative
import UIKit
import WebKit

@MainActor let windows = Windows(delegate: navigator)
@MainActor let navigator: Navigator = {
    Navigator(configuration: .init(name: "main", startLocation: URL(string: "https://shop.example/")!))
}()

class FormComponent: BridgeComponent {
    override class var name: String { "form" }
    override func onReceive(message: Message) {
        navigator.webkitUIDelegate = windows
        (delegate?.destination as? UIViewController)?.title = "Ready"
    }
}

final class Windows: WKUIController {
    OVERRIDE func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        if navigationAction.targetFrame == nil, let url = navigationAction.request.url { navigator.route(url) }
        return nil
    }
}
"""


@pytest.mark.parametrize("version", ["1.2.2", "main"])
def test_an_app_of_either_version_is_asked_for_the_windows_of_scripts(folder, run, tab, show, own_server, version):
    # On a phone the class of 1.2.2 has no such method to override, and Objective-C finds it.
    (folder / "FormComponent.swift").write_text(WINDOWS.replace("OVERRIDE", "override" if version == "main" else ""))
    run("--hotwire-native", version)
    show(component("form", connect=("connect", {})), title="Start", viaduct=own_server.url)
    tab.native_text("Ready").wait()
    tab.evaluate(LATE_TURBO)
    assert tab.evaluate("() => open('/two?a=1')") is None
    tab.wait_until("() => location.pathname + location.search === '/two?a=1'")
    tab.native("button", "Back to Ready").wait()


def test_another_version_is_refused(folder):
    command = AppCommand(folder, "--hotwire-native", "1.3.0", "--check")
    assert command.finish() == 2

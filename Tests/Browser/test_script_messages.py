"""Pages that talk to their app without a web bridge: `window.webkit.messageHandlers`, and Android's JavaScript interfaces."""

import pytest

# An app from before Strada: a session of its own, and a handler for messages posted by pages.
APP = """\
import Turbo
import UIKit
import WebKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var session: Session!
    let handlers = Handlers()

    func scene(_ scene: UIScene, willConnectTo sceneSession: UISceneSession, options: UIScene.ConnectionOptions) {
        let configuration = WKWebViewConfiguration()
        configuration.userContentController.add(handlers, name: "nativeApp")
        configuration.userContentController.addScriptMessageHandler(handlers, contentWorld: .page, name: "ask")
        configuration.userContentController.addUserScript(WKUserScript(
            source: "document.documentElement.dataset.platform = 'phone'", injectionTime: .atDocumentEnd,
            forMainFrameOnly: true))
        session = Session(webViewConfiguration: configuration)
        handlers.session = session
    }
}

class Handlers: NSObject, WKScriptMessageHandler, WKScriptMessageHandlerWithReply {
    weak var session: Session?

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        guard let body = message.body as? [String: Any], let title = body["title"] as? String else {
            return print("Cannot read \\(message.body)")
        }
        let button = UIBarButtonItem(title: title, style: .plain, target: self, action: #selector(tapped))
        session?.topmostVisitable?.visitableViewController.navigationItem.rightBarButtonItem = button
    }

    func userContentController(
        _ controller: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void
    ) {
        guard let number = message.body as? Int else { return replyHandler(nil, "That is no number.") }
        replyHandler(["double": number * 2], nil)
    }

    @objc func tapped() {
        session?.webView.evaluateJavaScript("window.bridge.tapped(\\"once\\", [1])")
    }
}
"""
PAGE = """
<script>
  window.bridge = { tapped: (...values) => { window.heard = values } }
  window.webkit?.messageHandlers?.nativeApp?.postMessage({ title: "Posted" })
  window.nativeApp?.postMessage(JSON.stringify({ title: "Posted" }))
</script>
"""
# What the built-in app draws.
STAR = PAGE.replace("title:", "path: '/next', icon: 'star', title:")
# A minute passes in two seconds.
QUICK_TIMERS = "<script>{ const begin = setTimeout; window.setTimeout = (call, delay, ...rest) => begin(call, delay / 30, ...rest) }</script>"


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "Old"
    folder.mkdir()
    (folder / "SceneDelegate.swift").write_text(APP)
    return folder


@pytest.fixture
def old(run, tab, show, own_server):
    """Opens a page of an app from before Strada."""
    run()

    def old(**options):
        show(PAGE, viaduct=own_server.url, has_screen=False, libraries=[], components=(), **options)

    return old


@pytest.mark.each_case
@pytest.mark.parametrize("headers", [{}, {"Content-Security-Policy": "script-src 'self' 'unsafe-inline' http://127.0.0.1:*"}],
                         ids=["without a policy", "without eval"])
def test_a_posted_message_shows_a_button_whose_tap_calls_the_page(old, tab, headers):
    old(headers=headers)
    tab.native("button", "Posted").tap()
    tab.wait_until("() => JSON.stringify(window.heard) === '[\"once\",[1]]'")


@pytest.mark.any_browser
def test_a_handler_answers_by_the_promise(old, tab):
    old()
    tab.native("button", "Posted").wait()
    assert tab.evaluate("() => webkit.messageHandlers.ask.postMessage(21)") == {"double": 42}
    assert tab.evaluate("() => webkit.messageHandlers.ask.postMessage('x').catch(error => error.message)") == "That is no number."


@pytest.mark.slow
def test_only_what_the_app_handles_is_there_and_what_cannot_be_copied_throws(old, tab):
    old()
    tab.native("button", "Posted").wait()
    assert tab.evaluate("() => Object.keys(webkit.messageHandlers).sort()") == ["ask", "nativeApp"]
    copy = "body => { try { webkit.messageHandlers.ask.postMessage(eval(body)) } catch (error) { return error.name } }"
    assert tab.evaluate(copy, "() => 1") == "DataCloneError"
    assert tab.evaluate(copy, "{ const a = {}; a.a = a }") == "DataCloneError"


@pytest.mark.slow
@pytest.mark.any_browser
def test_user_scripts_run_in_the_page(old, tab):
    old()
    tab.wait_until("() => document.documentElement.dataset.platform === 'phone'")


def test_android_has_an_object_of_each_name_that_takes_text(tab, show):
    show(STAR, query="?platform=android", components=())
    tab.native("button", "star").wait()
    assert tab.evaluate("() => [typeof window.webkit, typeof window.nativeApp.anything]") == ["undefined", "function"]


@pytest.mark.any_browser
def test_a_page_of_a_plain_web_view_shows_neither_an_error_nor_a_spinner(tab, show):
    show(STAR, head=QUICK_TIMERS, libraries=[], components=())
    tab.native("button", "star").wait()
    # A session's patience with a page without Turbo is 30 s.
    tab.evaluate("() => new Promise(resolve => setTimeout(resolve, 40_000))")
    assert [tab.native_text("Error loading page").count, tab.native("progressbar").count] == [0, 0]
    assert tab.console == []

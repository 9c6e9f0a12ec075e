import AppTestSupport
import Testing
import UIKit
import ViaductProtocol
import WebKit

@testable import HotwireNative
@testable import ViaductApp

extension EmbeddedSessionTests {
    /// Apps that exchange messages with their pages without the web bridge.
    @MainActor @Suite(.serialized) struct ScriptHandlerTests {
        /// A scene delegate as in Turbo iOS apps from before Strada.
        private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            private var session: Session?
            private let listener = Listener()

            func scene(_ scene: UIScene, willConnectTo sceneSession: UISceneSession, options: UIScene.ConnectionOptions) {
                let configuration = WKWebViewConfiguration()
                configuration.userContentController.add(listener, name: "nativeApp")
                configuration.userContentController.addScriptMessageHandler(listener, contentWorld: .page, name: "ask")
                configuration.userContentController.addUserScript(
                    WKUserScript(
                        source: "window.isApp = true", injectionTime: .atDocumentStart, forMainFrameOnly: true))
                session = Session(webViewConfiguration: configuration)
            }
        }

        private final class Listener: NSObject, WKScriptMessageHandler, WKScriptMessageHandlerWithReply {
            static var heard: [(body: Any, url: URL?)] = []

            func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
                Self.heard.append((message.body, message.webView?.url))
            }

            func userContentController(
                _ controller: WKUserContentController, didReceive message: WKScriptMessage,
                replyHandler: @escaping (Any?, String?) -> Void
            ) {
                switch message.body as? String {
                case "version": replyHandler(["major": 3], nil)
                case "twice":
                    replyHandler("first", nil)
                    replyHandler("second", nil)
                case "date": replyHandler(Date(), nil)
                default: replyHandler(nil, "I only know the version.")
                }
            }
        }

        private func begin() -> TestPage {
            Listener.heard = []
            AppLaunch.makeSceneDelegate = { SceneDelegate() }
            return TestPage([])
        }

        private func end(_ page: TestPage) {
            page.close()
            AppLaunch.makeSceneDelegate = nil
        }

        private func handlers(of page: TestPage) -> [[String]] {
            page.frames.compactMap { if case .handlers(let names) = $0 { names } else { nil } }
        }

        private func answers(of page: TestPage) -> [String] {
            page.frames.compactMap { frame in
                guard case .posted(let call, let value, let error) = frame else { return nil }
                return "\(call): \(value ?? "-") \(error ?? "-")"
            }
        }

        @Test func `the page is told the names once, and each post reaches the app's own session`() async {
            let page = begin()
            defer { end(page) }
            await page.turn()
            #expect(handlers(of: page) == [["ask", "nativeApp"]])
            page.send(#"{"type":"post","handler":"nativeApp","body":{"name":"ActionButton"},"call":"1"}"#)
            #expect((Listener.heard.first?.body as? [String: Any])?["name"] as? String == "ActionButton")
            #expect(Listener.heard.first?.url == URL(string: page.url))
            #expect(answers(of: page) == ["1: - -"])
        }

        @Test func `answers come once, as JSON or as an error`() {
            let page = begin()
            defer { end(page) }
            for (call, body) in ["version", "twice", "date", "other"].enumerated() {
                page.send(#"{"type":"post","handler":"ask","body":"\#(body)","call":"\#(call)"}"#)
            }
            page.send(#"{"type":"post","handler":"nobody","body":1,"call":"4"}"#)
            #expect(
                answers(of: page) == [
                    #"0: {"major":3} -"#, #"1: "first" -"#,
                    "2: - The handler's answer is not JSON.", "3: - I only know the version.",
                    "4: - No script message handler “nobody” was added to the web view. The message was dropped.",
                ])
            #expect(page.notices.map(\.code) == ["unknown-handler"])
            #expect(page.notices.map(\.cause) == ["VD-SCRIPT-1"])
        }

        @Test func `a page's handlers are not those of another page`() {
            let (first, second) = (begin(), TestPage([]))
            defer {
                end(first)
                end(second)
            }
            for page in [first, second, first] { page.send(#"{"type":"post","handler":"nativeApp","body":1}"#) }
            #expect(Listener.heard.count == 3)
            first.close()
            second.send(#"{"type":"post","handler":"nativeApp","body":2}"#)
            #expect(Listener.heard.count == 4)
        }

        @Test func `user scripts run in the page, and their failure is told`() throws {
            let page = begin()
            defer { end(page) }
            let call = try #require(page.scripts.first)
            #expect(call.script == "window.isApp = true\n;undefined")
            page.send(#"{"type":"result","call":"\#(call.call)","error":"isApp is not writable"}"#)
            #expect(page.notices.map(\.code) == ["user-script"])
            #expect(page.notices.map(\.cause) == ["VD-SCRIPT-2"])
            #expect(page.notices.first?.text.contains("isApp is not writable") == true)
        }

        @Test func `handlers of a web view of the app's own are there for the pages that come, without a scene`() async {
            Listener.heard = []
            let listener = Listener()
            Hotwire.config.makeCustomWebView = { configuration in
                configuration.userContentController.add(listener, name: "nativeApp")
                return WKWebView(frame: .zero, configuration: configuration)
            }
            defer { Hotwire.config = HotwireConfig() }
            let page = TestPage([])
            await page.turn()
            #expect(handlers(of: page) == [["nativeApp"]])
            page.send(#"{"type":"post","handler":"nativeApp","body":null}"#)
            #expect(Listener.heard.count == 1)
            page.close()
        }

        @Test(arguments: [Platform.ios, .android])
        func `an iOS app that limits its navigations to its own domains registers that`(platform: Platform) {
            let isAppBound = { EmbeddedApp(name: "App", platform: platform, components: []).description.isAppBound }
            #expect(!isAppBound())
            Hotwire.config.makeCustomWebView = { configuration in
                configuration.limitsNavigationsToAppBoundDomains = true
                return WKWebView(frame: .zero, configuration: configuration)
            }
            defer { Hotwire.config = HotwireConfig() }
            #expect(isAppBound() == (platform == .ios))
        }

        @Test func `an app learns names, and tells of each only once`() {
            let app = EmbeddedApp(name: "App", platform: .ios, components: [], handlers: PageHandlers(names: ["a"]) { NSObject() })
            var told: [[String]] = []
            app.handlersDidGrow = { told.append($0) }
            for names in [["a"], ["b"], ["a", "b"], []] { app.learn(handlers: names) }
            #expect(told == [["a", "b"]])
            #expect(app.description.handlers == ["a", "b"])
        }
    }
}

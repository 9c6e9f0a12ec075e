import AppTestSupport
import HotwireNative
import Testing
import UIKit
import WebKit

extension EmbeddedSessionTests {
    /// The two channels between a page and its web view besides the bridge: scripts and script messages.
    @MainActor @Suite struct ScriptTests {
        let page = TestPage([DrawingComponent.self])

        private func use(_ use: @escaping (WKWebView) -> Void) {
            DrawingComponent.draw = { _, component in
                if let webView = component.delegate.webView { use(webView) }
            }
            page.message("drawing", "draw")
        }

        @Test func `a script's value comes back to its completion`() {
            var values: [Any?] = []
            use { webView in
                for script in ["1 + 1", "document.title", "void 0"] {
                    webView.evaluateJavaScript(script) { value, error in
                        values.append(value)
                        #expect(error == nil)
                    }
                }
            }
            #expect(page.scripts.map(\.script) == ["1 + 1", "document.title", "void 0"])
            for (call, value) in zip(page.scripts.map(\.call), [#","value":2"#, #","value":"One""#, ""]) {
                page.send(#"{"type":"result","call":"\#(call)"\#(value)}"#)
            }
            #expect(values.count == 3)
            #expect(values[0] as? Int == 2)
            #expect(values[1] as? String == "One")
            #expect(values[2] == nil)
        }

        @Test func `a script's error comes back to its completion`() throws {
            var result: (any Error)?
            use { $0.evaluateJavaScript("x()") { _, error in result = error } }
            let call = try #require(page.scripts.first?.call)
            page.send(#"{"type":"result","call":"\#(call)","error":"x is not defined"}"#)
            page.send(#"{"type":"result","call":"\#(call)","error":"again"}"#)
            #expect(try #require(result).localizedDescription.contains("x is not defined"))
        }

        @Test func `a function's body is called with its arguments`() throws {
            var result: Result<Any, any Error>?
            use { webView in
                webView.callAsyncJavaScript(
                    "return await x(b, a) // Now", arguments: ["b": ["c": true], "a": "\"1\""], in: nil, in: .page
                ) { result = $0 }
            }
            let (call, script) = try #require(page.scripts.first)
            #expect(script == "(async (a, b) => {return await x(b, a) // Now\n})(...[\"\\\"1\\\"\",{\"c\":true}])")
            page.send(#"{"type":"result","call":"\#(call)","value":[2]}"#)
            #expect(try result?.get() as? [Int] == [2])
        }

        @Test func `arguments that are no JSON are not sent`() {
            var result: Result<Any, any Error>?
            use { $0.callAsyncJavaScript("", arguments: ["a": Handler()], in: nil, in: .page) { result = $0 } }
            #expect(page.scripts.isEmpty)
            #expect(throws: WKError.self) { try result?.get() }
        }

        @Test func `scripts fail when the page goes away`() {
            var errors = 0
            use { $0.evaluateJavaScript("x()") { _, error in errors += error == nil ? 0 : 1 } }
            page.close()
            #expect(errors == 1)
        }

        @Test func `a page that never answers is asked only so often`() {
            var errors = 0
            use { webView in
                for _ in 0..<300 { webView.evaluateJavaScript("x()") { _, error in errors += error == nil ? 0 : 1 } }
            }
            #expect(page.scripts.count == 256)
            #expect(errors == 44)
        }

        @Test func `a posted message reaches its handler`() {
            let handler = Handler()
            use { $0.configuration.userContentController.add(handler, name: "nativeApp") }
            page.send(#"{"type":"post","handler":"nativeApp","body":{"name":"ActionButton","path":"/customers/new"}}"#)
            #expect((handler.bodies.first as? [String: Any])?["path"] as? String == "/customers/new")
            #expect(handler.pages == [URL(string: page.url)])
            page.send(#"{"type":"post","handler":"other","body":1}"#)
            #expect(page.notices.map(\.code) == ["unknown-handler"])
        }
    }
}

private final class Handler: NSObject, WKScriptMessageHandler {
    var bodies: [Any] = []
    var pages: [URL?] = []

    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
        bodies.append(message.body)
        pages.append(message.frameInfo.isMainFrame ? message.frameInfo.request.url : nil)
    }
}

import Testing
import WebKit

@testable import HotwireNative
@testable import Strada

@Suite @MainActor struct BridgeTests {
    private let webView = WKWebView()
    private let host = RecordingHost()
    private let bridge: Bridge

    init() {
        webView.host = host
        bridge = Bridge(webView: webView)
    }

    @Test func `a web view gets one bridge`() {
        Bridge.initialize(webView)
        let first = Bridge.of(webView)
        #expect(first != nil)
        Bridge.initialize(webView)
        #expect(Bridge.of(webView) === first)
    }

    @Test func `components are registered in the page`() async throws {
        try await bridge.register(component: "one")
        try await bridge.register(components: ["one", "two"])
        try await bridge.unregister(component: "one")
        #expect(
            host.scripts == [
                #"window.nativeBridge.register("one")"#, #"window.nativeBridge.register(["one","two"])"#,
                #"window.nativeBridge.unregister("one")"#,
            ])
    }

    @Test func `without an outlet a reply is a script`() throws {
        #expect(try bridge.reply(with: .sample()))
        #expect(
            host.scripts == [
                #"window.nativeBridge.replyWith({"id":"1","component":"recording","event":"connect","data":{"title":"Page"}})"#
            ])
    }

    @Test(arguments: ["[1]", "null", "{broken"])
    func `a script has an object, whatever the data is`(json: String) throws {
        #expect(try bridge.reply(with: .sample(json: json)))
        #expect(host.scripts.first?.hasSuffix(#""data":{}})"#) == true)
    }

    @Test func `scripts fail without a web view, and as the page says`() async throws {
        let value = try await bridge.evaluate(javaScript: "test(1)")
        #expect(value == nil)
        #expect(host.scripts == ["test(1)"])
        host.result = .failure(BridgeError.missingWebView)
        await #expect(throws: BridgeError.missingWebView) { _ = try await bridge.evaluate(javaScript: "test(1)") }
        let gone = { Bridge(webView: WKWebView()) }()
        await #expect(throws: BridgeError.missingWebView) { _ = try await gone.evaluate(javaScript: "test(1)") }
    }

    @Test func `the user agent names the components, separated by spaces`() {
        let list = "bridge-components: [other recording]"
        let types = [OtherComponent.self, RecordingComponent.self]
        #expect(
            UserAgent.build(applicationPrefix: nil, componentTypes: [])
                == "Hotwire Native iOS; Turbo Native iOS; bridge-components: []")
        #expect(
            UserAgent.build(applicationPrefix: nil, componentTypes: types)
                == "Hotwire Native iOS; Turbo Native iOS; \(list)")
        #expect(
            UserAgent.build(applicationPrefix: "App;", componentTypes: types)
                == "App; Hotwire Native iOS; Turbo Native iOS; \(list)")
        #expect(
            UserAgent.build(applicationPrefix: nil, componentTypes: [BridgeComponent.self, OtherComponent.self])
                .hasSuffix("bridge-components: [other]"))
        #expect(Strada.userAgentSubstring(for: types) == list)
    }
}

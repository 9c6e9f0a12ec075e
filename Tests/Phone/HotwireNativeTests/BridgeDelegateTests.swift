import Testing
import WebKit

@testable import HotwireNative

@Suite(.serialized) @MainActor struct BridgeDelegateTests {
    private let destination = RecordingDestination()
    private let delegate: BridgeDelegate
    private let bridge = RecordingBridge()

    init() {
        delegate = BridgeDelegate(
            location: "https://app.test", destination: destination,
            componentTypes: [OtherComponent.self, RecordingComponent.self])
        delegate.bridge = bridge
    }

    private var component: RecordingComponent? { delegate.component() }

    /// The reason why a message was dropped; `nil` when it arrived.
    private func drop(of message: Message) -> BridgeDelegate.DropReason? {
        delegate.deliver(message)
    }

    @Test func `a component is made by its first message, once`() {
        delegate.onViewDidLoad()
        #expect(component == nil)
        #expect(drop(of: .sample()) == nil)
        let first = component
        #expect(first?.received == [.sample()])
        #expect(first?.delegate === delegate)
        #expect(drop(of: .sample(event: "next")) == nil)
        #expect(component === first)
        #expect(destination.initialized.count == 1)
        #expect(destination.initialized.first === first)
    }

    @Test func `an unknown component is reported`() {
        delegate.onViewDidLoad()
        #expect(drop(of: .sample(component: "page")) == .unknownComponent)
        // It has arrived at the right screen.
        #expect(delegate.bridgeDidReceiveMessage(.sample(component: "page")))
        #expect(!delegate.bridgeDidReceiveMessage(.sample(url: "https://app.test/other")))
        #expect(destination.initialized.isEmpty)
    }

    @Test func `a message of another URL is dropped and reported`() {
        delegate.onViewDidLoad()
        #expect(drop(of: .sample(url: "https://app.test/other")) == .wrongURL(expected: "https://app.test"))
        #expect(
            drop(of: Message(id: "1", component: "recording", event: "e", metadata: nil, jsonData: "{}"))
                == .wrongURL(expected: "https://app.test"))
        #expect(component == nil)
    }

    @Test func `the web view's URL counts before the location, which counts when there is none`() {
        delegate.onViewDidLoad()
        let webView = WKWebView()
        let host = RecordingHost(location: "https://app.test/sign-in")
        webView.host = host
        bridge.webView = webView
        #expect(drop(of: .sample(url: "https://app.test/sign-in")) == nil)
        #expect(drop(of: .sample()) == .wrongURL(expected: "https://app.test/sign-in"))
        host.location = nil
        #expect(drop(of: .sample()) == nil)
    }

    @Test func `it is active from didLoad to didDisappear`() {
        #expect(drop(of: .sample()) == .inactive)
        for appear in [
            delegate.onViewDidLoad, delegate.onViewWillAppear, delegate.onViewDidAppear, delegate.onViewWillDisappear,
        ] {
            appear()
            #expect(drop(of: .sample()) == nil)
        }
        delegate.onViewDidDisappear()
        #expect(drop(of: .sample()) == .inactive)
        #expect(component == nil)
        delegate.onViewWillAppear()
        #expect(component != nil)
    }

    @Test func `it is active while it has the web view`() {
        let webView = WKWebView()
        Bridge.initialize(webView)
        delegate.webViewDidBecomeActive(webView)
        #expect(drop(of: .sample()) == nil)
        #expect(delegate.webView === webView)
        delegate.webViewDidBecomeDeactivated()
        #expect(drop(of: .sample()) == .inactive)
    }

    @Test func `the screen's life is passed on to the components`() {
        delegate.onViewDidLoad()
        #expect(drop(of: .sample()) == nil)
        let component = component
        delegate.onViewWillAppear()
        delegate.onViewDidAppear()
        delegate.onViewWillDisappear()
        delegate.onViewDidDisappear()
        #expect(component?.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    }

    @Test func `without the web view, components do not hear that the screen disappears`() {
        delegate.onViewDidLoad()
        #expect(drop(of: .sample()) == nil)
        let component = component
        delegate.webViewDidBecomeDeactivated()
        delegate.onViewWillDisappear()
        delegate.onViewDidDisappear()
        #expect(component?.calls == [])
    }

    @Test func `replies need a bridge`() async throws {
        #expect(try await delegate.reply(with: .sample()))
        #expect(bridge.replies == [.sample()])
        delegate.bridge = nil
        #expect(try await delegate.reply(with: .sample()) == false)
        #expect(bridge.replies.count == 1)
    }

    @Test func `the bridge is told of all components`() async throws {
        delegate.bridgeDidInitialize()
        while bridge.registered.isEmpty { await Task.yield() }
        #expect(bridge.registered == ["other", "recording"])
    }
}

import ViaductProtocol
import WebKit

@testable import HotwireNative

/// A screen that records the components created for it.
@MainActor final class RecordingDestination: BridgeDestination {
    private(set) var initialized: [BridgeComponent] = []

    func onBridgeComponentInitialized(_ component: BridgeComponent) {
        initialized.append(component)
    }
}

/// A component that records its events.
final class RecordingComponent: BridgeComponent {
    override class var name: String { "recording" }

    private(set) var received: [Message] = []
    private(set) var calls: [String] = []

    override func onReceive(message: Message) { received.append(message) }
    override func onViewDidLoad() { calls.append("didLoad") }
    override func onViewWillAppear() { calls.append("willAppear") }
    override func onViewDidAppear() { calls.append("didAppear") }
    override func onViewWillDisappear() { calls.append("willDisappear") }
    override func onViewDidDisappear() { calls.append("didDisappear") }
}

final class OtherComponent: BridgeComponent {
    override class var name: String { "other" }

    override func onReceive(message: Message) {}
}

/// A bridge that records its calls.
@MainActor final class RecordingBridge: Bridgable {
    weak var delegate: BridgeDelegate?
    var webView: WKWebView?
    private(set) var registered: [String] = []
    private(set) var replies: [Message] = []

    func register(component: String) { registered.append(component) }
    func register(components: [String]) { registered += components }
    func unregister(component: String) { registered.removeAll { $0 == component } }

    func reply(with message: Message) -> Bool {
        replies.append(message)
        return true
    }
}

/// A delegate that is not the library's own.
@MainActor final class RecordingDelegate: BridgingDelegate {
    let location = ""
    let destination: (any BridgeDestination)? = nil
    let webView: WKWebView? = nil
    private(set) var replies: [Message] = []

    func reply(with message: Message) async throws -> Bool {
        replies.append(message)
        return true
    }

    func webViewDidBecomeActive(_ webView: WKWebView) {}
    func webViewDidBecomeDeactivated() {}
    func onViewDidLoad() {}
    func onViewWillAppear() {}
    func onViewDidAppear() {}
    func onViewWillDisappear() {}
    func onViewDidDisappear() {}
    func component<C: BridgeComponent>() -> C? { nil }
    func bridgeDidInitialize() {}
    func bridgeDidReceiveMessage(_ message: Message) -> Bool { false }
}

/// A page behind a web view.
@MainActor final class RecordingHost: WebViewHost {
    var title: String?
    var visited: [(url: String, title: String)] { [] }
    private(set) var moves: [PageMove] = []
    var location: String?
    private(set) var scripts: [String] = []
    var result: Result<Any?, any Error> = .success(nil)

    init(location: String? = nil) {
        self.location = location
    }

    func move(_ move: PageMove) {
        moves.append(move)
    }

    func evaluate(_ script: String, completion: @escaping (Result<Any?, any Error>) -> Void) {
        scripts.append(script)
        completion(result)
    }
}

extension Message {
    static func sample(
        component: String = "recording", event: String = "connect", url: String = "https://app.test",
        json: String = #"{"title":"Page"}"#
    ) -> Message {
        Message(id: "1", component: component, event: event, metadata: Metadata(url: url), jsonData: json)
    }
}

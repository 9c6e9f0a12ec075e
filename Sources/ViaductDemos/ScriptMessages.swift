public import HotwireNative
import UIKit
import ViaductComponents
import WebKit

/// The demo of pages that talk to their app by `window.webkit.messageHandlers`, without a web bridge.
@MainActor public enum ScriptMessages {
    /// What pages can post to.
    public static let handlers = ["nativeApp", "pushToken"]

    /// Lets each page that comes have a coordinator of its own.
    public static func install(in config: inout HotwireConfig) {
        PushRegistration.begin()
        config.makeCustomWebView = { CoordinatedWebView(frame: .zero, configuration: $0) }
    }
}

/// Keeps the coordinator of a page.
private final class CoordinatedWebView: WKWebView {
    private let coordinator = Coordinator()

    override init(frame: CGRect, configuration: WKWebViewConfiguration) {
        super.init(frame: frame, configuration: configuration)
        _ = coordinator.session
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        _ = coordinator.session
    }
}

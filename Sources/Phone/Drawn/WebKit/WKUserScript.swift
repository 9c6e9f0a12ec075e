/// A script that a web view adds to its pages. It runs when the page's first screen is created, after the page has loaded.
@preconcurrency @MainActor open class WKUserScript {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    public let isForMainFrameOnly: Bool

    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
    }
}

/// The time at which a script runs in a page.
public enum WKUserScriptInjectionTime: Int, Sendable {
    case atDocumentStart = 0
    case atDocumentEnd
}

/// An isolated environment for scripts. Here there is only the page's.
@preconcurrency @MainActor open class WKContentWorld: NSObject {
    public static let page = WKContentWorld(name: nil)
    public static let defaultClient = WKContentWorld(name: nil)
    public let name: String?

    private init(name: String?) {
        self.name = name
        super.init()
    }

    public class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
}

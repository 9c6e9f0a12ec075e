/// A place for scripts beside the page's own; here there is only the page's.
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

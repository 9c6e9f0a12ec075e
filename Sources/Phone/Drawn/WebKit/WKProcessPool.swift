/// The processes of web views; a browser has its own.
@preconcurrency @MainActor open class WKProcessPool: NSObject {
    public nonisolated override init() { super.init() }
}

/// A load that was begun.
@preconcurrency @MainActor open class WKNavigation: NSObject {
    override init() { super.init() }
}

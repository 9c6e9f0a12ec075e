/// What a page wants of a new window.
@preconcurrency @MainActor open class WKWindowFeatures: NSObject {}

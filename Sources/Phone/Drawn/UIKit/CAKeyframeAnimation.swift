/// A movement through several values.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAAnimation {
    open var keyPath: String?
    open var values: [Any]?
    open var keyTimes: [NSNumber]?

    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }
}

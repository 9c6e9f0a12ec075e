/// A movement from one value to another.
@preconcurrency @MainActor open class CABasicAnimation: CAAnimation {
    open var keyPath: String?
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }
}

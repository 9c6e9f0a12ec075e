/// A group of layer changes. They take effect at once here.
@preconcurrency @MainActor open class CATransaction: NSObject {
    private static var completions: [(() -> Void)?] = []

    open class func begin() {
        completions.append(nil)
    }

    /// Commits the changes. The completion block is called in a later turn.
    open class func commit() {
        guard let completion = completions.popLast() ?? nil else { return }
        MainTurn.after(0, completion)
    }

    open class func flush() {}

    open class func setCompletionBlock(_ block: (() -> Void)?) {
        guard !completions.isEmpty else {
            if let block { MainTurn.after(0, block) }
            return
        }
        completions[completions.count - 1] = block
    }

    open class func setDisableActions(_ flag: Bool) {}
    @available(*, deprecated, message: "no effect") open class func setAnimationDuration(_ duration: CFTimeInterval) { inert(self) }
    @available(*, deprecated, message: "no effect")
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { inert(self) }
    open class func animationDuration() -> CFTimeInterval { 0.25 }
}

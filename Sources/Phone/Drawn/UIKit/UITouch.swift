/// A finger on the screen. Pages handle their touches themselves, so that nobody is given one.
@preconcurrency @MainActor open class UITouch: NSObject {
    open weak var view: UIView?
    open var tapCount: Int { 1 }

    open func location(in view: UIView?) -> CGPoint { .zero }
}

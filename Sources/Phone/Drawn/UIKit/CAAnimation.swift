/// A movement of a layer.
@preconcurrency @MainActor open class CAAnimation: NSObject {
    open var duration: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var isRemovedOnCompletion = true
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var fillMode = CAMediaTimingFillMode.removed
    open var timingFunction: CAMediaTimingFunction?
    open weak var delegate: (any CAAnimationDelegate)?

    public override init() {
        super.init()
    }
}

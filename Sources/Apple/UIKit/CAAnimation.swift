/// A movement of a layer.
@preconcurrency @MainActor open class CAAnimation: NSObject {
    open var duration: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var isRemovedOnCompletion = true

    public override init() {
        super.init()
    }
}

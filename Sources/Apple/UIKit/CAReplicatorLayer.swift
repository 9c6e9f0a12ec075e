/// A layer with copies, which are not drawn.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    open var instanceCount = 1
    open var instanceDelay: CFTimeInterval = 0
    open var instanceTransform = CATransform3DIdentity
    open var instanceColor: CGColor?
    open var instanceAlphaOffset: Float = 0
}

/// A layer with copies, which are not drawn.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var instanceCount = 1 { didSet { Inert.note("CAReplicatorLayer.instanceCount") } }
    open var instanceDelay: CFTimeInterval = 0
    open var instanceTransform = CATransform3DIdentity
    open var instanceColor: CGColor?
    open var instanceAlphaOffset: Float = 0
}

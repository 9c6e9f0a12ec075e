/// Movements at the same time.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}

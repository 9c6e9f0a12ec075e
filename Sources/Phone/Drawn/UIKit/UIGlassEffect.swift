/// iOS 26's glass, which is not drawn.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case regular = 0
        case clear
    }

    open var isInteractive = false
    open var tintColor: UIColor?

    public override init() { super.init() }
    public init(style: Style) { super.init() }
}

@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
    open var spacing: CGFloat = 0
}

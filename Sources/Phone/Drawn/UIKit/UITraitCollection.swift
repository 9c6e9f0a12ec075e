/// What views can know of where they are shown.
open class UITraitCollection: NSObject, @unchecked Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle

    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
        super.init()
    }

    public convenience override init() {
        self.init(userInterfaceStyle: .unspecified)
    }

    public static var current: UITraitCollection { UITraitCollection() }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    open var displayScale: CGFloat { 3 }
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }
}

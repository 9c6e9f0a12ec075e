/// The traits of a view's surroundings.
open class UITraitCollection: NSObject, @unchecked Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    private let contentSizeCategory: UIContentSizeCategory

    init(userInterfaceStyle: UIUserInterfaceStyle, contentSizeCategory: UIContentSizeCategory) {
        self.userInterfaceStyle = userInterfaceStyle
        self.contentSizeCategory = contentSizeCategory
        super.init()
    }

    /// Uses the text size of the page that a component is working for.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle: userInterfaceStyle, contentSizeCategory: .current)
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(userInterfaceStyle: .unspecified, contentSizeCategory: preferredContentSizeCategory)
    }

    public convenience override init() {
        self.init(userInterfaceStyle: .unspecified)
    }

    public static var current: UITraitCollection { UITraitCollection() }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    open var preferredContentSizeCategory: UIContentSizeCategory { contentSizeCategory }
    open var displayScale: CGFloat { 3 }
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }
}

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light
    case dark
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft
}

/// How a list of cells looks.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable {
        case plain = 0
        case grouped, insetGrouped, sidebar, sidebarPlain
    }

    public enum HeaderMode: Int, Sendable {
        case none = 0
        case supplementary, firstItemInSection
    }

    public enum FooterMode: Int, Sendable {
        case none = 0
        case supplementary
    }

    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    public let appearance: Appearance
    @available(*, deprecated, message: "Does nothing in a browser.")
    public var showsSeparators = true { didSet { Inert.note("UICollectionLayoutListConfiguration.showsSeparators") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    public var backgroundColor: UIColor? {
        didSet { Inert.note("UICollectionLayoutListConfiguration.backgroundColor") }
    }
    public var headerMode = HeaderMode.none
    @available(*, deprecated, message: "Does nothing in a browser.")
    public var footerMode = FooterMode.none { didSet { Inert.note("UICollectionLayoutListConfiguration.footerMode") } }
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    public init(appearance: Appearance) {
        self.appearance = appearance
    }
}

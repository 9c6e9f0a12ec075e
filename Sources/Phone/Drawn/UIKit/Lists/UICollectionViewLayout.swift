/// The layout of a collection's cells.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    public override init() { super.init() }
    open func invalidateLayout() {}

    var hasHeaders: Bool { false }
    /// Whether the cells form a grid.
    package var isGrid: Bool { false }
}

@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var itemSize = CGSize(width: 50, height: 50)
    open var estimatedItemSize = CGSize.zero
    @available(*, deprecated, message: "no effect") open var minimumLineSpacing: CGFloat = 10 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var minimumInteritemSpacing: CGFloat = 10 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var sectionInset = UIEdgeInsets.zero { didSet { inert(self) } }
    open var headerReferenceSize = CGSize.zero
    @available(*, deprecated, message: "no effect") open var footerReferenceSize = CGSize.zero { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { inert(self) } }

    public static let automaticSize = CGSize(width: 0, height: 0)

    override var hasHeaders: Bool { headerReferenceSize != .zero }
    package override var isGrid: Bool { true }
}

/// A layout composed of sections. List sections are drawn as lists.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    package let list: UICollectionLayoutListConfiguration

    private init(list: UICollectionLayoutListConfiguration) {
        self.list = list
        super.init()
    }

    public class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout(list: configuration)
    }

    override var hasHeaders: Bool { list.headerMode == .supplementary }
}

/// The look of a list of cells.
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
    @available(*, deprecated, message: "no effect") public var showsSeparators = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") public var backgroundColor: UIColor? { didSet { inert(self) } }
    public var headerMode = HeaderMode.none
    @available(*, deprecated, message: "no effect") public var footerMode = FooterMode.none { didSet { inert(self) } }
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    public init(appearance: Appearance) {
        self.appearance = appearance
    }
}

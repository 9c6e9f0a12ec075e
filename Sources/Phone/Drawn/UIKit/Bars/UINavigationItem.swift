/// A view controller's content for the navigation bar.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default` = 0
        case generic
        case minimal
    }

    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic = 0
        case always
        case never
        case inline
    }

    open var title: String? {
        didSet { valueDidChange(from: oldValue, to: title) }
    }
    open var prompt: String? {
        didSet { valueDidChange(from: oldValue, to: prompt) }
    }
    /// Whether the screen's SwiftUI views hide the bar.
    package var isBarHidden = false {
        didSet { valueDidChange(from: oldValue, to: isBarHidden) }
    }
    open var titleView: UIView? {
        didSet {
            titleView?.partOwner = self
            setNeedsScreenUpdate()
        }
    }
    open var subtitle: String? {
        didSet { valueDidChange(from: oldValue, to: subtitle) }
    }
    open var searchController: UISearchController? {
        didSet {
            oldValue?.navigationItemOfSearch = nil
            searchController?.navigationItemOfSearch = self
            setNeedsScreenUpdate()
        }
    }
    @available(*, deprecated, message: "no effect") open var hidesSearchBarWhenScrolling = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var standardAppearance: UINavigationBarAppearance? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var compactAppearance: UINavigationBarAppearance? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var style = ItemStyle.navigator { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var renameDelegate: AnyObject? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var largeTitle: String? { didSet { inert(self) } }
    open var largeSubtitle: String?
    @available(*, deprecated, message: "no effect") open var attributedTitle: AttributedString? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var customizationIdentifier: String? { didSet { inert(self) } }
    /// Groups in addition to the items of their side.
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { replace(oldValue.items, with: leadingItemGroups.items) }
    }
    open var centerItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { replace(oldValue.items, with: centerItemGroups.items) }
    }
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { replace(oldValue.items, with: trailingItemGroups.items) }
    }
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        didSet { replace(oldValue?.barButtonItems, with: pinnedTrailingGroup?.barButtonItems) }
    }
    @available(*, deprecated, message: "no effect")
    open var additionalOverflowItems: UIDeferredMenuElement? { didSet { inert(self) } }
    /// Replaces the back button's action.
    open var backAction: UIAction? {
        didSet { if backAction !== oldValue { setNeedsScreenUpdate() } }
    }

    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0
        case inline, stacked, integrated, integratedButton, integratedCentered
    }

    public enum ItemStyle: Int, Sendable {
        case navigator = 0
        case browser, editor
    }

    /// The title of the back button on the controller above.
    open var backButtonTitle: String? {
        didSet { valueDidChange(from: oldValue, to: backButtonTitle) }
    }
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { valueDidChange(from: oldValue, to: backButtonDisplayMode) }
    }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { valueDidChange(from: oldValue, to: largeTitleDisplayMode) }
    }
    open var leftItemsSupplementBackButton = false {
        didSet { valueDidChange(from: oldValue, to: leftItemsSupplementBackButton) }
    }
    open var hidesBackButton = false {
        didSet { valueDidChange(from: oldValue, to: hidesBackButton) }
    }
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { if backBarButtonItem !== oldValue { setNeedsScreenUpdate() } }
    }

    /// The first one is nearest to the edge.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { replace(oldValue, with: leftBarButtonItems) }
    }
    /// The first one is nearest to the edge.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { replace(oldValue, with: rightBarButtonItems) }
    }

    weak var viewController: UIViewController?

    public init(title: String?) {
        self.title = title
        super.init()
    }

    public convenience override init() {
        self.init(title: nil)
    }

    /// The item at the edge. Setting it replaces all items of this side.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The item at the edge. Setting it replaces all items of this side.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    /// All items of the side, from the edge inwards.
    package var leftItems: [UIBarButtonItem] { (leftBarButtonItems ?? []) + leadingItemGroups.items }
    package var rightItems: [UIBarButtonItem] {
        (pinnedTrailingGroup.map { [$0] } ?? []).items + (rightBarButtonItems ?? [])
            + (centerItemGroups + trailingItemGroups).items.reversed()
    }

    private func replace(_ old: [UIBarButtonItem]?, with new: [UIBarButtonItem]?) {
        let old = old ?? []
        let new = new ?? []
        guard !old.elementsEqual(new, by: ===) else { return }
        for item in old where item.navigationItem === self { item.navigationItem = nil }
        for item in leftItems + rightItems { item.navigationItem = self }
        setNeedsScreenUpdate()
    }
}

extension UINavigationItem: ScreenPart {
    var screenOwner: (any ScreenPart)? { viewController }
}

@MainActor extension [UIBarButtonItemGroup] {
    fileprivate var items: [UIBarButtonItem] { filter { !$0.isHidden }.flatMap(\.barButtonItems) }
}

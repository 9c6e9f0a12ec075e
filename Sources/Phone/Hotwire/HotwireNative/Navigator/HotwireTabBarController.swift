public import Foundation
public import UIKit

/// A tab bar controller with one navigator for each tab (upstream's type of this name). Here a tab takes the page to a place.
@preconcurrency @MainActor open class HotwireTabBarController: UITabBarController, NavigationHandler {
    private let navigatorDelegate: (any NavigatorDelegate)?
    private var hotwireTabs: [HotwireTab] = []
    /// Under a tab's `id` in the library's main, and under the tab itself in 1.2.2.
    private var navigators: [AnyHashable: Navigator] = [:]
    /// `nil` for `Hotwire.config`'s.
    package var pathConfiguration: PathConfiguration?

    public init(navigatorDelegate: (any NavigatorDelegate)? = nil) {
        self.navigatorDelegate = navigatorDelegate
        super.init(nibName: nil, bundle: nil)
        onSelection = { [weak self] in if let self { visit(tab: selectedIndex) } }
        // In the library's main the controller is its own delegate, and a subclass adds methods. Its own ones begin a tab's first visit.
        if Hotwire.isMain { delegate = self as? any UITabBarControllerDelegate }
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    public func load(_ tabs: [HotwireTab]) {
        hotwireTabs = tabs
        navigators = Dictionary(tabs.map { (key(of: $0), makeNavigator(for: $0)) }) { _, last in last }
        let controllers = tabs.compactMap { tab in
            let controller = navigators[key(of: tab)]?.ownNavigationController
            controller?.tabBarItem = UITabBarItem(
                title: tab.title, image: tab.image, selectedImage: tab.selectedImage)
            return controller
        }
        if Hotwire.isMain {
            self.tabs = zip(tabs, controllers).map(Self.tab)
        } else {
            viewControllers = controllers
        }
    }

    /// The tab of iOS 18, which the library's main uses.
    private static func tab(_ tab: HotwireTab, showing controller: UIViewController) -> UITab {
        tab.isSearchTab
            ? UISearchTab(title: tab.title, image: tab.image, identifier: tab.id) { _ in controller }
            : UITab(title: tab.title, image: tab.image, identifier: tab.id) { _ in controller }
    }

    /// The navigator of the selected tab.
    public var activeNavigator: Navigator {
        let tab = hotwireTabs.indices.contains(selectedIndex) ? hotwireTabs[selectedIndex] : nil
        return tab.flatMap { navigators[key(of: $0)] } ?? navigatorWithoutTab
    }

    /// The navigator before there are tabs. Upstream crashes without tabs, but a component may ask early.
    private lazy var navigatorWithoutTab = Navigator(delegate: navigatorDelegate)

    @_spi(HotwireNativeMain) public func navigator(for tab: HotwireTab) -> Navigator? { navigators[key(of: tab)] }

    private func key(of tab: HotwireTab) -> AnyHashable { Hotwire.isMain ? tab.id : tab }

    open func route(_ url: URL) { activeNavigator.route(url) }
    open func route(_ proposal: VisitProposal) { activeNavigator.route(proposal) }

    /// Presents on the page instead of the tab bar controller.
    open override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        activeNavigator.front.present(viewControllerToPresent, animated: flag, completion: completion)
    }

    private func makeNavigator(for tab: HotwireTab) -> Navigator {
        let navigator = Navigator(
            pathConfiguration: pathConfiguration ?? Hotwire.config.pathConfiguration,
            configuration: Navigator.Configuration(name: tab.title, startLocation: tab.url), page: nil)
        navigator.delegate = navigatorDelegate
        return navigator
    }
}

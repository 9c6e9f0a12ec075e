import HotwireNative
import UIKit

extension ScreenWriter {
    /// The page's tabs, as the controller on top of it wants them; `nil` without any.
    func tabs(under controller: UIViewController?) -> [String]? {
        guard let tabs, controller?.hidesBottomBarWhenPushed != true else { return nil }
        return self.tabs(tabs, tap: tapTab)
    }

    /// Those of a native screen: a tab bar's own, and under a pushed one the page's.
    func tabs(of controller: UIViewController, style: String) -> [String]? {
        guard let own = controller as? UITabBarController else { return style == "push" ? tabs(under: controller) : nil }
        return own === tabs ? tabs(under: nil) : tabs(own) { _ = own.tap(tab: $0) }
    }

    private func tabs(_ tabs: UITabBarController, tap: @escaping @MainActor (Int) -> Void) -> [String]? {
        guard !tabs.isTabBarHidden, let shown = tabs.viewControllers, !shown.isEmpty else { return nil }
        return shown.enumerated().map { index, controller in
            let (item, isSelected) = (controller.tabBarItem, index == tabs.selectedIndex)
            var tab = JSONMembers()
            tab.add("control", controls.id(of: .part(of: tabs, "tab \(index)") { _ in tap(index) }))
            tab.add("title", item?.title ?? controller.title ?? "")
            tab.add("enabled", item?.isEnabled ?? true)
            tab.add("selected", isSelected)
            addImage((isSelected ? item?.selectedImage : nil) ?? item?.image, to: &tab)
            if let badge = item?.badgeValue { tab.add("badge", badge) }
            return tab.object
        }
    }
}

import HotwireNative
import UIKit
import ViaductProtocol

extension ScreenWriter {
    /// The page's tabs, as the controller on top of it sets them.
    func tabs(under controller: UIViewController?) -> [Screen.Tab] {
        guard let tabs, controller?.hidesBottomBarWhenPushed != true else { return [] }
        return self.tabs(tabs, tap: tapTab)
    }

    /// Returns a native screen's tabs: a tab bar's own, and the page's under a pushed screen.
    func tabs(of controller: UIViewController, style: Screen.NativeScreen.Style) -> [Screen.Tab] {
        guard let own = controller as? UITabBarController else { return style == .push ? tabs(under: controller) : [] }
        return own === tabs ? tabs(under: nil) : tabs(own) { _ = own.tap(tab: $0) }
    }

    private func tabs(_ tabs: UITabBarController, tap: @escaping @MainActor (Int) -> Void) -> [Screen.Tab] {
        guard !tabs.isTabBarHidden, let shown = tabs.viewControllers else { return [] }
        return shown.enumerated().map { index, controller in
            let item = controller.tabBarItem
            var tab = Screen.Tab()
            tab.control = controls.id(of: .part(of: tabs, "tab \(index)") { _ in tap(index) })
            tab.title = item?.title ?? controller.title ?? ""
            tab.enabled = item?.isEnabled ?? true
            tab.selected = index == tabs.selectedIndex
            tab.image = image((tab.selected ? item?.selectedImage : nil) ?? item?.image)
            tab.badge = item?.badgeValue
            return tab
        }
    }
}

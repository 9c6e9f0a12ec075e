import Testing

@testable import UIKit

@MainActor @Suite struct WindowTests {
    @Test func `the style asked for of one window counts for the whole scene`() throws {
        let page = UIWindow()
        let controller = UIViewController()
        page.rootViewController = controller
        controller.loadViewIfNeeded()
        let scene = page.scene
        let own = UIWindow(windowScene: scene)
        let late = UIWindow(frame: .zero)
        late.windowScene = scene
        #expect(scene.windows == [page, own, late])
        #expect(controller.traitCollection.userInterfaceStyle == .unspecified)
        late.overrideUserInterfaceStyle = .dark
        #expect(page.shownStyle == .dark)
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        own.overrideUserInterfaceStyle = .light
        #expect(scene.traitCollection.userInterfaceStyle == .light)
        page.overrideUserInterfaceStyle = .dark
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        controller.overrideUserInterfaceStyle = .light
        #expect(controller.view.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `a tab bar controller hears of a tap on one of its items`() {
        final class Tabs: UITabBarController {
            var items: [UITabBarItem] = []

            override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
                items.append(item)
            }
        }
        let tabs = Tabs()
        let (first, second) = (UIViewController(), UIViewController())
        tabs.viewControllers = [first, second]
        #expect(tabs.tap(tab: 1))
        #expect(tabs.items == [second.tabBarItem])
    }

    @Test func `a control does by itself what a tap does`() {
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
        button.performPrimaryAction()
        button.addAction(UIAction { _ in taps += 10 }, for: .touchUpInside)
        button.performPrimaryAction()
        #expect(taps == 12)
    }
}

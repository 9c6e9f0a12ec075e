import Testing

@testable import UIKit

@MainActor private final class Observer: ScreenObserver {
    private(set) var changes = 0

    func screenDidChange() { changes += 1 }
}

@Suite @MainActor struct ScreenUpdateTests {
    private let controller = UIViewController()
    private let observer = Observer()
    private let window = UIWindow()

    init() {
        window.rootViewController = controller
        controller.screenObserver = observer
    }

    /// The number of changes that were reported.
    private func changes(_ body: () -> Void) -> Int {
        let before = observer.changes
        body()
        return observer.changes - before
    }

    @Test func `a change of a bar item is told, an equal value is not`() {
        let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in })
        #expect(changes { item.isEnabled = false } == 0)
        #expect(changes { controller.navigationItem.rightBarButtonItem = item } == 1)
        #expect(changes { controller.navigationItem.rightBarButtonItem = item } == 0)
        #expect(changes { item.isEnabled = true } == 1)
        #expect(changes { item.isEnabled = true } == 0)
        #expect(changes { item.title = "Send" } == 1)
        #expect(changes { item.image = UIImage(systemName: "plus") } == 1)
        #expect(changes { item.image = UIImage(systemName: "plus") } == 0)
        #expect(changes { item.tintColor = .systemRed } == 1)
        #expect(changes { item.style = .done } == 1)
        #expect(changes { controller.navigationItem.rightBarButtonItem = nil } == 1)
        #expect(changes { item.title = "gone" } == 0)
    }

    @Test func `a change deep in a menu is told`() {
        let action = UIAction(title: "Delete") { _ in }
        let menu = UIMenu(children: [UIMenu(title: "More", children: [action])])
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu", menu: menu)
        #expect(changes { action.state = .on } == 1)
        #expect(changes { action.attributes = .destructive } == 1)
        #expect(changes { action.title = "Remove" } == 1)
        #expect(changes { controller.navigationItem.leftBarButtonItem?.menu = nil } == 1)
        #expect(changes { action.state = .off } == 0)
    }

    @Test func `an item that has moved on is told of by where it is now`() {
        let old = UIViewController()
        let item = UIBarButtonItem(title: "Save", menu: UIMenu())
        old.navigationItem.rightBarButtonItem = item
        controller.navigationItem.rightBarButtonItem = item
        old.navigationItem.rightBarButtonItem = nil
        #expect(changes { item.title = "Send" } == 1)
        let menu = UIMenu(title: "Menu", children: [])
        let action = UIAction(title: "A") { _ in }
        let other = UIBarButtonItem(title: "Other", menu: menu.replacingChildren([action]))
        item.menu = other.menu
        other.menu = nil
        #expect(changes { action.title = "B" } == 1)
    }

    @Test func `titles are told, and the bar follows the controller's`() {
        #expect(changes { controller.title = "Page" } >= 1)
        #expect(controller.navigationItem.title == "Page")
        #expect(changes { controller.navigationItem.title = "Own" } == 1)
        controller.title = "Other"
        #expect(controller.navigationItem.title == "Own")
    }

    @Test func `what is presented is told, and its changes too`() {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "Yes", style: .default)
        alert.addAction(action)
        #expect(changes { controller.present(alert, animated: true) } == 1)
        #expect(changes { alert.message = "Really?" } == 1)
        #expect(changes { action.isEnabled = false } == 1)
        #expect(changes { alert.addTextField { $0.placeholder = "Name" } } == 1)
        #expect(changes { alert.textFields?.first?.text = "Anna" } == 1)
        #expect(changes { controller.dismiss(animated: true) } == 1)
        #expect(changes { alert.message = "Gone" } == 0)
    }

    @Test func `controllers on a navigation stack tell through it`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.screenObserver = observer
        let pushed = UIViewController()
        #expect(changes { navigation.pushViewController(pushed, animated: true) } >= 1)
        #expect(changes { pushed.navigationItem.prompt = "Hello" } == 1)
        #expect(pushed.navigationController === navigation)
        #expect(navigation.popViewController(animated: true) === pushed)
        #expect(navigation.popViewController(animated: true) == nil)
        #expect(changes { pushed.navigationItem.prompt = "Gone" } == 0)
    }
}

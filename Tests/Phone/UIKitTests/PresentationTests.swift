import Testing

@testable import UIKit

private final class LifeController: UIViewController {
    private(set) var calls: [String] = []
    private(set) var parents: [UIViewController?] = []
    var onDidDisappear: (() -> Void)?

    override func viewDidLoad() { calls.append("didLoad") }
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) {
        calls.append("didDisappear")
        onDidDisappear?()
    }

    override func didMove(toParent parent: UIViewController?) { parents.append(parent) }
}

/// Serialized, because the whole process shares one log.
@Suite(.serialized) @MainActor struct PresentationTests {
    private let root = UIViewController()
    private let window = UIWindow()

    init() { window.rootViewController = root }

    @Test func `a presented controller lives through iOS's calls`() {
        let presented = LifeController()
        root.present(presented, animated: true)
        #expect(root.presentedViewController === presented)
        #expect(presented.presentingViewController === root)
        presented.dismiss(animated: true)
        #expect(root.presentedViewController == nil)
        #expect(presented.presentingViewController == nil)
        #expect(presented.calls == ["didLoad", "willAppear", "didAppear", "willDisappear", "didDisappear"])
    }

    @Test func `a second presentation is refused with a line that says what to do`() {
        var lines: [String] = []
        let write = UIKitLog.write
        UIKitLog.write = { lines.append($0) }
        defer { UIKitLog.write = write }
        let first = UIViewController()
        root.present(first, animated: true)
        root.present(UIViewController(), animated: true)
        #expect(root.presentedViewController === first)
        #expect(lines.count == 1)
        #expect(lines.first?.contains("Dismiss that first") == true)
    }

    @Test func `presentations nest, and end from the one that is asked`() {
        let first = UIViewController()
        let second = UIViewController()
        root.present(first, animated: true)
        first.present(second, animated: true)
        first.dismiss(animated: true)
        #expect(first.presentedViewController == nil)
        #expect(root.presentedViewController === first)
        first.present(second, animated: true)
        root.dismiss(animated: true)
        #expect(root.presentedViewController == nil)
        #expect(first.presentedViewController == nil)
    }

    @Test func `what a child presents covers its container, and the child can end the container's presentation`() {
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        root.present(navigation, animated: true)
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        child.present(alert, animated: true)
        #expect(navigation.presentedViewController === alert)
        #expect(child.presentedViewController === alert)
        #expect(alert.presentingViewController === navigation)
        child.dismiss(animated: true)
        #expect(navigation.presentedViewController == nil)
        #expect(root.presentedViewController === navigation)
        #expect(child.presentingViewController === root)
        child.dismiss(animated: true)
        #expect(root.presentedViewController == nil)
    }

    @Test func `a presented stack ends from the top down`() {
        let first = LifeController()
        let second = LifeController()
        root.present(first, animated: true)
        first.present(second, animated: true)
        second.onDidDisappear = { #expect(!first.calls.contains("willDisappear")) }
        root.dismiss(animated: true)
        #expect(second.calls.last == "didDisappear")
        #expect(first.calls.last == "didDisappear")
    }

    @Test func `a controller on a stack is told of its place, and leaves the one that it had`() {
        let controller = LifeController()
        let first = UINavigationController(rootViewController: controller)
        let second = UINavigationController(rootViewController: controller)
        #expect(first.viewControllers.isEmpty)
        #expect(controller.navigationController === second)
        second.setViewControllers([UIViewController()], animated: false)
        #expect(
            controller.parents.map { $0.map(ObjectIdentifier.init) } == [
                ObjectIdentifier(first), nil, ObjectIdentifier(second), nil,
            ])
    }

    @Test func `completions come in a later turn`() async {
        var order: [String] = []
        await withCheckedContinuation { continuation in
            root.present(UIViewController(), animated: true) {
                order.append("completion")
                continuation.resume()
            }
            order.append("after present")
        }
        #expect(order == ["after present", "completion"])
    }

    @Test func `the automatic style is read as the one that it stands for`() {
        let controller = UIViewController()
        #expect(controller.modalPresentationStyle == .formSheet)
        controller.modalPresentationStyle = .fullScreen
        #expect(controller.modalPresentationStyle == .fullScreen)
        controller.modalPresentationStyle = .automatic
        #expect(controller.modalPresentationStyle == .formSheet)
    }
}

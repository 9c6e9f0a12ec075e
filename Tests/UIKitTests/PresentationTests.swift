import Testing

@testable import UIKit

private final class LifeController: UIViewController {
    private(set) var calls: [String] = []

    override func viewDidLoad() { calls.append("didLoad") }
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
}

/// The log is the whole process's, so these run one by one.
@Suite(.serialized) @MainActor struct PresentationTests {
    private let root = UIViewController()

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
}

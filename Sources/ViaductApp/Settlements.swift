import UIKit

/// Which message presented what, so that the page learns when a message's effect is over.
@MainActor struct Settlements {
    private var open: [(message: String, controller: UIViewController)] = []

    mutating func add(message id: String, presented controller: UIViewController) {
        open.append((id, controller))
    }

    /// Takes out the ids of the messages whose presentation has ended.
    mutating func takeEnded() -> [String] {
        guard !open.isEmpty else { return [] }
        let ended = open.filter { $0.controller.presentingViewController == nil }
        open.removeAll { $0.controller.presentingViewController == nil }
        return ended.map(\.message)
    }
}

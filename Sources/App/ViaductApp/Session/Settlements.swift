import UIKit

/// The messages behind what is presented, so that the page learns when a message's effect is over.
@MainActor struct Settlements {
    private var open: [(message: String, controller: UIViewController)] = []
    private var topmost: UIViewController?

    /// Takes down what is presented on top of everything now.
    ///
    /// - Parameter message: the message that has just been handled, `nil` for a change that none has made.
    mutating func note(_ topmost: UIViewController?, after message: String?) {
        defer { self.topmost = topmost }
        guard let message, let topmost, topmost !== self.topmost else { return }
        open.append((message, topmost))
    }

    /// Takes out the ids of the messages whose presentation has ended.
    mutating func takeEnded() -> [String] {
        guard !open.isEmpty else { return [] }
        let ended = open.filter { $0.controller.presentingViewController == nil }
        open.removeAll { $0.controller.presentingViewController == nil }
        return ended.map(\.message)
    }
}

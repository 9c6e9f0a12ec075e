import UIKit
import ViaductProtocol

/// The messages that caused presentations, so that the page learns when a message's effect is over.
@MainActor struct Settlements {
    private var open: [(message: String, controller: UIViewController)] = []
    private var topmost: UIViewController?

    /// Notes the controller presented on top of everything now.
    ///
    /// - Parameter message: the message that has just been handled; `nil` when no message caused the change.
    mutating func note(_ topmost: UIViewController?, after message: String?) {
        defer { self.topmost = topmost }
        guard let message, let topmost, topmost !== self.topmost else { return }
        open.append((message, topmost))
    }

    /// Removes and returns the ids of the messages whose presentation has ended.
    mutating func takeEnded() -> [String] {
        guard !open.isEmpty else { return [] }
        let ended = open.filter { $0.controller.presentingViewController == nil }
        open.removeAll { $0.controller.presentingViewController == nil }
        return ended.map(\.message)
    }
}

extension BridgeMessage {
    /// Whether its effect is over once a person has answered what it presents. A component that connects stays, and an app that begins anew
    /// needs its message.
    var endsWithAnswer: Bool { !hasEvent("connect") }
}

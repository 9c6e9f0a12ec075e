internal import Dispatch

/// Runs what iOS calls after an animation: never within the call that began it.
@MainActor enum NextTurn {
    static func run(_ completion: (() -> Void)?) {
        guard let completion else { return }
        nonisolated(unsafe) let body = completion
        DispatchQueue.main.async { body() }
    }
}

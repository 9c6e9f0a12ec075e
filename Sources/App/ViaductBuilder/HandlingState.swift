import Foundation

/// The work that a running app has noted (`HandlingNote` in ViaductApp has the format).
struct HandlingState: Equatable {
    /// Whether it is still at it.
    let isBusy: Bool
    /// Changes with each thing handled.
    let count: UInt8
    /// The component of the message; empty for anything else.
    let component: String
    /// The key with which the app identifies the tap or the input again; empty for anything else.
    let actionKey: String
    /// For a person: `“form”, event “connect”`.
    let text: String

    /// - Returns: `nil` when the app has handled nothing.
    init?(_ file: URL) {
        guard let data = try? Data(contentsOf: file) else { return nil }
        let parts = data.dropFirst(2).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count > 1, !parts[1].isEmpty else { return nil }
        isBusy = data[0] == 1 || data[0] == 2
        count = data[1]
        let name = String(decoding: parts[0], as: UTF8.self)
        (component, actionKey) = data[0] >= 2 ? ("", name) : (name, "")
        text = String(decoding: parts[1], as: UTF8.self)
    }
}

import UIKit
import ViaductProtocol

/// The asks that a page has not answered yet.
@MainActor struct Asks {
    /// More than a person answers: a component that never stops asking must not fill the page.
    private static let maximumOpen = 32

    private struct Entry {
        let ask: Ask
        /// The message that caused it; `nil` for none.
        let message: BridgeMessage?
    }

    private var entries: [Entry] = []
    private var settled: [String] = []

    /// In the order of asking.
    var open: [Ask] { entries.map(\.ask) }

    /// The open asks, without a second one for the same permission.
    var shown: [Ask] {
        var permissions: Set<String> = []
        return open.filter { $0.kind != .permission || permissions.insert($0.title).inserted }
    }

    /// - Parameter limit: of the bytes of the messages that wait for an answer, besides the first one.
    /// - Returns: `false` when there are too many.
    mutating func add(_ ask: Ask, for message: BridgeMessage?, limit: Int) -> Bool {
        guard entries.count < Self.maximumOpen else { return false }
        // Its component waits too, and keeps the message for its reply.
        let waiting = entries.compactMap(\.message).reduce(0) { $0 + $1.keptSize }
        guard entries.isEmpty || waiting + (message?.keptSize ?? 0) <= limit else { return false }
        entries.append(Entry(ask: ask, message: message))
        return true
    }

    mutating func remove(_ ask: Ask) {
        guard let index = entries.firstIndex(where: { $0.ask === ask }) else { return }
        if let message = entries.remove(at: index).message, message.endsWithAnswer { settled.append(message.id) }
    }

    /// Returns the open asks that the component made while handling a message.
    func asked(by component: String) -> [Ask] {
        entries.filter { $0.message?.component == component }.map(\.ask)
    }

    /// The message that caused the ask; `nil` for none.
    func message(of ask: Ask) -> BridgeMessage? {
        entries.first { $0.ask === ask }?.message
    }

    /// Removes and returns the ids of the messages whose asks are all over: one ask may cause another.
    mutating func takeSettled() -> [String] {
        if settled.isEmpty { return [] }
        let waiting = Set(entries.compactMap(\.message?.id))
        defer { settled.removeAll { !waiting.contains($0) } }
        return Set(settled).subtracting(waiting).sorted()
    }
}

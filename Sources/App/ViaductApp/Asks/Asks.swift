import UIKit
import ViaductProtocol

/// The questions that a page has been asked and has not answered.
@MainActor struct Asks {
    /// More than a person answers: a component that never stops asking must not fill the page.
    private static let maximumOpen = 32

    private struct Entry {
        let ask: Ask
        /// The message that has led to it, `nil` when none has.
        let message: BridgeMessage?
    }

    private var entries: [Entry] = []
    private var settled: [String] = []

    /// In the order in which they were asked.
    var open: [Ask] { entries.map(\.ask) }

    /// The open asks, without those for a permission that the one on top asks for too.
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
        if let message = entries.remove(at: index).message { settled.append(message.id) }
    }

    /// Returns the open questions that the component asked while handling a message.
    func asked(by component: String) -> [Ask] {
        entries.filter { $0.message?.component == component }.map(\.ask)
    }

    /// The message that has led to it, `nil` when none has.
    func message(of ask: Ask) -> BridgeMessage? {
        entries.first { $0.ask === ask }?.message
    }

    /// Takes out the ids of the messages whose asks are over: one may lead to another.
    mutating func takeSettled() -> [String] {
        if settled.isEmpty { return [] }
        let waiting = Set(entries.compactMap(\.message?.id))
        defer { settled.removeAll { !waiting.contains($0) } }
        return Set(settled).subtracting(waiting).sorted()
    }
}

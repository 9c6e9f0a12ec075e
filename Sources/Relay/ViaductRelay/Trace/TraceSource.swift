internal import ViaductProtocol

/// Events that a reader reads by their numbers: those of a room, or of one page.
@MainActor protocol TraceSource {
    /// Begins the ids of the events. No other trace has it, in this run of the server or in another.
    var run: String { get }
    /// The number of the oldest event.
    var first: Int { get }
    /// The number that the next event will have.
    var end: Int { get }
    /// Whether no event will follow.
    var isOver: Bool { get }

    /// The number of the first event at or after this number; `end` when there is none.
    func next(from number: Int) -> Int

    /// In bytes: the cost of looking at an event.
    ///
    /// - Parameter number: from `first` to `end`, without it.
    func size(of number: Int) -> Int

    /// The event with a number; `nil` when it was dropped.
    ///
    /// - Parameter number: from `first` up to, and without, `end`.
    func record(_ number: Int) -> TraceRecord?
}

extension TraceSource {
    /// A text that no other trace has.
    static func makeRun() -> String { String(UInt32.random(in: .min ... .max), radix: 36) }
}

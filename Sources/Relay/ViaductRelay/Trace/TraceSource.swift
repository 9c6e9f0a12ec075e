internal import ViaductProtocol

/// Events that a reader goes through by their numbers: those of a room, or of one page.
@MainActor protocol TraceSource {
    /// Begins the ids of the events: no other trace has it, of this run of the server or of another.
    var run: String { get }
    /// The number of the oldest event.
    var first: Int { get }
    /// The number that the next event will have.
    var end: Int { get }
    /// Whether no event will follow.
    var isOver: Bool { get }

    /// The number of the first event that is there, from this number on; `end` without one.
    func next(from number: Int) -> Int

    /// In bytes: the cost of looking at an event.
    ///
    /// - Parameter number: from `first` to `end`, without it.
    func size(of number: Int) -> Int

    /// The event with a number; `nil` for one that is gone.
    ///
    /// - Parameter number: from `first` to `end`, without it.
    func record(_ number: Int) -> TraceRecord?
}

extension TraceSource {
    /// A text that no other trace has.
    static func makeRun() -> String { String(UInt32.random(in: .min ... .max), radix: 36) }
}

/// The messages and taps that tasks of components go on with.
///
/// A task keeps the `Work` that it has inherited, so work that nothing keeps is finished.
struct UnfinishedWork {
    /// More are not looked at.
    static let maximum = 64

    private struct Entry {
        weak var work: Work?
    }

    private var entries: [Entry] = []

    /// Whether no task is under way.
    var isEmpty: Bool { entries.allSatisfy { $0.work == nil } }

    /// Notes the work if a task retains it. The caller has to be its only other owner.
    mutating func add(_ work: inout Work) {
        guard !isKnownUniquelyReferenced(&work) else { return }
        entries.removeAll { $0.work == nil }
        if entries.count < Self.maximum { entries.append(Entry(work: work)) }
    }
}

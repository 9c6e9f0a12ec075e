/// What went wrong in a test, for `strict`: messages and replies that were dropped, and errors of its pages.
struct TestTroubles {
    /// More are counted only.
    static let maximum = 200

    struct Trouble {
        /// The page's id.
        let page: String
        /// A sentence, without the code of its explanation.
        let text: String
        let cause: String?
        let component: String?
        /// The message's.
        let id: String?

        /// For a person.
        var sentence: String { cause.map { "\(text) (\($0))" } ?? text }
    }

    private(set) var all: [Trouble] = []
    private(set) var uncounted = 0

    mutating func add(_ trouble: Trouble) {
        // A timer may throw the same error for ever, and a document that failed is reported by its page and as a visit.
        if trouble.id == nil, all.contains(where: { $0.page == trouble.page && $0.text == trouble.text }) { return }
        if all.count < Self.maximum { all.append(trouble) } else { uncounted += 1 }
    }

    /// Whether a notice has already reported this, in more words.
    func has(id: String, cause: String?, of page: String) -> Bool {
        all.contains { $0.page == page && $0.id == id && $0.cause == cause }
    }

    /// An earlier one no longer holds.
    mutating func withdraw(cause: String?, component: String?, of page: String) {
        all.removeAll { $0.page == page && $0.cause == cause && $0.component == component }
    }
}

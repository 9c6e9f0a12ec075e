internal import ViaductProtocol

/// The part of a test that one call reaches.
@MainActor struct TestScope {
    private static let maximumCauses = 5

    let session: TestSession
    /// The page that calls, and reaches itself only; `nil` for the test's owner.
    let own: TestPage?
    /// The start of a page's id: the only one that is meant.
    let wanted: String?
    /// The newest probe when the call arrived. Everything under way then has to be over.
    let probe: Int

    /// The pages with a connection. One that a browser keeps for the way back has none.
    var pages: [TestPage] { session.pages.filter { isMeant($0.page.id) && $0.page.link.socket != nil } }

    /// - Parameter page: a page's id.
    func isMeant(_ page: String) -> Bool {
        (wanted == nil || wanted == page.short) && (own == nil || own?.page.id == page)
    }

    /// The newest sentences about what went wrong in these pages.
    var causes: [String] { session.troubles.all.filter { isMeant($0.page) }.suffix(Self.maximumCauses).map(\.sentence) }

    /// The number of the first message of the test.
    var start: Int { session.start }

    /// The only page that is meant.
    func page() throws(TestFailure) -> TestPage {
        let pages = pages
        guard let page = pages.first else { throw .waits(noPage) }
        guard pages.count == 1 else {
            let names = pages.map { "\($0.short) (\($0.page.url.start(100)))" }.joined(separator: ", ")
            throw .waits("The test has \(pages.count) pages: \(names). Choose one by “page”.")
        }
        return page
    }

    /// - Throws: what is under way.
    func requireQuiet() throws(TestFailure) {
        let pages = pages
        guard !pages.isEmpty else { throw .waits(noPage) }
        // Asks all pages at once, so that no round begins only after the others' end.
        let obstacles = pages.compactMap { $0.obstacle(since: probe) }
        if let obstacle = obstacles.first { throw .waits("Not idle: \(obstacle)") }
    }

    private var noPage: String {
        let tag = session.tag
        if let wanted { return "The test “\(tag)” has no page \(wanted.start()). GET \(RoutePath.tests)/\(tag) lists its pages." }
        return "The test “\(tag)” has no page. Open one with ?viaduct_test=\(tag) in its address: is it loading, or without the adapter?"
    }
}

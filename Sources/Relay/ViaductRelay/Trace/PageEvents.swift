internal import ViaductProtocol

/// The events of one page, numbered separately, so that the numbers reveal nothing of other pages.
@MainActor struct PageEvents: TraceSource {
    let page: PageTrace

    var run: String { page.run }
    var first: Int { page.first }
    var end: Int { page.end }
    var isOver: Bool { page.isOver }

    /// A page loses its oldest events first.
    func next(from number: Int) -> Int { min(max(number, first), end) }

    func size(of number: Int) -> Int { page.size(of: number) ?? TraceEvent.overhead }

    func record(_ number: Int) -> TraceRecord? { page.record(number, as: number) }
}

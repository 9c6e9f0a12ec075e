import Testing

@testable import viaduct

/// Pages from before a recording, of which those that are open belong to it.
@Suite struct OpenPagesTests {
    private func event(_ page: String, _ kind: String, from: String = "viaduct") -> String {
        #"{"n":0,"time":1,"page":"\#(page)","from":"\#(from)","kind":"\#(kind)"}"#
    }

    private func opened(_ page: String) -> [String] {
        [event(page, "connected"), event(page, "open", from: "page"), event(page, "screen", from: "native")]
    }

    private func pages(_ events: [String]) -> OpenPages { events.reduce(into: OpenPages()) { $0.add($1) } }

    @Test(arguments: ["lost", "left", "gone"]) func `a page that has ended is no part of a recording`(end: String) {
        var pages = pages(opened("a") + opened("b") + [event("a", end)])
        #expect(pages.takeOpen() == opened("b"))
        #expect(pages.take(event("b", "title", from: "page")) == [event("b", "title", from: "page")])
        // The app goes on without it.
        #expect(pages.take(event("a", "screen", from: "native")) == [])
        #expect(pages.take(event("a", "gone")) == [])
    }

    @Test(arguments: [("lost", "resumed", "viaduct"), ("lost", "connected", "viaduct"), ("left", "resumed", "viaduct"), ("lost", "title", "page")])
    func `a page that comes back brings its past, once`(end: String, kind: String, origin: String) {
        let past = opened("a") + [event("a", end)]
        var pages = pages(past + opened("b"))
        #expect(pages.takeOpen() == opened("b"))
        let (meanwhile, back) = (event("a", "screen", from: "native"), event("a", kind, from: origin))
        #expect(pages.take(meanwhile) == [])
        #expect(pages.take(back) == past + [meanwhile, back])
        #expect(pages.take(event("a", "visit", from: "page")) == [event("a", "visit", from: "page")])
    }

    @Test func `a page that was back before the recording is in it, and what the app did meanwhile too`() {
        let all = opened("a") + [event("a", "lost"), event("a", "screen", from: "native"), event("a", "resumed")]
        var pages = pages(all)
        #expect(pages.takeOpen() == all)
    }

    @Test func `what an app does after its page was lost opens nothing`() {
        var pages = pages(opened("a") + [event("a", "lost"), event("a", "screen", from: "native")])
        #expect(pages.takeOpen() == [])
    }
}

import Testing

@testable import viaduct

/// Sessions that differ by the clock only, and sessions that differ.
@Suite struct PageTrafficTests {
    private typealias Event = (kind: String, from: String, frame: String)
    private static let url = "http://localhost:PORT/new"
    private static let open: Event = ("open", "page", #"{"type":"open","url":"\#(url)","title":"New","platform":"ios"}"#)
    private static let back: Event = ("action", "page", #"{"type":"action","control":"2"}"#)
    private static let save: Event = ("action", "page", #"{"type":"action","control":"1"}"#)
    private static let propose: Event = ("propose", "page", #"{"type":"propose","url":"http://localhost:PORT/two","action":"advance"}"#)
    private static let visit: Event = ("visit", "page", #"{"type":"visit","url":"http://localhost:PORT/two","action":"advance"}"#)
    private static let move: Event = ("move", "native", #"{"type":"move","action":"advance","url":"http://localhost:PORT/two"}"#)

    private static func message(_ type: String = "message", _ component: String = "form", _ event: String = "connect", id: String = "1") -> Event {
        (
            type, type == "reply" ? "native" : "page",
            #"{"type":"\#(type)","message":{"id":"\#(id)","component":"\#(component)","event":"\#(event)","data":{}}}"#
        )
    }

    private static func screen(_ title: String) -> Event {
        (
            "screen", "native",
            #"{"type":"screen","screen":{"bar":{"title":"\#(title)","left":[{"control":"2","title":"Back"}],"right":[{"control":"1","title":"Save"}]}}}"#
        )
    }

    private static func typed(_ text: String) -> Event {
        ("action", "page", #"{"type":"action","control":"1","value":"\#(text)"}"#)
    }

    /// - Parameter pauses: whether a second lies between two events, in place of 10 ms.
    private func report(_ first: [Event], _ second: [Event], pauses: Bool = true) throws -> TrafficReport {
        let entries = try [first, second].map { events in
            let text = DiffTests.text(events, pause: pauses ? 1000 : 10)
            return Traffic(try Recording(Array(text.utf8), name: "a")).entries
        }
        return TrafficReport(entries[0], entries[1])
    }

    @Test func `a screen that comes before an act in one session and after it in the other is no difference`() throws {
        let before = [Self.open, Self.screen("A"), Self.screen("B"), Self.propose, Self.move, Self.visit, Self.screen("C")]
        let after = [Self.open, Self.screen("A"), Self.propose, Self.screen("B"), Self.move, Self.visit, Self.screen("C")]
        #expect(try report(before, after).lines == [])
        // It is one screen less where both came in the same turn of the app.
        let joined = [Self.open, Self.screen("A"), Self.message(), Self.propose, Self.move, Self.visit, Self.screen("C")]
        let apart = [Self.open, Self.screen("A"), Self.message(), Self.screen("B"), Self.propose, Self.move, Self.visit, Self.screen("C")]
        #expect(try report(joined, apart, pauses: false).lines == [])
        // A person who waited has seen it.
        #expect(try report(joined, apart).lines.contains(#"    bar.title: "A" → "B""#))
    }

    @Test func `another screen at an act, and at the end, is a difference`() throws {
        let first = [Self.open, Self.screen("A"), Self.save, Self.screen("C"), Self.back]
        #expect(try report(first, [Self.open, Self.screen("B"), Self.save, Self.screen("C"), Self.back]).count == 1)
        #expect(try report(first, [Self.open, Self.screen("A"), Self.screen("B"), Self.save, Self.screen("C"), Self.back]).count == 1)
        #expect(try report(first, first + [Self.screen("D")]).lines.contains(#"    bar.title: "C" → "D""#))
        #expect(try report(first, first).count == 0)
    }

    @Test func `replies, moves and components that connect by themselves have no order among each other`() throws {
        let first = [
            Self.open, Self.message("message", "menu", "connect", id: "1"), Self.message("message", "form", "connect", id: "2"), Self.screen("A"),
            Self.save, Self.message("reply", "form", "connect", id: "2"), Self.propose, Self.move, Self.visit,
        ]
        let second = [
            Self.open, Self.message("message", "form", "connect", id: "1"), Self.message("message", "menu", "connect", id: "2"), Self.screen("A"),
            Self.save, Self.propose, Self.move, Self.message("reply", "form", "connect", id: "1"), Self.visit,
        ]
        #expect(try report(first, second).lines == [])
        #expect(try report(first, second.filter { $0.kind != "reply" }).lines.contains("- ← form connect {}"))
        #expect(try report(first, second.filter { $0.kind != "visit" }).lines.contains("- → visit /two (advance)"))
    }

    @Test func `what a page reports to a reader of the trace is no difference`() throws {
        let read: [Event] = [
            ("watch", "native", #"{"type":"watch","on":true}"#), ("input", "page", #"{"type":"input","act":"click","by":"selector","selector":"p"}"#),
            ("fate", "page", #"{"type":"fate","id":"1","component":"form","event":"connect","state":"found"}"#),
        ]
        let events = [Self.open, Self.message(), Self.screen("A"), Self.save, Self.message("reply")]
        #expect(try report(events, read + events.flatMap { [$0] + read }).lines == [])
        // A page may be left before it has asked the app.
        #expect(try report(events + [Self.propose, Self.move, Self.visit], events + [Self.visit]).lines == [])
    }

    @Test func `another order of a person's acts is a difference`() throws {
        let start = [Self.open, Self.screen("A")]
        #expect(try report(start + [Self.save, Self.back], start + [Self.back, Self.save]).count > 0)
        let (sort, share) = (Self.message("message", "menu", "display", id: "1"), Self.message("message", "share", "open", id: "2"))
        #expect(try report(start + [sort, share], start + [share, sort]).count > 0)
        #expect(try report(start + [sort, share], start + [sort]).count == 1)
    }

    @Test func `of a text that is typed the whole counts, however many keys were reported`() throws {
        let start = [Self.open, Self.screen("A")]
        let search = Self.message("message", "search", "query", id: "9")
        let first = start + [Self.typed("a"), Self.screen("B"), Self.typed("ab"), search, Self.back]
        #expect(try report(first, start + [Self.typed("ab"), Self.screen("B"), search, Self.back]).lines == [])
        #expect(try report(first, start + [Self.typed("ac"), Self.screen("B"), search, Self.back]).lines.contains(#"    "ab" → "ac""#))
    }
}

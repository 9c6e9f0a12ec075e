import Testing
import ViaductProtocol

@testable import ViaductRelay

/// The events that a trace keeps.
@MainActor struct TraceTests {
    private func frame(_ number: Int, bytes: Int = 1000) -> TraceEvent.Content {
        let start = #"{"type":"title","title":"\#(number) "#
        return .received(Array(start.utf8) + [UInt8](repeating: 97, count: bytes - start.utf8.count - 2) + Array(#""}"#.utf8))
    }

    private func titles(_ room: RoomTrace) -> [String] {
        (room.first..<room.end).compactMap { room.record($0) }.map { record in
            let title = record.frame.flatMap { try? JSONObject($0) }?["title"]?.string ?? ""
            return String(title.prefix { $0 != " " })
        }
    }

    @Test func `events are in their order, with their page, their sender and what they are about`() {
        let traces = Traces()
        let page = PageTrace(page: "a", room: "r")
        traces.add(.connection(.connected), of: page)
        let message = #"{"type":"message","message":{"id":"7","component":"form","event":"connect","data":{}}}"#
        traces.add(.received(Array(message.utf8)), of: page)
        let reply = BridgeMessage(id: "7", component: "form", event: "connect", url: nil, data: #"{"a":1}"#)
        traces.add(.replied(reply), of: PageTrace(page: "b", room: "r"))
        let room = traces.room("r")
        let records = (0..<3).compactMap { room.record($0) }
        #expect(records.map(\.kind) == ["connected", "message", "reply"])
        #expect(records.map(\.page) == ["a", "a", "b"])
        #expect(records.map(\.origin) == [.viaduct, .page, .native])
        #expect(records.map(\.component) == [nil, "form", "form"])
        #expect(records.map(\.id) == [nil, "7", "7"])
        #expect(records[1].frame == Array(message.utf8))
        #expect(records[0].frame == nil)
        #expect(traces.room("other").end == 0)
    }

    @Test func `a notice has the message that it is about, and its cause`() throws {
        let traces = Traces()
        let notice = Notice(
            level: .warning, code: "wrong-url", cause: "VD-URL-1", text: "t", id: "7", component: "form", event: "connect")
        traces.add(.sent(ServerFrame.notice(notice).bytes[...]), of: PageTrace(page: "a", room: "r"))
        let record = try #require(traces.room("r").record(0))
        #expect([record.component, record.event, record.id, record.cause] == ["form", "connect", "7", "VD-URL-1"])
        #expect(String(decoding: record.json, as: UTF8.self).contains(#""level":"warning","cause":"VD-URL-1""#))
    }

    @Test(
        arguments: [
            (#"{"type":"fate","id":"1","component":"form","event":"connect","state":"missing"}"#, "VD-REPLY-4"),
            (#"{"type":"fate","id":"1","component":"form","event":"connect","state":"threw"}"#, "VD-PAGE-1"),
            (#"{"type":"fate","id":"1","component":"form","event":"connect","state":"found"}"#, nil),
            (#"{"type":"fate","id":"1","component":"form","event":"connect","state":"dropped","cause":"VD-APP-6"}"#, "VD-APP-6"),
            (#"{"type":"event","name":"rejection","text":"t"}"#, "VD-PAGE-2"),
            (#"{"type":"event","name":"foreign-error","text":"t"}"#, "VD-PAGE-2"),
            (#"{"type":"event","name":"logged","text":"t"}"#, "VD-PAGE-4"),
            (#"{"type":"event","name":"script","text":"t"}"#, "VD-PAGE-5"),
            (#"{"type":"event","name":"document","text":"t"}"#, "VD-PAGE-6"),
            (#"{"type":"event","name":"handshake-repair-failed","text":"t"}"#, "VD-BRIDGE-2"),
            (#"{"type":"event","name":"handshake-repaired","text":"t"}"#, nil),
            (#"{"type":"notice","level":"warning","code":"page","cause":"VD-COMPONENT-2","text":"t"}"#, "VD-COMPONENT-2"),
            (#"{"type":"message","cause":"VD-URL-1"}"#, nil),
        ] as [(String, String?)])
    func `what goes wrong has the code of its explanation`(frame: String, cause: String?) throws {
        let traces = Traces()
        traces.add(.received(Array(frame.utf8)), of: PageTrace(page: "a", room: "r"))
        let record = try #require(traces.room("r").record(0))
        #expect(record.cause == cause)
        #expect(record.isTrouble == (cause != nil))
    }

    @Test func `a page that has no room for more loses its oldest events, and others none`() {
        let traces = Traces(limits: TraceLimits(page: 5000, room: 1 << 20, all: 1 << 20))
        let (loud, quiet) = (PageTrace(page: "loud", room: "r"), PageTrace(page: "quiet", room: "r"))
        traces.add(frame(0), of: quiet)
        for number in 1...100 { traces.add(frame(number), of: loud) }
        #expect(titles(traces.room("r")) == ["0", "97", "98", "99", "100"])
        #expect(loud.bytes <= 5000)
        #expect(traces.bytes > loud.bytes + quiet.bytes)
    }

    @Test func `events that have gone before older ones cost nothing, and push no other page's out`() {
        let traces = Traces(limits: TraceLimits(page: 5000, room: 20_000, all: 1 << 20))
        let (loud, quiet) = (PageTrace(page: "loud", room: "r"), PageTrace(page: "quiet", room: "r"))
        let room = traces.room("r")
        traces.add(frame(0), of: quiet)
        for number in 1...20_000 {
            traces.add(frame(number), of: loud)
            if number == 10_000 { traces.add(frame(number), of: quiet) }
        }
        #expect(room.end == 20_002)
        #expect(titles(room) == ["0", "10000", "19997", "19998", "19999", "20000"])
        #expect(room.bytes == loud.bytes + quiet.bytes)
        #expect(traces.bytes == room.bytes + Traces.roomOverhead)
        #expect([0, 1, 10_001, 10_002, 20_001, 20_002].map(room.next) == [0, 10_001, 10_001, 19_998, 20_001, 20_002])
    }

    @Test func `in whichever order pages lose their events, the others stay, with their numbers`() {
        var order = EventOrder()
        let pages = (0..<5).map { PageTrace(page: "\($0)", room: "r") }
        var kept: [(number: Int, page: Int)] = []
        var last = 0
        for round in 0..<2000 {
            // Some pages have many events, and the first one nearly none.
            let page = round == 0 ? 0 : 1 + round * 7 % 11 % 4
            #expect(pages[page].add(.connection(.lost), time: round, limit: .max) == (TraceEvent.overhead, 0))
            order.append(pages[page].end - 1, of: pages[page], dropped: 0)
            kept.append((round, page))
            for page in round % 3 == 0 ? [round % 5, round / 3 % 5] : [round % 5] where page != 0 || round > 1500 {
                guard let index = kept.firstIndex(where: { $0.page == page }) else { continue }
                kept.remove(at: index)
                #expect(pages[page].dropOldest() == TraceEvent.overhead)
                order.didDrop(1)
            }
            guard round % 100 == 99 else { continue }
            #expect((0..<2100).compactMap { order[$0] }.map { $0.page[$0.own]?.time } == kept.map(\.number))
            #expect((order.first?.number ?? order.end, order.isEmpty, order.end) == (kept.first?.number ?? round + 1, kept.isEmpty, round + 1))
            #expect((0...round).allSatisfy { number in order.next(from: number) == kept.first { $0.number >= number }?.number ?? round + 1 })
            last = kept.count
        }
        #expect(last > 0)
    }

    @Test func `many small rooms keep no more than the limit of all`() {
        let traces = Traces(limits: TraceLimits(page: 4 << 20, room: 4 << 20, all: 4 << 20))
        for number in 1...10_000 {
            traces.add(frame(number, bytes: 100), of: PageTrace(page: "p", room: "r\(number)"))
        }
        for number in 1...100 {
            traces.add(frame(number, bytes: 200_000), of: PageTrace(page: "p", room: "large"))
            #expect(traces.bytes <= 4 << 20)
        }
    }

    @Test func `rooms in which little happens keep no more than the limit of all, with what they take themselves`() {
        let traces = Traces(limits: TraceLimits(page: 4 << 20, room: 4 << 20, all: 4 << 20))
        let used = PageTrace(page: "p", room: "used")
        for number in 1...10_000 {
            traces.add(.connection(.connected), of: PageTrace(page: "p", room: "r\(number)"))
            if number % 100 == 0 { traces.add(.connection(.resumed), of: used) }
            #expect(traces.bytes <= 4 << 20)
        }
        #expect(!traces.room("r1").isNeeded)
        #expect(traces.room("r10000").isNeeded)
        #expect(traces.room("used").first == 0)
    }

    @Test func `a reader of a page whose room was forgotten finds its next events`() {
        let traces = Traces(limits: TraceLimits(page: 1 << 20, room: 1 << 20, all: 5000))
        let (page, other) = (PageTrace(page: "a", room: "r"), PageTrace(page: "b", room: "other"))
        traces.add(frame(0), of: page)
        let read = PageEvents(page: page)
        #expect(read.record(0)?.kind == "title")
        for number in 1...10 { traces.add(frame(number), of: other) }
        traces.add(frame(11), of: page)
        #expect((read.first, read.end) == (1, 2))
        #expect(read.record(0) == nil)
        #expect(read.size(of: 0) > 0)
        #expect(read.record(1)?.number == 1)
    }

    @Test(arguments: ["connected", "resumed", "lost", "gone", "withheld", "skipped", "invalid"])
    func `no frame has a kind by which the trace tells of itself`(type: String) {
        let traces = Traces()
        let page = PageTrace(page: "a", room: "r")
        let frame = Array(#"{"type":"\#(type)","component":"form","event":"connect","id":"1","level":"error"}"#.utf8)
        let large = Array(#"{"type":"\#(type)","text":"\#(String(repeating: "x", count: 300_000))"}"#.utf8)
        for content in [.received(frame), .sent(frame[...]), .told(frame), .received(large), .sent(large[...])] as [TraceEvent.Content] {
            traces.add(content, of: page)
        }
        let room = traces.room("r")
        let records = (0..<5).compactMap { room.record($0) }
        #expect(records.map(\.kind) == Array(repeating: "invalid", count: 5))
        #expect(records.allSatisfy { $0.component == nil && $0.event == nil && $0.id == nil && $0.level == nil && !$0.isTrouble })
    }

    @Test func `a frame that was refused is of no kind that it names, and of its own parts nothing is taken for a message`() {
        let traces = Traces()
        let page = PageTrace(page: "a", room: "r")
        let fate = #"{"type":"fate","id":"1","component":"form","event":"connect","state":"dropped","cause":"VD-APP-6"}"#
        let title = #"{"type":"title","title":"x","level":"error","component":"form","message":{"id":"1","component":"form"}}"#
        for content in [.refused(Array(fate.utf8)), .refused(Array("x".utf8)), .received(Array(title.utf8))] as [TraceEvent.Content] {
            traces.add(content, of: page)
        }
        let records = (0..<3).compactMap { traces.room("r").record($0) }
        #expect(records.map(\.kind) == ["invalid", "invalid", "title"])
        #expect(records.map(\.origin) == [.page, .page, .page])
        #expect(records.allSatisfy { $0.component == nil && $0.level == nil && $0.cause == nil && !$0.isTrouble })
        #expect(records[0].frame == Array(fate.utf8))
        #expect(records[1].frame == Array(#""x""#.utf8))
    }

    @Test func `line breaks between the parts of a frame do not end a reader's line`() {
        let traces = Traces()
        traces.add(.sent(Array("{\"type\":\r\n\n\"title\",\n\"title\":\"a\"}\n".utf8)[...]), of: PageTrace(page: "a", room: "r"))
        let json = traces.room("r").record(0)?.json ?? []
        #expect(!json.contains(0x0A) && !json.contains(0x0D))
        #expect((try? JSONObject(json))?["frame"]?.object?["title"]?.string == "a")
    }

    @Test func `a room that has no room for more loses its oldest events`() {
        let traces = Traces(limits: TraceLimits(page: 1 << 20, room: 5000, all: 1 << 20))
        let pages = [PageTrace(page: "a", room: "r"), PageTrace(page: "b", room: "r")]
        for number in 1...100 { traces.add(frame(number), of: pages[number % 2]) }
        #expect(titles(traces.room("r")) == ["97", "98", "99", "100"])
        #expect(traces.room("r").first == 96)
    }

    @Test func `all rooms together keep no more than their limit`() {
        let traces = Traces(limits: TraceLimits(page: 4 << 20, room: 4 << 20, all: 4 << 20))
        let pages = (0..<10).map { PageTrace(page: "p", room: "r\($0)") }
        for number in 1...20_000 {
            traces.add(frame(number), of: pages[number % 10])
            #expect(traces.bytes <= 4 << 20)
        }
        #expect(pages.reduce(0) { $0 + $1.bytes + Traces.roomOverhead } == traces.bytes)
        #expect(traces.bytes > 2 << 20)
    }

    @Test(arguments: [
        (#"{"type":"screen","screen":""#, #""}"#), (#"{ "type" : "screen", "screen": ""#, #""}"#), (#"{"screen":""#, #"","type":"screen"}"#),
    ])
    func `of a large frame its type and size are kept, however its app writes its JSON`(start: String, end: String) {
        let traces = Traces()
        let page = PageTrace(page: "a", room: "r")
        let frame = start + String(repeating: "x", count: 300_000) + end
        traces.add(.sent(Array(frame.utf8)[...]), of: page)
        let record = traces.room("r").record(0)
        #expect(record?.kind == "screen")
        #expect(record?.largeSize == frame.utf8.count)
        #expect(record?.frame == nil)
        #expect(page.bytes < 1000)
        traces.add(.told(Array(#"{"type":"rules","url":"\#(String(repeating: "x", count: 300_000))"}"#.utf8)), of: page)
        #expect(traces.room("r").record(1)?.kind == "rules")
        #expect(page.bytes < 1000)
    }

    @Test func `a frame of an app that is no JSON is a text in the trace`() {
        let traces = Traces()
        traces.add(.sent(Array(#"{"type":"#.utf8)[...]), of: PageTrace(page: "a", room: "r"))
        let record = traces.room("r").record(0)
        #expect(record?.kind == "invalid")
        #expect(record.flatMap { try? JSONObject($0.json) }?["frame"]?.string == #"{"type":"#)
    }
}

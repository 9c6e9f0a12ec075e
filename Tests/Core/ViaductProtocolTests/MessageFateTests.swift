import Testing

@testable import ViaductProtocol

/// Reports for the trace, which a peer may have forged.
struct MessageFateTests {
    private static let page = String(repeating: "0", count: 32)
    private static let giant = String(repeating: "e\u{301}", count: 100_000)

    private func read(_ text: String) -> IncomingFrame { IncomingFrame(Array(text.utf8)) }

    private func readApp(_ text: String) -> IncomingAppFrame { IncomingAppFrame(Array(text.utf8), limits: AppLimits()) }

    @Test func `a page tells what became of a reply`() {
        let frame = read(#"{"type":"fate","id":"1","component":"form","event":"connect","state":"threw","text":"x is null"}"#)
        guard case .report(let report, age: 0) = frame else {
            Issue.record("no report")
            return
        }
        #expect(report == .fate(MessageFate(id: "1", component: "form", event: "connect", state: .threw, text: "x is null")))
        #expect(report.frame == Array(#"{"type":"fate","id":"1","component":"form","event":"connect","state":"threw","text":"x is null"}"#.utf8))
    }

    @Test func `an app tells what became of a message`() {
        let frame = readApp(
            #"{"type":"fate","page":"\#(Self.page)","id":"1","component":"form","event":"connect","state":"delivered","microseconds":-7}"#)
        #expect(
            frame
                == .report(
                    .fate(MessageFate(id: "1", component: "form", event: "connect", state: .delivered, microseconds: 0)), page: Self.page))
    }

    @Test(arguments: ["delivered", "dropped", "forwarded", "lost"]) func `a page cannot speak for the app`(state: String) {
        guard case .invalid(let error) = read(#"{"type":"fate","id":"1","component":"form","event":"connect","state":"\#(state)"}"#) else {
            Issue.record("\(state) was read")
            return
        }
        #expect(error.code == .badFrame)
    }

    @Test(arguments: ["found", "missing", "threw", "forwarded"]) func `an app cannot speak for the page`(state: String) {
        let frame = readApp(#"{"type":"fate","page":"\#(Self.page)","id":"1","component":"form","event":"connect","state":"\#(state)"}"#)
        guard case .invalid = frame else {
            Issue.record("\(state) was read")
            return
        }
    }

    @Test func `giant ids, names and texts are cut`() {
        let fate = MessageFate(id: Self.giant, component: Self.giant, event: Self.giant, state: .threw, code: Self.giant, text: Self.giant)
        #expect(fate.frame(page: Self.page).count < 6000)
        guard case .report(let report, _) = read(#"{"type":"event","name":"error","text":"\#(Self.giant)"}"#) else {
            Issue.record("no report")
            return
        }
        #expect(report.frame.count < 3000)
    }

    @Test func `giant names and values of what a person did in the page are cut`() {
        let (text, deep) = (Self.giant, String(repeating: "[", count: 100_000))
        let members = #""role":"\#(text)","name":"\#(text)","selector":"\#(text)","nth":7,"field":{"name":"\#(text)","value":"\#(text)"}"#
        guard case .report(.input(let input), 0) = read(#"{"type":"input","act":"type","by":"label",\#(members)}"#) else {
            Issue.record("no input")
            return
        }
        #expect(input.frame.count < 4000)
        for other in [#""act":"drag","by":"role""#, #""act":"click""#, #""act":"click","by":"role","nth":-1"#, #""act":\#(deep)"#] {
            guard case .invalid = read("{\"type\":\"input\",\(other)}") else {
                Issue.record("read: \(other.prefix(80))")
                return
            }
        }
    }

    @Test(arguments: [#""name":"error""#, #""name":"rejection","text":"t""#, #""name":"handshake-failed","text":7"#])
    func `a page tells what went wrong in it`(members: String) {
        guard case .report(.event, _) = read("{\"type\":\"event\",\(members)}") else {
            Issue.record("not read: \(members)")
            return
        }
    }

    @Test(arguments: [
        (#""age":1500"#, 1500), (#""age":-7"#, 0), (#""age":"x""#, 0), (#""age":9000000000000000"#, 31_622_400_000), (#""text":"t""#, 0),
    ])
    func `a page tells how long ago it was`(members: String, milliseconds: Int) {
        guard case .report(_, let age) = read("{\"type\":\"event\",\"name\":\"error\",\(members)}") else {
            Issue.record("not read: \(members)")
            return
        }
        #expect(age == milliseconds)
    }

    @Test(arguments: [#""name":"handshake""#, #""text":"t""#, #""name":7"#]) func `another event is refused`(members: String) {
        guard case .invalid = read("{\"type\":\"event\",\(members)}") else {
            Issue.record("read: \(members)")
            return
        }
    }
}

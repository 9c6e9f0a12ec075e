import Foundation
import Testing
import ViaductProtocol

@testable import viaduct

/// The matching of a page's frames with the answers of a recording.
@Suite struct ReplayTests {
    private var form: String { DiffTests.text(DiffTests.form()) }

    private func script(_ text: String, playsTaps: Bool = false) throws -> ReplayScript {
        ReplayScript(try Recording(Array(text.utf8), name: "a"), playsTaps: playsTaps)
    }

    private func frame(_ text: String) throws -> JSONObject { try JSONObject(Array(text.utf8)) }

    private func message(_ title: String, id: String, component: String = "form") throws -> JSONObject {
        try frame(
            #"{"type":"message","message":{"id":"\#(id)","component":"\#(component)","event":"connect","data":{"submitTitle":"\#(title)","metadata":{"url":"x"}}}}"#
        )
    }

    @Test func `a tap is waited for, and its reply has the id of the page's message`() throws {
        var (page, documents) = (ReplayedPage(try script(form)), Set<Int>())
        _ = page.take(try frame(#"{"type":"open","url":"http://other.test/new","title":"","platform":"ios"}"#), documents: &documents)
        let screen = page.take(try message("Save", id: "web-9"), documents: &documents)
        #expect(screen.frames.count == 1 && screen.missing == nil)
        #expect(screen.frames[0].frame.contains(#""url":"http://other.test/new""#) && screen.frames[0].frame.contains(#""title":"Save""#))
        let reply = page.take(try frame(#"{"type":"action","control":"1"}"#), documents: &documents)
        #expect(reply.frames.map(\.frame).first?.contains(#""id":"web-9""#) == true)
        let again = page.take(try message("Save", id: "web-10"), documents: &documents)
        #expect(again.missing == "the message “form connect”" && again.message?.id == "web-10")
    }

    @Test func `recorded taps are played at their time`() throws {
        var (page, documents) = (ReplayedPage(try script(form, playsTaps: true)), Set<Int>())
        _ = page.take(try frame(#"{"type":"open","url":"http://other.test/new"}"#), documents: &documents)
        let outcome = page.take(try message("Keep", id: "7"), documents: &documents)
        #expect(outcome.frames.map { Int($0.delay) } == [10, 30])
    }

    @Test func `messages with the same data come first, then those of the same event in their order`() throws {
        let replies = ["A", "B", "C"].enumerated().flatMap { index, title in
            ["message", "reply"].map { kind in
                (
                    kind: kind, from: kind == "reply" ? "native" : "page",
                    frame:
                        #"{"type":"\#(kind)","message":{"id":"\#(index)","component":"menu","event":"show","data":{"title":"\#(title)"}}}"#
                )
            }
        }
        let open = [(kind: "open", from: "page", frame: #"{"type":"open","url":"http://a.test/","platform":"ios"}"#)]
        var (page, documents) = (ReplayedPage(try script(DiffTests.text(open + replies))), Set<Int>())
        _ = page.take(try frame(#"{"type":"open","url":"http://a.test/"}"#), documents: &documents)
        let answers = try ["B", "X", "Y"].map { title in
            page.take(
                try frame(#"{"type":"message","message":{"id":"1","component":"menu","event":"show","data":{"title":"\#(title)"}}}"#),
                documents: &documents
            )
            .frames.first?.frame.firstMatch(of: #/"title":"(.)"/#).map { String($0.1) }
        }
        #expect(answers == ["B", "A", "C"])
    }

    /// A recording of two documents, each with one message and its reply.
    private func documents(_ documents: [(path: String, data: String)]) -> String {
        let lines = documents.enumerated().flatMap { index, document in
            let message = #"{"id":"1","component":"menu","event":"show","data":\#(document.data)}"#
            let events = [
                ("open", "page", #"{"type":"open","url":"http://localhost:PORT\#(document.path)","platform":"ios"}"#),
                ("message", "page", #"{"type":"message","message":\#(message)}"#),
                ("reply", "native", #"{"type":"reply","message":{"id":"1","component":"menu","event":"show","data":{"by":"\#(index)"}}}"#),
            ]
            return DiffTests.text(events, page: "\(index)", first: index * 10).split(separator: "\n").dropFirst()
        }
        return ([#"{"viaduct":"0.1.0","version":1,"time":0,"room":"default","masked":["token"]}"#] + lines.map(String.init)).joined(separator: "\n")
    }

    private func replier(of path: String, _ data: String, in recording: String) throws -> String? {
        var (page, documents) = (ReplayedPage(try script(recording)), Set<Int>())
        _ = page.take(try frame(#"{"type":"open","url":"http://localhost:5000\#(path)"}"#), documents: &documents)
        let message = #"{"type":"message","message":{"id":"7","component":"menu","event":"show","data":\#(data)}}"#
        let answers = page.take(try frame(message), documents: &documents)
        return answers.frames.first?.frame.firstMatch(of: #/"by":"(\d)"/#).map { String($0.1) }
    }

    @Test func `a page with a masked query is played by its own document`() throws {
        let recording = documents([
            ("/index.html", #"{"w":"one"}"#), ("/reset.html?token=[masked]", #"{"w":"two","apiToken":"[masked]"}"#), ("/x", #"{"w":"two"}"#),
        ])
        #expect(try replier(of: "/reset.html?token=abc", #"{"w":"two","apiToken":"def"}"#, in: recording) == "1")
        // The document's own message is unlike it in nothing but its secret: no other document replies.
        #expect(try replier(of: "/reset.html?viaduct_test=a&token=abc", #"{"w":"other"}"#, in: recording) == "1")
    }

    @Test func `an equal message of another document comes before an unlike one of the page's own`() throws {
        let recording = documents([("/a", #"{"w":"one"}"#), ("/b", #"{"w":"two"}"#)])
        #expect(try replier(of: "/a", #"{"w":"two"}"#, in: recording) == "1")
        #expect(try replier(of: "/a", #"{"w":"three"}"#, in: recording) == "0")
    }

    @Test func `a page that sends the same again and again costs little each time`() throws {
        let message = { (id: Int) in
            (
                kind: "message", from: "page",
                frame: #"{"type":"message","message":{"id":"\#(id)","component":"menu","event":"show","data":{"n":\#(id)}}}"#
            )
        }
        let open = [(kind: "open", from: "page", frame: #"{"type":"open","url":"http://a.test/","platform":"ios"}"#)]
        var (page, documents) = (ReplayedPage(try script(DiffTests.text(open + (0..<2000).map(message)))), Set<Int>())
        _ = page.take(try frame(open[0].frame), documents: &documents)
        let sent = try frame(message(-1).frame)
        let time = ContinuousClock().measure { for _ in 0..<4000 { _ = page.take(sent, documents: &documents) } }
        #expect(page.take(sent, documents: &documents).missing != nil)
        #expect(time < .seconds(20))
    }

    @Test func `a hostile recording leads no page elsewhere, and runs nothing in it`() throws {
        let events: [(kind: String, from: String, frame: String)] = [
            ("open", "page", #"{"type":"open","url":"http://a.test/","platform":"ios"}"#),
            ("move", "native", #"{"type":"move","action":"load","url":"https://evil.test/"}"#),
            ("move", "native", #"{"type":"move","action":"load","url":"javascript:alert(1)"}"#),
            ("evaluate", "native", #"{"type":"evaluate","call":"1","script":"alert(1)"}"#),
            ("move", "native", #"{"type":"move","action":"advance","url":"http://a.test/next?a=b"}"#),
        ]
        let script = try script(DiffTests.text(events))
        #expect(script.notes.contains { $0.contains("not run") })
        var (page, documents) = (ReplayedPage(script), Set<Int>())
        let outcome = page.take(try frame(#"{"type":"open","url":"http://localhost:4000/"}"#), documents: &documents)
        #expect(outcome.frames.map(\.frame) == [#"{"type":"move","action":"advance","url":"http://localhost:4000/next?a=b"}"#])
    }
}

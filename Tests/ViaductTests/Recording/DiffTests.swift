import Foundation
import Testing

@testable import viaduct

/// Differences between two recordings.
@Suite struct DiffTests {
    private static let header = #"{"viaduct":"0.1.0","version":1,"time":0,"room":"default","masked":[]}"#

    /// Returns a recording of one page, from the kind, sender and frame of each event.
    static func text(
        _ events: [(kind: String, from: String, frame: String)], page: String = "01234567", port: Int = 4000, first: Int = 0, pause: Int = 10
    ) -> String {
        ([header]
            + events.enumerated().map { index, event in
                let frame = event.frame.replacing("PORT", with: "\(port)")
                let names = frame.firstMatch(of: #/"id":"([^"]*)","component":"([^"]*)","event":"([^"]*)"/#)
                let members = names.map { #""component":"\#($0.2)","event":"\#($0.3)","id":"\#($0.1)","# } ?? ""
                return
                    #"{"n":\#(index + first),"time":\#(first + index * pause),"page":"\#(page)","from":"\#(event.from)","kind":"\#(event.kind)",\#(members)"frame":\#(frame)}"#
            }).joined(separator: "\n") + "\n"
    }

    /// The events of a form whose button was tapped.
    static func form(id: String = "1", control: String = "1", title: String = "Save", port: Int = 4000, extraScreen: Bool = false) -> [(
        kind: String, from: String, frame: String
    )] {
        let url = "http://localhost:PORT/new"
        let message = { (type: String) -> String in
            #"{"type":"\#(type)","message":{"id":"\#(id)","component":"form","event":"connect","data":{"submitTitle":"\#(title)","metadata":{"url":"\#(url)"}}}}"#
        }
        let screen = { (hasButton: Bool) -> String in
            #"{"type":"screen","screen":{"url":"\#(url)","bar":{"title":"New","left":[],"right":[\#(hasButton ? #"{"control":"\#(control)","title":"\#(title)","enabled":true,"style":"done"}"# : "")]},"presented":[]}}"#
        }
        let events = [
            ("open", "page", #"{"type":"open","url":"\#(url)","title":"New","platform":"ios"}"#), ("screen", "native", screen(false)),
            ("message", "page", message("message")), ("screen", "native", screen(true)),
            ("action", "page", #"{"type":"action","control":"\#(control)"}"#), ("reply", "native", message("reply")),
        ]
        return extraScreen ? events : events.filter { $0.2 != screen(false) }
    }

    private func report(_ first: String, _ second: String) throws -> TrafficReport {
        let recordings = try [first, second].map { try Recording(Array($0.utf8), name: "a") }
        return TrafficReport(Traffic(recordings[0]).entries, Traffic(recordings[1]).entries)
    }

    @Test func `a path that begins with a combining mark has no host in the comparison`() {
        let origin = PlainJSON.origin(of: "http://a.test/\u{301}b")
        #expect(origin == "http://a.test")
        #expect(PlainJSON.value("\"http://a.test/\u{301}c\"", origin: origin) as? String == "/\u{301}c")
    }

    @Test func `ids, times, ports and the number of screens are no difference`() throws {
        let first = Self.text(Self.form())
        let second = Self.text(Self.form(id: "77", control: "9", extraScreen: true), page: "89abcdef", port: 5000, first: 400)
        #expect(try report(first, second).lines == [])
    }

    @Test func `Viaduct's own parameters are no difference, and all others are`() throws {
        func recording(_ query: String) -> String {
            let url = "http://localhost:PORT/new\(query)"
            return Self.text([
                ("open", "page", #"{"type":"open","url":"\#(url)","platform":"ios"}"#),
                ("visit", "page", #"{"type":"visit","url":"\#(url)","action":"advance"}"#),
                ("message", "page", #"{"type":"message","message":{"id":"1","component":"a","event":"b","data":{"back":"\#(url)"}}}"#),
                ("screen", "native", #"{"type":"screen","screen":{"url":"\#(url)"}}"#),
                ("move", "native", #"{"type":"move","action":"load","url":"\#(url)"}"#),
            ])
        }
        #expect(try report(recording("?viaduct_test=run1"), recording("?viaduct_test=run2")).lines == [])
        let chosen = "?viaduct_platform=ios&viaduct_version=1.2&viaduct_room=a&viaduct_app=b&a=1&viaduct_test=c#part"
        #expect(try report(recording("?a=1#part"), recording(chosen)).lines == [])
        #expect(try report(recording("?a=1&viaduct_test=c"), recording("?a=2&viaduct_test=c")).count > 0)
        #expect(try report(recording("?viaduct_other=1"), recording("?viaduct_other=2")).count > 0)
        #expect(try report(recording("#a"), recording("?viaduct_test=c#b")).count > 0)
    }

    @Test func `a value that has changed is told with both`() throws {
        let report = try report(Self.text(Self.form()), Self.text(Self.form(title: "Keep")))
        #expect(report.lines.contains("~ → form connect"))
        #expect(report.lines.contains(#"    submitTitle: "Save" → "Keep""#))
        #expect(report.lines.contains("+ → tap “Keep”"))
        #expect(report.lines.contains("- → tap “Save”"))
    }

    @Test(arguments: [
        (#"{"a":[1,2]}"#, #"{"a":[1]}"#, ["a[1]: 2 → nothing"]), (#"[1]"#, #"[1,{"b":2}]"#, [#"[1]: nothing → {"b":2}"#]),
        (#"{"a":{"b":null}}"#, #"{"a":{}}"#, ["a.b: null → nothing"]), ("[[1],2]", "[[1],2]", []),
    ])
    func `the members that differ are told with their paths`(first: String, second: String, changes: [String]) {
        #expect(TrafficReport.members(first, second) == changes)
    }

    @Test func `a message and a reply that are missing are told`() throws {
        let report = try report(Self.text(Self.form()), Self.text(Array(Self.form().prefix(1))))
        #expect(report.count == 4)
        #expect(
            report.lines.filter { $0.hasPrefix("- ") }.map { String($0.prefix(16)) } == [
                "- → form connect", "- ← form connect", "- → tap “Save”", #"- ← screen {"bar"#,
            ])
    }

    @Test func `the parts of two lists that differ are found`() {
        func changes(_ first: String, _ second: String) -> [SequenceDifference.Change] {
            SequenceDifference.between(first.map(String.init), second.map(String.init))
        }
        #expect(changes("abc", "abc") == [])
        #expect(changes("abc", "ac") == [.init(removed: 1..<2, added: 1..<1)])
        #expect(changes("abc", "axc") == [.init(removed: 1..<2, added: 1..<2)])
        #expect(changes("", "ab") == [.init(removed: 0..<0, added: 0..<2)])
        #expect(changes("aab", "aaab").map(\.added.count) == [1])
        #expect(changes("abcdef", "fabcde").map { [$0.removed.count, $0.added.count] } == [[0, 1], [1, 0]])
    }

    @Test func `long lists are compared in a bounded time`() {
        var generator = SystemRandomNumberGenerator()
        // No element occurs exactly once, so there is no anchor.
        let lists = (0..<2).map { _ in (0..<100_000).map { _ in "\(Int.random(in: 0..<50, using: &generator))" } }
        let time = ContinuousClock().measure { #expect(!SequenceDifference.between(lists[0], lists[1]).isEmpty) }
        #expect(time < .seconds(30))
    }

    @Test func `its status tells whether there is a difference`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func file(_ name: String, _ text: String) throws -> String {
            let url = folder.appending(path: name)
            try Data(text.utf8).write(to: url)
            return url.path
        }
        let one = try file("one", Self.text(Self.form()))
        let two = try file("two", Self.text(Self.form(title: #"\u202eKeep\u001b"#)))
        let broken = try file("broken", "{}")
        let same = try Program(["diff", one, one]).finish()
        #expect(same.status == 0 && same.output == "No difference.\n")
        let other = try Program(["diff", one, two]).finish()
        #expect(other.status == 1 && other.output.contains("~ → form connect") && !other.output.contains("\u{1B}"))
        let failed = try Program(["diff", one, broken]).finish()
        #expect(failed.status == 2 && failed.errors.contains("broken is no recording"))
        #expect(try Program(["diff", one, "/nonexistent"]).finish().status == 2)
        for (arguments, sentence) in [
            (["--platforms", "ios,ios"], "Name two different platforms: --platforms ios,android"),
            (["--platforms", "ios,android", "--room", "x y"], "1 to 64 of A–Z a–z 0–9 . _ -"),
        ] {
            let refused = try Program(["diff"] + arguments + [one]).finish()
            #expect(refused.status == 2 && refused.errors.contains(sentence), "\(refused.errors)")
        }
    }
}

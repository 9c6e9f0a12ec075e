import Foundation
import LWS
import LWSTestSupport
import Testing
import ViaductApp
import ViaductProtocol

@testable import ViaductRelay

/// Times and numbers of docs/security.md that no setting changes.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor struct SecurityDocumentTests {
    private let document: String

    init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/security.md")
        document = try String(contentsOf: file, encoding: .utf8).replacing(#/\s+/#, with: " ")
    }

    @Test func `a phone is let in for as many hours as the document says`() async throws {
        let hours = try #require(document.firstMatch(of: #/on the phone, in the page's room, for (\d+) hours/#).flatMap { Int($0.1) })
        let relay = try RelayHarness.guarded()
        let browser = Admission(.room("alice"), by: try #require(AppSecret(RelayHarness.alice)), until: Date(timeIntervalSinceNow: 30 * 24 * 60 * 60))
        for link in [try relay.server.makePhoneLink(to: "alice", of: browser), try #require(relay.server.phoneLink)] {
            let ticket = #"{"ticket":"\#(try #require(link.split(separator: "#").last))"}"#
            let entered = try await relay.raw("POST", RoutePath.enter, ["Sec-Fetch-Site: same-origin"], body: ticket)
            let seconds = try #require(entered.text.firstMatch(of: #/Max-Age=(\d+)/#).flatMap { Int($0.1) })
            #expect((hours * 3600 - 20...hours * 3600).contains(seconds), "\(link)")
        }
    }

    @Test func `the link of viaduct open lets a browser in within a minute, and not later`() throws {
        let isNamed = document.contains("the one of `viaduct open`, which lets one browser in within a minute.")
        #expect(isNamed)
        var owner = OwnerAccess()
        owner.secret = AppSecret(RelayHarness.token)
        let start = ContinuousClock.now
        for (seconds, isOpened) in [(0, true), (59, true), (61, false)] {
            let key = try #require(owner.makeBriefLink(now: start).split(separator: "?").last)
            let request = HTTPRequest(method: "GET", path: RoutePath.console, query: [String(key)])
            #expect((owner.cookie(for: request, now: start + .seconds(seconds)) != nil) == isOpened, "\(seconds) s")
        }
    }

    @Test func `requests, and pages and apps, can each cause as many different log lines as the document says`() throws {
        let row = #/\| each once a minute; at most (\d+) different ones of requests, and (\d+) of pages and apps \|/#
        let match = try #require(document.firstMatch(of: row))
        let relay = try RelayHarness()
        for number in 0..<1000 {
            for _ in 0..<2 {
                relay.server.warn("line \(number) of a request")
                let notice = Notice(level: .warning, code: "test", cause: "VD-TEST-1", text: "line \(number) of a page")
                relay.server.record(notice, to: (kind: "page", name: "01234567"), in: "default")
            }
        }
        for (kind, count) in [("request", match.1), ("page", match.2)] {
            let numbers = relay.log.lines.filter { $0.contains("of a \(kind)") }.compactMap { $0.firstMatch(of: #/line (\d+) of/#)?.1 }
            #expect(numbers.count == Int(count) && Set(numbers).count == numbers.count, "\(kind)")
        }
    }
}

import AppTestSupport
import HotwireNative
import Testing
import UIKit

@testable import ViaductApp

@MainActor @Suite struct AskTests {
    let page = TestPage([AskingComponent.self])

    @Test func `is asked with its details, and its answer comes back once`() async throws {
        page.message("asking", "ask")
        let ask = try #require(try await page.screen().asks.first)
        #expect((ask.kind, ask.title, ask.message, ask.types) == (.barcode, "Code?", "Of the box", ["qr"]))
        page.act(ask.control, value: #""1""#)
        #expect(try await page.screen().asks.isEmpty)
        page.act(ask.control, value: #""2""#)
        #expect(page.replies.map(\.data) == [#"{"outcome":"answered 1"}"#])
        #expect(page.notices.map(\.code) == ["unknown-control"])
    }

    @Test(arguments: [nil, "null", "[7]"])
    func `without an answer it is cancelled`(value: String?) async throws {
        page.message("asking", "ask")
        try await page.answer(.barcode, value)
        #expect(page.replies.map(\.data) == [#"{"outcome":"cancelled"}"#])
    }

    @Test func `ends when the component disconnects`() async throws {
        page.message("asking", "ask")
        page.message("asking", "disconnect")
        #expect(page.replies.map(\.data) == [#"{"outcome":"ended"}"#])
        #expect(try await page.screen().asks.isEmpty)
    }

    @Test func `ends when the page goes on, is opened again, or is gone`() async throws {
        let outcomes = AskingComponent.outcomes.count
        page.message("asking", "ask")
        page.visit("http://localhost/two")
        page.message("asking", "ask")
        page.send(#"{"type":"open","url":"http://localhost/two","title":"Two","platform":"ios"}"#)
        page.message("asking", "ask")
        page.close()
        #expect(AskingComponent.outcomes.dropFirst(outcomes) == ["ended", "ended", "ended"])
    }

    @Test func `is asked of the page that a task was begun for`() async throws {
        let other = TestPage([AskingComponent.self])
        page.message("asking", "later")
        other.message("asking", "nothing")
        try await page.answer(.barcode, #""1""#)
        #expect(try await page.replies(1)[0].data == #"{"outcome":"answered 1"}"#)
        #expect(!other.screens.contains { $0.contains("asks") })
    }

    @Test func `too many at once are not shown`() async throws {
        for _ in 0..<40 { page.message("asking", "ask") }
        #expect(try await page.screen().asks.count == 32)
        #expect(try await page.replies(8).count == 8)
        #expect(page.notices.map(\.code) == ["kept-messages"])
        #expect(page.notices.map(\.cause) == ["VD-LIMIT-2"])
    }

    @Test func `what waits for an answer keeps no more than a page may`() async throws {
        let pad = String(repeating: "x", count: 400_000)
        for _ in 0..<5 { page.message("asking", "ask", #"{"pad":"\#(pad)"}"#) }
        #expect(try await page.screen().asks.count == 2)
        #expect(try await page.replies(3).count == 3)
        #expect(page.notices.map(\.code) == ["kept-messages"])
    }
}

/// Asks for a barcode, and replies with the outcome.
private final class AskingComponent: BridgeComponent {
    override class var name: String { "asking" }
    static var outcomes: [String] = []

    override func onReceive(message: Message) {
        switch message.event {
        case "ask": ask(message)
        case "later": Task { ask(message) }
        default: break
        }
    }

    private func ask(_ message: Message) {
        Ask(.barcode, "Code?", message: "Of the box", details: [.types(["qr"])])
            .begin(for: String.self) { outcome in
                let text =
                    switch outcome {
                    case .answered(let code): "answered \(code)"
                    case .cancelled: "cancelled"
                    case .ended: "ended"
                    }
                Self.outcomes.append(text)
                self.reply(with: message.replacing(data: ["outcome": text]))
            }
    }
}

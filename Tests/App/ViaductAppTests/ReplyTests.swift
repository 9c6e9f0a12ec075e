import AppTestSupport
import HotwireNative
import Testing
import ViaductProtocol

extension EmbeddedSessionTests {
    /// The data of replies as the page gets it.
    @MainActor @Suite struct ReplyTests {
        final class ReplyingComponent: BridgeComponent {
            override class var name: String { "replying" }

            @MainActor static var reply: (ReplyingComponent, Message) async throws -> Bool = { _, _ in false }
            @MainActor static var results: [Bool] = []

            override func onReceive(message: Message) {
                Task { Self.results.append((try? await Self.reply(self, message)) ?? false) }
            }
        }

        /// Returns the page of the component's reply, and the result that the component got.
        private func reply(
            on platform: Platform = .ios, _ reply: @escaping (ReplyingComponent, Message) async throws -> Bool
        ) async -> (page: TestPage, result: Bool?) {
            let page = TestPage([ReplyingComponent.self], platform: platform)
            ReplyingComponent.results = []
            ReplyingComponent.reply = reply
            page.message("replying", "connect")
            while ReplyingComponent.results.isEmpty { await Task.yield() }
            return (page, ReplyingComponent.results.first)
        }

        @Test(arguments: ["[1,2]", #""text""#, "1", "null", " [{}]", "{broken", "", "{} {}"])
        func `text that is no JSON object reaches the page as an empty one, with a notice`(json: String) async {
            let (page, result) = await reply { try await $0.reply(to: $1.event, with: json) }
            #expect(result == true)
            #expect(page.replies.map(\.data) == ["{}"])
            #expect(page.notices.map(\.code) == ["bad-reply"])
            #expect(page.notices.map(\.cause) == ["VD-REPLY-2"])
        }

        @Test func `a value that is encoded as no object does too`() async {
            let (page, _) = await reply { try await $0.reply(to: $1.event, with: ["a", "b"]) }
            #expect(page.replies.map(\.data) == ["{}"])
            let (other, _) = await reply { try await $0.reply(with: $1.replacing(data: true)) }
            #expect(other.replies.map(\.data) == ["{}"])
        }

        @Test func `an object stays as it is written`() async {
            let (page, result) = await reply { try await $0.reply(to: $1.event, with: " {\"a\": [1]}") }
            #expect(result == true)
            #expect(page.replies.map(\.data) == [" {\"a\": [1]}"])
            #expect(page.notices.isEmpty)
        }

        @Test func `on Android every JSON is sent, and what is none is dropped`() async {
            let (page, result) = await reply(on: .android) { try await $0.reply(to: $1.event, with: "[1,2]") }
            #expect(result == true)
            #expect(page.replies.map(\.data) == ["[1,2]"])
            #expect(page.notices.isEmpty)
            let (other, refused) = await reply(on: .android) { try await $0.reply(to: $1.event, with: "{broken") }
            #expect(refused == false)
            #expect(other.replies.isEmpty)
            #expect(other.notices.map(\.code) == ["bad-reply"])
            #expect(other.notices.map(\.cause) == ["VD-REPLY-1"])
        }
    }
}

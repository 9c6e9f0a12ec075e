import Testing

@testable import HotwireNative

private struct Choice: Encodable {
    let index: Int
}

@Suite(.serialized) @MainActor struct BridgeComponentTests {
    private let destination = RecordingDestination()
    private let delegate: BridgeDelegate
    private let bridge = RecordingBridge()
    private let component: RecordingComponent

    init() {
        delegate = BridgeDelegate(location: "", destination: destination, componentTypes: [RecordingComponent.self])
        delegate.bridge = bridge
        component = RecordingComponent(destination: destination, delegate: delegate)
        component.didReceive(message: .sample())
    }

    @Test func `the last message of each event is kept`() {
        #expect(component.receivedMessage(for: "connect") == .sample())
        component.didReceive(message: .sample(json: "{}"))
        #expect(component.receivedMessage(for: "connect") == .sample(json: "{}"))
        #expect(component.receivedMessage(for: "disconnect") == nil)
    }

    @Test func `a reply without new data has the message's own, and leaves within the call`() {
        component.reply(to: "connect")
        #expect(bridge.replies == [.sample()])
    }

    @Test func `a reply may have other data, as JSON text or as a value`() {
        component.reply(to: "connect", with: #"{"index":1}"#)
        component.reply(to: "connect", with: Choice(index: 2))
        component.reply(with: Message.sample().replacing(event: "submit"))
        #expect(
            bridge.replies == [
                .sample(json: #"{"index":1}"#), .sample(json: #"{"index":2}"#), .sample(event: "submit"),
            ])
    }

    @Test func `every reply tells whether it was sent`() throws {
        var results: [Bool] = []
        let completion: BridgeComponent.ReplyCompletionHandler = { results.append((try? $0.get()) ?? false) }
        component.reply(to: "connect", completion: completion)
        component.reply(to: "connect", with: "{}", completion: completion)
        component.reply(to: "connect", with: Choice(index: 1), completion: completion)
        component.reply(with: .sample(), completion: completion)
        #expect(results == [true, true, true, true])
        component.reply(to: "disconnect", completion: completion)
        component.reply(to: "disconnect", with: "{}", completion: completion)
        component.reply(to: "disconnect", with: Choice(index: 1), completion: completion)
        #expect(results.suffix(3) == [false, false, false])
        #expect(bridge.replies.count == 4)
    }

    @Test func `asynchronous replies do the same`() async throws {
        #expect(try await component.reply(to: "connect"))
        #expect(try await component.reply(to: "connect", with: #"{"index":1}"#))
        #expect(try await component.reply(to: "connect", with: Choice(index: 1)))
        #expect(try await component.reply(with: .sample()))
        #expect(try await component.reply(to: "disconnect") == false)
        #expect(try await component.reply(to: "disconnect", with: "{}") == false)
        #expect(try await component.reply(to: "disconnect", with: Choice(index: 1)) == false)
        #expect(bridge.replies.count == 4)
    }

    @Test func `without a bridge or a delegate nothing is sent`() async throws {
        delegate.bridge = nil
        #expect(try await component.reply(to: "connect") == false)
        component.delegate = nil
        #expect(try await component.reply(to: "connect") == false)
        var sent: Bool?
        component.reply(to: "connect") { sent = try? $0.get() }
        #expect(sent == false)
        #expect(bridge.replies.isEmpty)
    }

    @Test func `a delegate of another kind is awaited`() async throws {
        let delegate = RecordingDelegate()
        component.delegate = delegate
        let sent = await withCheckedContinuation { continuation in
            component.reply(to: "connect") { continuation.resume(returning: (try? $0.get()) ?? false) }
        }
        #expect(sent)
        #expect(delegate.replies == [.sample()])
    }
}

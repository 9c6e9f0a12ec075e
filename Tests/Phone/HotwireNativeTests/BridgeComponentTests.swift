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

    /// The result that a completion gets, in a later turn.
    private func result(
        of reply: (@escaping BridgeComponent.ReplyCompletionHandler) -> Void
    ) async -> Result<Bool, any Error> {
        var isReturned = false
        return await withCheckedContinuation { continuation in
            reply { result in
                #expect(isReturned)
                continuation.resume(returning: result)
            }
            isReturned = true
        }
    }

    @Test func `every reply tells in a later turn whether it was sent`() async throws {
        #expect(try await result { component.reply(to: "connect", completion: $0) }.get())
        #expect(try await result { component.reply(to: "connect", with: "{}", completion: $0) }.get())
        #expect(try await result { component.reply(to: "connect", with: Choice(index: 1), completion: $0) }.get())
        #expect(try await result { component.reply(with: .sample(), completion: $0) }.get())
        #expect(try await !result { component.reply(to: "disconnect", completion: $0) }.get())
        #expect(try await !result { component.reply(to: "disconnect", with: "{}", completion: $0) }.get())
        #expect(try await !result { component.reply(to: "disconnect", with: Choice(index: 1), completion: $0) }.get())
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
        #expect(try await !result { component.reply(with: .sample(), completion: $0) }.get())
        component.delegate = nil
        #expect(try await component.reply(to: "connect") == false)
        #expect(try await !result { component.reply(to: "connect", completion: $0) }.get())
        let failure = await result { component.reply(with: .sample(), completion: $0) }
        #expect(throws: BridgeComponentError.delegateNil) { try failure.get() }
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

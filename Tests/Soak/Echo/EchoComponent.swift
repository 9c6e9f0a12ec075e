import HotwireNative

/// Answers each message with its own data and its place among the screen's messages, in their order, after a pause.
final class EchoComponent: BridgeComponent {
    override class var name: String { "echo" }

    private static let pause = Duration.milliseconds(400)
    private var count = 0
    private var waiting: [Message] = []

    override func onReceive(message: Message) {
        guard let data: Echo = message.data() else { return }
        count += 1
        waiting.append(message.replacing(data: Echo(n: data.n, count: count, pad: data.pad)))
        Task {
            try await Task.sleep(for: Self.pause)
            try await reply(with: waiting.removeFirst())
        }
    }
}

private struct Echo: Codable {
    let n: Int
    let count: Int?
    let pad: String
}

internal import ViaductProtocol

/// The messages of a test, numbered from 0. The limits drop the oldest.
struct TestMessages {
    static let maximum = 10_000
    /// In bytes.
    static let maximumSize = 2 << 20

    private var messages = Queue<TestMessage>()
    /// The number of the oldest that is kept.
    private(set) var first = 0
    private var size = 0

    /// The number that the next message will have.
    var end: Int { first + messages.count }

    /// - Returns: `nil` for a message that was dropped or has not come yet.
    subscript(number: Int) -> TestMessage? { (first..<end).contains(number) ? messages[number - first] : nil }

    /// - Returns: its number.
    mutating func add(_ message: TestMessage) -> Int {
        messages.append(message)
        size += message.size
        while messages.count > Self.maximum || size > Self.maximumSize, messages.count > 1, let oldest = messages.popFirst() {
            size -= oldest.size
            first += 1
        }
        return end - 1
    }

    mutating func note(_ fate: MessageFate, at number: Int) {
        if (first..<end).contains(number) { messages[number - first].fate = fate }
    }
}

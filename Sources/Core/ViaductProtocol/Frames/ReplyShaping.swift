/// Delays, doubles or withholds a page's replies, to show how the page copes.
public struct ReplyShaping: Equatable, Sendable {
    /// In milliseconds.
    public static let longestDelay = 60_000

    public let delay: Duration
    public let copies: Int

    public static let none = ReplyShaping(delay: .zero, copies: 1)

    private init(delay: Duration, copies: Int) {
        self.delay = delay
        self.copies = copies
    }

    /// - Parameter json: `{"delay"?:ms,"copies"?:0|1|2}`. The defaults are no delay and one copy.
    public init(_ json: [UInt8]) throws(FrameError) {
        let object = try JSONObject(frame: json)
        let milliseconds = try object.whole("delay", among: 0...Self.longestDelay) ?? 0
        self.init(delay: .milliseconds(milliseconds), copies: try object.whole("copies", among: 0...2) ?? 1)
    }
}

extension JSONObject {
    /// - Returns: `nil` when the member is absent.
    public func whole(_ key: StaticString, among allowed: ClosedRange<Int>) throws(FrameError) -> Int? {
        guard let value = self[key] else { return nil }
        guard let number = value.integer, allowed.contains(number) else {
            throw FrameError(code: .badFrame, text: "“\(key)” has to be a whole number from \(allowed.lowerBound) to \(allowed.upperBound).")
        }
        return number
    }
}

/// A frame `reply` as an app has written it.
public struct EncodedReply: Equatable, Sendable {
    public let bytes: ArraySlice<UInt8>
    /// The place of the message's id, from the start of the bytes; `nil` when it has none.
    private let id: Range<Int>?

    init(bytes: ArraySlice<UInt8>, id: Range<Int>?) {
        self.bytes = bytes
        self.id = id
    }

    /// Whether it is a reply to the message with this id. Creates no string.
    public func hasID(_ other: String) -> Bool {
        guard let id else { return false }
        return bytes.withUnsafeBufferPointer { $0.hasString(other, at: id) }
    }
}

internal import CLibwebsockets

/// A text message that waits until its socket takes more.
///
/// A long one leaves in fragments: of a whole one libwebsockets would copy and keep what the socket does not take at once.
struct OutgoingMessage {
    /// A larger message waits in the memory of its owner, who bounds what it keeps. A smaller one is copied: it may stand among others
    /// that change.
    private static let largestCopy = 256 * 1024
    /// Beside its bytes a copy has an array's head and its place in the queue.
    private static let copyOverhead = 64

    /// The bytes that are not written yet.
    private var rest: ArraySlice<UInt8>
    private var isBegun = false
    /// In bytes: what it costs beside the memory of its owner.
    let cost: Int

    init(_ text: ArraySlice<UInt8>) {
        let isCopied = text.count <= Self.largestCopy
        rest = isCopied ? Array(text)[...] : text
        cost = Self.copyOverhead + (isCopied ? text.count : 0)
    }

    /// In bytes: the size of the next fragment.
    @MainActor var nextSize: Int { min(rest.count, WriteBuffer.capacity) }

    /// All of it; `nil` once it is partly written.
    var whole: ArraySlice<UInt8>? { isBegun ? nil : rest }

    /// Whether nothing is left to write.
    var isWritten: Bool { isBegun && rest.isEmpty }

    /// Takes what is to be written next.
    @MainActor mutating func takeFragment() -> (bytes: ArraySlice<UInt8>, kind: lws_write_protocol) {
        let fragment = rest.prefix(nextSize)
        rest = rest[fragment.endIndex...]
        var kind = isBegun ? LWS_WRITE_CONTINUATION.rawValue : LWS_WRITE_TEXT.rawValue
        if !rest.isEmpty { kind |= LWS_WRITE_NO_FIN.rawValue }
        isBegun = true
        return (fragment, lws_write_protocol(kind))
    }
}

/// Bytes of a data frame's payload, valid during the call only.
struct FramePiece {
    let bytes: UnsafeRawBufferPointer
    /// In bytes: how much of the frame is still to come.
    let remaining: Int
    /// Whether the frame is the last one of its message.
    let isFinal: Bool
    let isBinary: Bool

    /// Whether the message ends with these bytes.
    var endsMessage: Bool { isFinal && remaining == 0 }
}

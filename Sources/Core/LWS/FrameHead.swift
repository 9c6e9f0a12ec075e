/// The head of a server's frame (RFC 6455, section 5.2).
struct FrameHead {
    enum Kind {
        case continuation
        case text
        case binary
        case close
        case ping
        case pong
    }

    /// In bytes: the payload of a control frame has no more (section 5.5).
    private static let longestControl = 125

    let kind: Kind
    let isFinal: Bool
    /// In bytes.
    let payload: Int
    /// In bytes: the head's own.
    let length: Int

    /// - Returns: `nil` when the head has more bytes than these.
    /// - Throws: when it is none that a server may send.
    init?(_ bytes: UnsafeRawBufferPointer) throws(FrameFault) {
        guard bytes.count >= 2 else { return nil }
        let (first, second) = (bytes[0], bytes[1])
        guard first & 0x70 == 0 else { throw FrameFault(reason: "No extension uses the reserved bits of a frame.") }
        guard let kind = Kind(opcode: first & 0x0F) else { throw FrameFault(reason: "A frame has the unknown opcode \(first & 0x0F).") }
        guard second & 0x80 == 0 else { throw FrameFault(reason: "A server's frames have no mask.") }
        self.kind = kind
        isFinal = first & 0x80 != 0
        let size = Int(second)
        length = size < 126 ? 2 : size == 126 ? 4 : 10
        guard kind.isData || isFinal && size <= Self.longestControl else {
            throw FrameFault(reason: "A control frame is whole, and has at most \(Self.longestControl) bytes.")
        }
        guard bytes.count >= length else { return nil }
        guard size >= 126 else {
            payload = size
            return
        }
        var number: UInt64 = 0
        for byte in bytes[2..<length] { number = number << 8 | UInt64(byte) }
        guard let payload = Int(exactly: number) else { throw FrameFault(reason: "A frame's length has at most 63 bits.") }
        self.payload = payload
    }
}

extension FrameHead.Kind {
    fileprivate init?(opcode: UInt8) {
        switch opcode {
        case 0: self = .continuation
        case 1: self = .text
        case 2: self = .binary
        case 8: self = .close
        case 9: self = .ping
        case 10: self = .pong
        default: return nil
        }
    }

    /// Whether it belongs to a message. Any other frame may come between those that do.
    var isData: Bool {
        switch self {
        case .continuation, .text, .binary: true
        case .close, .ping, .pong: false
        }
    }
}

/// A frame breaks the protocol.
struct FrameFault: Error {
    /// One sentence, which the peer gets.
    let reason: String
}

/// Finds the frames in the bytes that a server sends, wherever these are cut (RFC 6455, section 5).
struct FrameReader {
    enum Part {
        case data(FramePiece)
        case ping([UInt8])
        case pong
        /// With its payload.
        case close([UInt8])
    }

    /// A head that is not whole, or a control frame that is not: at most 127 bytes.
    private var begun: [UInt8] = []
    /// In bytes: how much of the data frame's payload is still to come.
    private var remaining = 0
    private var isFinal = true
    private var isBinary = false
    private var isWithinMessage = false

    /// Takes the next part from the front of the bytes.
    ///
    /// - Returns: `nil` when the bytes are used up.
    /// - Throws: when they break the protocol. Nothing after that counts.
    mutating func next(_ bytes: inout UnsafeRawBufferPointer) throws(FrameFault) -> Part? {
        guard !bytes.isEmpty else { return nil }
        if remaining > 0 { return .data(takePiece(&bytes)) }
        guard begun.isEmpty else { return try complete(&bytes) }
        guard let head = try FrameHead(bytes), head.kind.isData || bytes.count >= head.length + head.payload else {
            begun = Array(bytes)
            bytes = Self.drop(bytes.count, of: bytes)
            return nil
        }
        bytes = Self.drop(head.length, of: bytes)
        if head.kind.isData { return .data(try begin(head, &bytes)) }
        let payload = Array(bytes.prefix(head.payload))
        bytes = Self.drop(head.payload, of: bytes)
        return control(head, payload)
    }

    /// Goes on with what an earlier call has begun, byte by byte: there are few.
    private mutating func complete(_ bytes: inout UnsafeRawBufferPointer) throws(FrameFault) -> Part? {
        while let byte = bytes.first {
            bytes = Self.drop(1, of: bytes)
            begun.append(byte)
            guard let head = try Self.head(of: begun) else { continue }
            if head.kind.isData {
                begun = []
                return .data(try begin(head, &bytes))
            }
            guard begun.count == head.length + head.payload else { continue }
            let payload = Array(begun.dropFirst(head.length))
            begun = []
            return control(head, payload)
        }
        return nil
    }

    private mutating func begin(_ head: FrameHead, _ bytes: inout UnsafeRawBufferPointer) throws(FrameFault) -> FramePiece {
        guard (head.kind == .continuation) == isWithinMessage else {
            throw FrameFault(
                reason: isWithinMessage ? "A message begins within another one." : "A message's continuation has no beginning.")
        }
        if head.kind != .continuation { isBinary = head.kind == .binary }
        isFinal = head.isFinal
        isWithinMessage = !head.isFinal
        remaining = head.payload
        return takePiece(&bytes)
    }

    private mutating func takePiece(_ bytes: inout UnsafeRawBufferPointer) -> FramePiece {
        let count = min(remaining, bytes.count)
        let piece = UnsafeRawBufferPointer(rebasing: bytes.prefix(count))
        bytes = Self.drop(count, of: bytes)
        remaining -= count
        return FramePiece(bytes: piece, remaining: remaining, isFinal: isFinal, isBinary: isBinary)
    }

    private func control(_ head: FrameHead, _ payload: [UInt8]) -> Part {
        switch head.kind {
        case .ping: .ping(payload)
        case .close: .close(payload)
        case .pong, .continuation, .text, .binary: .pong
        }
    }

    private static func head(of bytes: [UInt8]) throws(FrameFault) -> FrameHead? {
        do {
            return try bytes.withUnsafeBytes { try FrameHead($0) }
        } catch let fault as FrameFault {
            throw fault
        } catch {
            return nil
        }
    }

    private static func drop(_ count: Int, of bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: bytes.dropFirst(count))
    }
}

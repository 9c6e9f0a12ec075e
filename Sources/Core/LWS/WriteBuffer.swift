internal import CLibwebsockets

/// Hands bytes to `lws_write`, which wants `LWS_PRE` bytes of its own in front of them.
@MainActor enum WriteBuffer {
    /// Reused for what is small, so that a frame costs a copy and no allocation.
    private static let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)

    /// The number of bytes that fit into it.
    static let capacity = scratch.count - CLWS_PRE

    /// - Returns: `false` when the connection is dead. What the socket does not take at once, libwebsockets keeps.
    static func write(_ bytes: ArraySlice<UInt8>, to wsi: OpaquePointer, as kind: lws_write_protocol) -> Bool {
        let needed = CLWS_PRE + bytes.count
        guard needed > scratch.count else { return write(bytes, to: wsi, as: kind, through: scratch) }
        let large = UnsafeMutableRawBufferPointer.allocate(byteCount: needed, alignment: 16)
        defer { large.deallocate() }
        return write(bytes, to: wsi, as: kind, through: large)
    }

    /// In bytes: a text's frame with its head.
    static func frameSize(of count: Int, isMasked: Bool) -> Int { (count < 126 ? 2 : count < 1 << 16 ? 4 : 10) + (isMasked ? 4 : 0) + count }

    /// Writes text messages one after the other in one system call, where `lws_write` makes one for each (RFC 6455, section 5.2).
    ///
    /// - Parameter size: of all frames, at most `capacity`.
    /// - Returns: as `write(_:to:as:)`.
    static func write(frames texts: [ArraySlice<UInt8>], of size: Int, isMasked: Bool, to wsi: OpaquePointer) -> Bool {
        let buffer = UnsafeMutableRawBufferPointer(rebasing: scratch[CLWS_PRE..<(CLWS_PRE + size)])
        var place = 0
        func add(_ byte: Int) {
            buffer[place] = UInt8(truncatingIfNeeded: byte)
            place += 1
        }
        for text in texts {
            add(0x81)
            let bits = isMasked ? 0x80 : 0
            let lengthBytes = text.count < 126 ? 0 : text.count < 1 << 16 ? 2 : 8
            add(bits | (lengthBytes == 0 ? text.count : lengthBytes == 2 ? 126 : 127))
            for byte in (0..<lengthBytes).reversed() { add(text.count >> (8 * byte)) }
            let key: UInt32 = isMasked ? .random(in: .min ... .max) : 0
            if isMasked { for byte in 0..<4 { add(Int(key >> (8 * byte))) } }
            let payload = UnsafeMutableRawBufferPointer(rebasing: buffer[place..<(place + text.count)])
            text.withUnsafeBytes { payload.copyMemory(from: $0) }
            if isMasked { mask(payload, with: key) }
            place += text.count
        }
        return lws_write(wsi, buffer.bindMemory(to: UInt8.self).baseAddress, size, LWS_WRITE_HTTP) >= 0
    }

    /// - Parameter key: its lowest byte is the first one's.
    private static func mask(_ bytes: UnsafeMutableRawBufferPointer, with key: UInt32) {
        // Eight bytes at a time.
        let eight = (UInt64(key) << 32 | UInt64(key)).littleEndian
        let end = bytes.count & ~7
        for place in stride(from: 0, to: end, by: 8) {
            bytes.storeBytes(of: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) ^ eight, toByteOffset: place, as: UInt64.self)
        }
        for place in end..<bytes.count { bytes[place] ^= UInt8(truncatingIfNeeded: key >> (8 * (place % 4))) }
    }

    private nonisolated static func write(
        _ bytes: ArraySlice<UInt8>, to wsi: OpaquePointer, as kind: lws_write_protocol,
        through buffer: UnsafeMutableRawBufferPointer
    ) -> Bool {
        let payload = UnsafeMutableRawBufferPointer(rebasing: buffer[CLWS_PRE...])
        bytes.withUnsafeBytes { payload.copyMemory(from: $0) }
        return lws_write(wsi, payload.bindMemory(to: UInt8.self).baseAddress, bytes.count, kind) >= 0
    }
}

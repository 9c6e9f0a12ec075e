internal import CLibwebsockets

/// Hands bytes to `lws_write`, which wants `LWS_PRE` bytes of its own in front of them.
@MainActor enum WriteBuffer {
    /// In bytes: the head of a frame with the longest length and a mask.
    private static let longestHead = 14
    /// The first byte of a text message's only frame (RFC 6455, section 5.2).
    static let wholeText: UInt8 = 0x81

    /// Reused for what is small, so that a frame costs a copy and no allocation.
    private static let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)

    /// The number of bytes that fit into it, as one frame or without any.
    static let capacity = scratch.count - CLWS_PRE - longestHead

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

    /// Writes a client's frame.
    ///
    /// - Parameters:
    ///   - first: the frame's first byte.
    ///   - payload: at most `capacity` bytes.
    /// - Returns: as `write(_:to:as:)`.
    static func write(frame first: UInt8, _ payload: ArraySlice<UInt8>, to wsi: OpaquePointer) -> Bool {
        var place = CLWS_PRE
        put(first, payload, isMasked: true, at: &place)
        return writeScratch(to: place, wsi)
    }

    /// Writes text messages one after the other in one system call, where `lws_write` makes one for each (RFC 6455, section 5.2).
    ///
    /// - Parameter texts: of at most `capacity` bytes with their heads.
    /// - Returns: as `write(_:to:as:)`.
    static func write(texts: [ArraySlice<UInt8>], isMasked: Bool, to wsi: OpaquePointer) -> Bool {
        var place = CLWS_PRE
        for text in texts { put(wholeText, text, isMasked: isMasked, at: &place) }
        return writeScratch(to: place, wsi)
    }

    private static func writeScratch(to end: Int, _ wsi: OpaquePointer) -> Bool {
        let frames = UnsafeMutableRawBufferPointer(rebasing: scratch[CLWS_PRE..<end])
        return lws_write(wsi, frames.bindMemory(to: UInt8.self).baseAddress, frames.count, LWS_WRITE_HTTP) >= 0
    }

    /// Puts a frame into the scratch, and moves the place behind it.
    private static func put(_ first: UInt8, _ payload: ArraySlice<UInt8>, isMasked: Bool, at place: inout Int) {
        let bits: UInt8 = isMasked ? 0x80 : 0
        let count = payload.count
        scratch[place] = first
        switch count {
        case ..<126:
            scratch[place + 1] = bits | UInt8(truncatingIfNeeded: count)
            place += 2
        case ..<(1 << 16):
            scratch[place + 1] = bits | 126
            scratch.storeBytes(of: UInt16(truncatingIfNeeded: count).bigEndian, toByteOffset: place + 2, as: UInt16.self)
            place += 4
        default:
            scratch[place + 1] = bits | 127
            scratch.storeBytes(of: UInt64(count).bigEndian, toByteOffset: place + 2, as: UInt64.self)
            place += 10
        }
        let mask: UInt32 = isMasked ? FrameMask.next() : 0
        if isMasked {
            scratch.storeBytes(of: mask.littleEndian, toByteOffset: place, as: UInt32.self)
            place += 4
        }
        let copy = UnsafeMutableRawBufferPointer(rebasing: scratch[place..<(place + count)])
        payload.withUnsafeBytes { copy.copyMemory(from: $0) }
        if isMasked { FrameMask.apply(mask, to: copy) }
        place += count
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

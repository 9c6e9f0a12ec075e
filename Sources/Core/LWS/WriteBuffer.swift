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

    private nonisolated static func write(
        _ bytes: ArraySlice<UInt8>, to wsi: OpaquePointer, as kind: lws_write_protocol,
        through buffer: UnsafeMutableRawBufferPointer
    ) -> Bool {
        let payload = UnsafeMutableRawBufferPointer(rebasing: buffer[CLWS_PRE...])
        bytes.withUnsafeBytes { payload.copyMemory(from: $0) }
        return lws_write(wsi, payload.bindMemory(to: UInt8.self).baseAddress, bytes.count, kind) >= 0
    }
}

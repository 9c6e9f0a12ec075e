internal import CLibwebsockets

/// The masks of a client's frames: random numbers that nobody can foresee (RFC 6455, section 5.3).
@MainActor enum FrameMask {
    /// In bytes: the system gives so many at once, whatever signals come.
    private static let batch = 256

    private static var unused: [UInt32] = []

    /// A mask for one frame. Its lowest byte is the first one's.
    static func next() -> UInt32 {
        if let mask = unused.popLast() { return mask }
        var masks = [UInt32](repeating: 0, count: batch / MemoryLayout<UInt32>.size)
        let count = masks.withUnsafeMutableBytes { getrandom($0.baseAddress, $0.count, 0) }
        guard count == batch, let mask = masks.popLast() else { return .random(in: .min ... .max) }
        unused = masks
        return mask
    }

    /// - Parameter mask: its lowest byte is the first one's.
    static func apply(_ mask: UInt32, to bytes: UnsafeMutableRawBufferPointer) {
        // Eight bytes at a time.
        let eight = (UInt64(mask) << 32 | UInt64(mask)).littleEndian
        let end = bytes.count & ~7
        for place in stride(from: 0, to: end, by: 8) {
            bytes.storeBytes(of: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) ^ eight, toByteOffset: place, as: UInt64.self)
        }
        for place in end..<bytes.count { bytes[place] ^= UInt8(truncatingIfNeeded: mask >> (8 * (place % 4))) }
    }
}

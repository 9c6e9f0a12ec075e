internal import CZlib

/// The content coding `gzip` (RFC 1952).
enum Gzip {
    /// Makes zlib write gzip's own header instead of zlib's.
    private static let format = MAX_WBITS + 16
    /// Blocks of 4096 symbols: the parts of a script differ, and each block has codes of its own.
    private static let memoryLevel: Int32 = 6

    /// - Returns: `nil` when there is no memory.
    static func compress(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        guard
            deflateInit2_(
                &stream, Z_BEST_COMPRESSION, Z_DEFLATED, format, memoryLevel, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
                Int32(MemoryLayout<z_stream>.size)) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        // zlib names the largest size that the result can have, so one call does it all.
        let capacity = Int(deflateBound(&stream, UInt(bytes.count)))
        return [UInt8](unsafeUninitializedCapacity: capacity) { result, count in
            bytes.withUnsafeBufferPointer { source in
                // zlib reads the source only, and both outlive the call.
                stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
                stream.avail_in = UInt32(clamping: source.count)
                stream.next_out = result.baseAddress
                stream.avail_out = UInt32(clamping: result.count)
                deflate(&stream, Z_FINISH)
            }
            count = capacity - Int(stream.avail_out)
        }
    }
}

/// A queue of frames. Small ones lie one after the other in one buffer: with a thousand busy pages, an array for each would be
/// spread over more memory than the processor's cache holds. A large one is kept as it is, and shares its memory with the socket
/// that sends it.
package struct FrameBuffer: Sendable {
    /// A buffer that has grown beyond this is freed once it is empty.
    private static let keptCapacity = 32 * 1024
    /// So is one of fewer frames than this at once: those of a page at rest, of which there may be thousands.
    private static let busyFrames = 16
    /// The size of the length before each frame, in bytes, little-endian. A large frame has only its length here.
    private static let lengthBytes = 4

    private var storage: [UInt8] = []
    /// The number of leading bytes that belong to removed frames.
    private var removed = 0
    /// The frames that `ResumableLink` calls large.
    private var large: [ArraySlice<UInt8>] = []

    /// The number of frames.
    package private(set) var count = 0

    /// The total size of the large frames, in bytes.
    package private(set) var largeBytes = 0

    package init() {}

    package var isEmpty: Bool { count == 0 }

    /// The total size of all frames, in bytes.
    package var bytes: Int { smallBytes + largeBytes }

    /// The total size of the other frames, in bytes.
    var smallBytes: Int { storage.count - removed - count * Self.lengthBytes }

    package var first: ArraySlice<UInt8>? {
        guard !isEmpty else { return nil }
        let length = length(at: removed)
        return Self.isLarge(length) ? large.first : storage[(removed + Self.lengthBytes)...].prefix(length)
    }

    var frames: [ArraySlice<UInt8>] {
        var start = removed
        var largeFrames = large.makeIterator()
        return (0..<count).map { _ in
            let length = length(at: start)
            start += Self.lengthBytes
            if Self.isLarge(length) { return largeFrames.next() ?? [] }
            defer { start += length }
            return storage[start..<(start + length)]
        }
    }

    package mutating func append(_ frame: ArraySlice<UInt8>) {
        if Self.isLarge(frame.count) { return append(large: frame) }
        append(ofSize: frame.count) { $0.append(contentsOf: frame) }
    }

    /// - Returns: the frame, as a slice of the buffer.
    mutating func append(reply message: BridgeMessage) -> ArraySlice<UInt8> {
        let size = message.replySize
        if Self.isLarge(size) {
            var frame: [UInt8] = []
            message.appendReply(to: &frame)
            append(large: frame[...])
            return frame[...]
        }
        append(ofSize: size) { message.appendReply(to: &$0) }
        return storage[(storage.count - size)...]
    }

    private mutating func append(large frame: ArraySlice<UInt8>) {
        append(ofSize: frame.count) { _ in }
        large.append(frame)
        largeBytes += frame.count
    }

    private mutating func append(ofSize size: Int, _ write: (inout [UInt8]) -> Void) {
        withUnsafeBytes(of: UInt32(size).littleEndian) { storage.append(contentsOf: $0) }
        write(&storage)
        count += 1
    }

    /// - Parameter frameCount: at most `count`.
    package mutating func removeFirst(_ frameCount: Int) {
        var removedLarge = 0
        for _ in 0..<frameCount {
            let length = length(at: removed)
            removed += Self.lengthBytes
            if Self.isLarge(length) {
                removedLarge += 1
                largeBytes -= length
            } else {
                removed += length
            }
        }
        large.removeFirst(removedLarge)
        count -= frameCount
        if isEmpty {
            storage.removeAll(keepingCapacity: frameCount >= Self.busyFrames && storage.capacity <= Self.keptCapacity)
        } else if removed > storage.count / 2 {
            storage.removeFirst(removed)
        } else {
            return
        }
        removed = 0
    }

    private func length(at index: Int) -> Int {
        storage.withUnsafeBytes { Int(UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: index, as: UInt32.self))) }
    }

    private static func isLarge(_ size: Int) -> Bool { size > ResumableLink.largeFrame }
}

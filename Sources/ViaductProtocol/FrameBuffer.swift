/// Frames in their order, one behind the other in one piece of memory: with a thousand busy pages an array for each frame would be
/// spread over more memory than the processor's cache holds.
struct FrameBuffer: Sendable {
    /// A buffer that has grown beyond this gives its memory back when it is empty.
    private static let keptCapacity = 32 * 1024
    /// Each frame stands behind its length in this many bytes, the lowest first.
    private static let lengthBytes = 4

    private var storage: [UInt8] = []
    /// How many of the first bytes are gone already.
    private var removed = 0

    /// How many frames there are.
    private(set) var count = 0

    /// How many of the bytes are in frames that `ResumableLink` calls large.
    private(set) var largeBytes = 0

    var isEmpty: Bool { count == 0 }

    /// How many bytes the frames have together.
    var bytes: Int { storage.count - removed - count * Self.lengthBytes }

    var frames: [[UInt8]] {
        var start = removed
        return (0..<count).map { _ in
            let frame = (start + Self.lengthBytes)..<(start + Self.lengthBytes + length(at: start))
            start = frame.upperBound
            return Array(storage[frame])
        }
    }

    mutating func append(_ frame: [UInt8]) {
        append(ofSize: frame.count) { $0.append(contentsOf: frame) }
    }

    /// - Returns: the frame, where it is kept.
    mutating func append(reply message: BridgeMessage) -> ArraySlice<UInt8> {
        append(ofSize: message.replySize) { message.appendReply(to: &$0) }
        return storage[(storage.count - message.replySize)...]
    }

    private mutating func append(ofSize size: Int, _ write: (inout [UInt8]) -> Void) {
        withUnsafeBytes(of: UInt32(size).littleEndian) { storage.append(contentsOf: $0) }
        write(&storage)
        count += 1
        if size > ResumableLink.largeFrame { largeBytes += size }
    }

    /// - Parameter frameCount: at most `count`.
    mutating func removeFirst(_ frameCount: Int) {
        for _ in 0..<frameCount {
            let length = length(at: removed)
            removed += Self.lengthBytes + length
            if length > ResumableLink.largeFrame { largeBytes -= length }
        }
        count -= frameCount
        if isEmpty {
            storage.removeAll(keepingCapacity: storage.capacity <= Self.keptCapacity)
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
}

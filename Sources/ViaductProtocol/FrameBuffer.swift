/// Frames in their order, one behind the other in one piece of memory: with a thousand busy pages an array for each frame would be
/// spread over more memory than the processor's cache holds.
struct FrameBuffer: Sendable {
    /// A buffer that has grown beyond this gives its memory back when it is empty.
    private static let keptCapacity = 32 * 1024

    private var storage: [UInt8] = []
    private var lengths: [Int] = []
    /// How many of the first bytes and frames are gone already.
    private var removedBytes = 0
    private var removedFrames = 0

    var isEmpty: Bool { count == 0 }

    /// How many frames there are.
    var count: Int { lengths.count - removedFrames }

    /// How many bytes the frames have together.
    var bytes: Int { storage.count - removedBytes }

    /// How many of them are in frames that `ResumableLink` calls large.
    private(set) var largeBytes = 0

    var frames: [[UInt8]] {
        var start = removedBytes
        return lengths[removedFrames...].map { length in
            defer { start += length }
            return Array(storage[start..<(start + length)])
        }
    }

    mutating func append(_ frame: [UInt8]) {
        storage.append(contentsOf: frame)
        lengths.append(frame.count)
        if frame.count > ResumableLink.largeFrame { largeBytes += frame.count }
    }

    /// - Parameter frameCount: at most `count`.
    mutating func removeFirst(_ frameCount: Int) {
        for length in lengths[removedFrames..<(removedFrames + frameCount)] {
            removedBytes += length
            if length > ResumableLink.largeFrame { largeBytes -= length }
        }
        removedFrames += frameCount
        if isEmpty {
            let keepsCapacity = storage.capacity <= Self.keptCapacity
            storage.removeAll(keepingCapacity: keepsCapacity)
            lengths.removeAll(keepingCapacity: keepsCapacity)
        } else if removedBytes > storage.count / 2 {
            storage.removeFirst(removedBytes)
            lengths.removeFirst(removedFrames)
        } else {
            return
        }
        removedBytes = 0
        removedFrames = 0
    }
}

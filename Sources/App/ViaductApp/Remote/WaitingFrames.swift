import ViaductProtocol

/// The frames that wait until the other end of a link has acknowledged enough, in their order.
struct WaitingFrames {
    /// In bytes: as much as a link keeps of large frames.
    static let maximum = ResumableLink.maximumLarge

    private var frames: [[UInt8]] = []
    /// How many of them are taken. They are dropped with half of the others, so that each one costs the same.
    private var taken = 0
    private var bytes = 0

    var isEmpty: Bool { taken == frames.count }

    /// - Returns: `false` when there would be too many.
    mutating func append(_ frame: [UInt8]) -> Bool {
        bytes += frame.count
        frames.append(frame)
        return bytes <= Self.maximum
    }

    mutating func removeFirst() -> [UInt8]? {
        guard taken < frames.count else { return nil }
        let frame = frames[taken]
        frames[taken] = []
        taken += 1
        bytes -= frame.count
        if taken > frames.count / 2 {
            frames.removeFirst(taken)
            taken = 0
        }
        return frame
    }
}

/// Frames and their bytes in one direction, by type.
struct FrameCounter {
    private var counts = [(frames: Int, bytes: Int)](repeating: (0, 0), count: FrameKind.allCases.count)

    var frames: [Int] { counts.map(\.frames) }
    var bytes: [Int] { counts.map(\.bytes) }

    mutating func add(_ kind: FrameKind, bytes size: Int) {
        counts[kind.rawValue].frames += 1
        counts[kind.rawValue].bytes += size
    }
}

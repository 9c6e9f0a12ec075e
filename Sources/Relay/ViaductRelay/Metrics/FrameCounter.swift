/// Frames and their bytes in one direction, by type.
struct FrameCounter {
    private(set) var frames = [Int](repeating: 0, count: FrameKind.allCases.count)
    private(set) var bytes = [Int](repeating: 0, count: FrameKind.allCases.count)

    mutating func add(_ kind: FrameKind, bytes size: Int) {
        frames[kind.rawValue] += 1
        bytes[kind.rawValue] += size
    }
}

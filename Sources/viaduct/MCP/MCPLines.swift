import Glibc

/// The lines of a descriptor, one at a time, none longer than a limit.
struct MCPLines {
    enum Line: Equatable {
        case text([UInt8])
        /// It was longer than the limit, and left out.
        case tooLong
    }

    private static let piece = 64 << 10

    private let descriptor: Int32
    /// In bytes.
    private let limit: Int
    /// The start of a line whose end has not arrived.
    private var line: [UInt8] = []
    private var isTooLong = false
    /// The bytes that were read beyond that line.
    private var rest: ArraySlice<UInt8> = []
    private var hasEnded = false

    init(descriptor: Int32, atMost limit: Int) {
        self.descriptor = descriptor
        self.limit = limit
    }

    /// Blocks until there is a line. Returns `nil` at the end, before which the last line may lack its line break.
    mutating func next() -> Line? {
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                append(rest[..<end])
                rest = rest[(end + 1)...]
                return take()
            }
            append(rest)
            rest = []
            guard !hasEnded, let piece = read() else {
                hasEnded = true
                return line.isEmpty && !isTooLong ? nil : take()
            }
            rest = piece
        }
    }

    private mutating func append(_ bytes: ArraySlice<UInt8>) {
        isTooLong = isTooLong || line.count + bytes.count > limit
        if isTooLong { line = [] } else { line += bytes }
    }

    private mutating func take() -> Line {
        defer { (line, isTooLong) = ([], false) }
        return isTooLong ? .tooLong : .text(line)
    }

    /// - Returns: `nil` at the end.
    private func read() -> ArraySlice<UInt8>? {
        var bytes = [UInt8](repeating: 0, count: Self.piece)
        while true {
            let count = Glibc.read(descriptor, &bytes, bytes.count)
            if count > 0 { return bytes[..<count] }
            guard count < 0, errno == EINTR else { return nil }
        }
    }
}

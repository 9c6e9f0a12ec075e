/// The parts of an envelope `{"page":"<id>","frame":{…}}`, found in one pass over its text: nearly all frames between a server and an app
/// are of this kind.
struct EnvelopeScan {
    let page: String
    let frame: Range<Int>
    private let ranges: FrameRanges

    /// - Returns: `nil` for any other text. Reading its members then names the fault.
    init?(_ text: [UInt8]) {
        var (pageRange, frameRange): (Range<Int>?, Range<Int>?)
        var ranges = FrameRanges()
        let isObject = text.withUnsafeBufferPointer { text in
            var scanner = JSONScanner(text, in: 0..<text.count)
            do throws(JSONError) {
                scanner.skipWhitespace()
                try scanner.forEachMember(depth: 1) { (scanner, key) throws(JSONError) in
                    guard text.matches("frame", in: key), scanner.isAtObject else {
                        let value = try scanner.skipValue(depth: 1)
                        if text.matches("page", in: key) { pageRange = value }
                        if text.matches("frame", in: key) { frameRange = nil }
                        return
                    }
                    let start = scanner.index
                    ranges = FrameRanges()
                    try ranges.read(&scanner, of: text, depth: 2)
                    frameRange = start..<scanner.index
                }
                try scanner.expectEnd()
                return true
            } catch {
                return false
            }
        }
        guard isObject, let pageRange, let frameRange, let page = JSONValue(text: text, range: pageRange).string else { return nil }
        self.page = page
        frame = frameRange
        self.ranges = ranges
    }

    /// The type of the frame, with its quotes; `nil` for a frame without one.
    var type: Range<Int>? { ranges.type }

    /// The frame's message, and the frame.
    ///
    /// - Parameter text: the envelope.
    /// - Returns: `nil` for a frame of another type, and for an incomplete one.
    func message(in text: [UInt8]) -> (message: BridgeMessage, frame: [UInt8])? {
        guard ranges.isMessage, let parts = ranges.parts(of: text, from: frame.lowerBound) else { return nil }
        let frame = Array(text[frame])
        return (BridgeMessage(text: frame, parts: parts), frame)
    }

    /// The frame, if it is a `reply`.
    ///
    /// - Parameter bytes: the frame, maybe in an array of its own.
    func reply(_ bytes: ArraySlice<UInt8>) -> EncodedReply? {
        guard ranges.isReply else { return nil }
        let id = ranges.id.map { ($0.lowerBound - frame.lowerBound)..<($0.upperBound - frame.lowerBound) }
        return EncodedReply(bytes: bytes, id: id)
    }
}

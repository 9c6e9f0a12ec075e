extension BridgeMessage {
    /// Reads a frame `message` in one pass, because nearly all frames are of this type.
    ///
    /// - Returns: `nil` for a frame of another type, and for an incomplete one. Reading its members then names the fault.
    init?(frame text: [UInt8]) {
        guard let ranges = text.withUnsafeBufferPointer(FrameRanges.init(frame:)), ranges.isMessage, let parts = ranges.parts(of: text)
        else { return nil }
        self.init(text: text, parts: parts)
    }
}

/// The positions of a frame's type, and of the parts of its message, found in one pass.
struct FrameRanges {
    /// With its quotes; `nil` for a frame without one.
    private(set) var type: Range<Int>?
    private(set) var isMessage = false
    private(set) var isReply = false
    private(set) var id: Range<Int>?
    private var component: Range<Int>?
    private var event: Range<Int>?
    private var data: Range<Int>?
    private var url: Range<Int>?

    init() {}

    /// - Returns: `nil` unless the text is one JSON object.
    init?(frame text: UnsafeBufferPointer<UInt8>) {
        var scanner = JSONScanner(text, in: 0..<text.count)
        do throws(JSONError) {
            scanner.skipWhitespace()
            try read(&scanner, of: text, depth: 1)
            try scanner.expectEnd()
        } catch {
            return nil
        }
    }

    /// Passes over a frame, whose `{` is next. A message is read when its type stands before it, as it does in nearly all frames.
    mutating func read(_ scanner: inout JSONScanner, of text: UnsafeBufferPointer<UInt8>, depth: Int) throws(JSONError) {
        try scanner.forEachMember(depth: depth) { (scanner, key) throws(JSONError) in
            if text.matches("type", in: key) {
                let value = try scanner.skipValue(depth: depth)
                type = value
                isMessage = text.matches("\"message\"", in: value)
                isReply = !isMessage && text.matches("\"reply\"", in: value)
            } else if text.matches("message", in: key) {
                // The last of several members with one key counts, as in JavaScript.
                (id, component, event, data, url) = (nil, nil, nil, nil, nil)
                if isMessage || isReply, scanner.isAtObject {
                    try readMessage(&scanner, of: text, depth: depth + 1)
                } else {
                    _ = try scanner.skipValue(depth: depth)
                }
            } else {
                _ = try scanner.skipValue(depth: depth)
                // An escape may hide a type.
                if text[key].contains(UInt8(ascii: "\\")) { throw JSONError(problem: .badString, offset: key.lowerBound) }
            }
        }
    }

    /// - Parameter start: of the frame in the text. The parts are those of a text that begins there.
    /// - Returns: `nil` when something is missing, or is not of its type.
    func parts(of text: [UInt8], from start: Int = 0) -> BridgeMessage.Parts? {
        func isString(_ range: Range<Int>) -> Bool { text[range.lowerBound] == UInt8(ascii: "\"") }
        func part(_ range: Range<Int>) -> BridgeMessage.Part { BridgeMessage.Part((range.lowerBound - start)..<(range.upperBound - start)) }
        guard let id, let component, let event, let data, isString(id), isString(component), isString(event) else {
            return nil
        }
        return BridgeMessage.Parts(
            id: part(id), component: part(component), event: part(event), data: part(data),
            url: url.flatMap { isString($0) ? part($0) : nil })
    }

    private mutating func readMessage(
        _ scanner: inout JSONScanner, of text: UnsafeBufferPointer<UInt8>, depth: Int
    ) throws(JSONError) {
        try scanner.forEachMember(depth: depth) { (scanner, key) throws(JSONError) in
            if text.matches("data", in: key) {
                url = nil
                data = try isMessage && scanner.isAtObject ? readData(&scanner, of: text, depth: depth + 1) : scanner.skipValue(depth: depth)
                return
            }
            let value = try scanner.skipValue(depth: depth)
            if text.matches("id", in: key) { id = value }
            if text.matches("component", in: key) { component = value }
            if text.matches("event", in: key) { event = value }
        }
    }

    private mutating func readData(
        _ scanner: inout JSONScanner, of text: UnsafeBufferPointer<UInt8>, depth: Int
    ) throws(JSONError) -> Range<Int> {
        let start = scanner.index
        try scanner.forEachMember(depth: depth) { (scanner, key) throws(JSONError) in
            let isMetadata = text.matches("metadata", in: key)
            if isMetadata { url = nil }
            guard isMetadata, scanner.isAtObject else {
                _ = try scanner.skipValue(depth: depth)
                return
            }
            try scanner.forEachMember(depth: depth + 1) { (scanner, key) throws(JSONError) in
                let value = try scanner.skipValue(depth: depth + 1)
                if text.matches("url", in: key) { url = value }
            }
        }
        return start..<scanner.index
    }
}

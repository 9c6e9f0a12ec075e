extension BridgeMessage {
    /// Reads a frame `message` in one pass, because nearly all frames are of this type.
    ///
    /// - Returns: `nil` for a frame of another type, and for an incomplete one. Reading its members then names the fault.
    init?(frame text: [UInt8]) {
        guard let ranges = text.withUnsafeBufferPointer(MessageRanges.init(frame:)), let parts = ranges.parts(of: text)
        else { return nil }
        self.init(text: text, parts: parts)
    }
}

/// The positions of a message's parts in a frame's text.
private struct MessageRanges {
    var id: Range<Int>?
    var component: Range<Int>?
    var event: Range<Int>?
    var data: Range<Int>?
    var url: Range<Int>?

    /// - Returns: `nil` unless the text is one JSON object whose type, which comes first, is `message`.
    init?(frame text: UnsafeBufferPointer<UInt8>) {
        var scanner = JSONScanner(text, in: 0..<text.count)
        var isMessage = false
        do throws(JSONError) {
            scanner.skipWhitespace()
            try scanner.forEachMember(depth: 1) { (scanner, key) throws(JSONError) in
                if text.matches("type", in: key) {
                    isMessage = text.matches("\"message\"", in: try scanner.skipValue(depth: 1))
                    return
                }
                let isPart = text.matches("message", in: key)
                // The last of several members with one key counts, as in JavaScript.
                if isPart { (id, component, event, data, url) = (nil, nil, nil, nil, nil) }
                if isPart, isMessage, scanner.isAtObject {
                    try readMessage(&scanner, of: text)
                } else {
                    _ = try scanner.skipValue(depth: 1)
                }
            }
            try scanner.expectEnd()
        } catch {
            return nil
        }
        if !isMessage { return nil }
    }

    /// - Returns: `nil` when something is missing, or is not of its type.
    func parts(of text: [UInt8]) -> BridgeMessage.Parts? {
        func isString(_ range: Range<Int>) -> Bool { text[range.lowerBound] == UInt8(ascii: "\"") }
        guard let id, let component, let event, let data, isString(id), isString(component), isString(event) else {
            return nil
        }
        return BridgeMessage.Parts(
            id: BridgeMessage.Part(id), component: BridgeMessage.Part(component), event: BridgeMessage.Part(event),
            data: BridgeMessage.Part(data), url: url.flatMap { isString($0) ? BridgeMessage.Part($0) : nil })
    }

    private mutating func readMessage(
        _ scanner: inout JSONScanner, of text: UnsafeBufferPointer<UInt8>
    ) throws(JSONError) {
        try scanner.forEachMember(depth: 2) { (scanner, key) throws(JSONError) in
            if text.matches("data", in: key) {
                url = nil
                data = try scanner.isAtObject ? readData(&scanner, of: text) : scanner.skipValue(depth: 2)
                return
            }
            let value = try scanner.skipValue(depth: 2)
            if text.matches("id", in: key) { id = value }
            if text.matches("component", in: key) { component = value }
            if text.matches("event", in: key) { event = value }
        }
    }

    private mutating func readData(
        _ scanner: inout JSONScanner, of text: UnsafeBufferPointer<UInt8>
    ) throws(JSONError) -> Range<Int> {
        let start = scanner.index
        try scanner.forEachMember(depth: 3) { (scanner, key) throws(JSONError) in
            let isMetadata = text.matches("metadata", in: key)
            if isMetadata { url = nil }
            guard isMetadata, scanner.isAtObject else {
                _ = try scanner.skipValue(depth: 3)
                return
            }
            try scanner.forEachMember(depth: 4) { (scanner, key) throws(JSONError) in
                let value = try scanner.skipValue(depth: 4)
                if text.matches("url", in: key) { url = value }
            }
        }
        return start..<scanner.index
    }
}

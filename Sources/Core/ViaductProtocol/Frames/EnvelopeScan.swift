/// The parts of an envelope `{"page":"<id>","frame":{…}}`, found in one pass over its text: nearly all frames between a server and an app
/// are of this kind.
struct EnvelopeScan {
    let page: String
    let frame: Range<Int>
    /// The type of the frame, with its quotes; `nil` for a frame without one.
    let type: Range<Int>?

    /// - Returns: `nil` for any other text. Reading its members then names the fault.
    init?(_ text: [UInt8]) {
        var (pageRange, frameRange, typeRange): (Range<Int>?, Range<Int>?, Range<Int>?)
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
                    typeRange = nil
                    try scanner.forEachMember(depth: 2) { (scanner, key) throws(JSONError) in
                        let value = try scanner.skipValue(depth: 2)
                        if text.matches("type", in: key) { typeRange = value }
                        // An escape may hide a type.
                        if text[key].contains(UInt8(ascii: "\\")) { throw JSONError(problem: .badString, offset: key.lowerBound) }
                    }
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
        type = typeRange
    }
}

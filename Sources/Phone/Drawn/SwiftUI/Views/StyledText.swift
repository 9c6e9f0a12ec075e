/// A text of parts with different styles.
///
/// Foundation on Linux traps when it joins parts whose attributes are Swift objects, as fonts and colours are here. So the parts
/// are never joined by it.
final class StyledText: NSAttributedString {
    typealias Part = (range: NSRange, attributes: [NSAttributedString.Key: Any])

    private let parts: [Part]

    init(_ pieces: [(text: String, attributes: [NSAttributedString.Key: Any])]) {
        var parts: [Part] = []
        var start = 0
        for piece in pieces {
            let length = piece.text.utf16.count
            parts.append((NSRange(location: start, length: length), piece.attributes))
            start += length
        }
        self.parts = parts
        super.init(string: pieces.map(\.text).joined())
    }

    required init?(coder: NSCoder) { nil }

    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        guard let part = parts.first(where: { $0.range.contains(location) }) else { return [:] }
        range?.pointee = part.range
        return part.attributes
    }

    override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for part in parts where !stop.boolValue {
            guard let range = part.range.intersection(enumerationRange), range.length > 0 else { continue }
            block(part.attributes, range, &stop)
        }
    }

    override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        NSAttributedString(string: NSString(string: string).substring(with: range))
    }
}

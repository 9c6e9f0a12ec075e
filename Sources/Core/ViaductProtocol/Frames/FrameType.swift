/// The type of a frame that is passed on unread.
public enum FrameType {
    /// - Returns: the text behind the first `"type"`; `nil` when the frame has none, or is no JSON up to there. Nothing behind it is read.
    public static func of(_ frame: ArraySlice<UInt8>) -> String? {
        frame.withUnsafeBufferPointer { text in
            var scanner = JSONScanner(text, in: 0..<text.count)
            guard let value = scanner.firstValue(ofMember: "type"), text[value.lowerBound] == UInt8(ascii: "\"") else { return nil }
            return String(decoding: text[value].dropFirst().dropLast(), as: UTF8.self)
        }
    }
}

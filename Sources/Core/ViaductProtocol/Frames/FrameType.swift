/// Finds the type of a frame that is forwarded unread.
public enum FrameType {
    /// - Returns: the value of the first `"type"`; `nil` when there is none, or the text before it is not JSON. Nothing after it is read.
    public static func of(_ frame: ArraySlice<UInt8>) -> String? {
        frame.withUnsafeBufferPointer { text in
            var scanner = JSONScanner(text, in: 0..<text.count)
            guard let value = scanner.firstValue(ofMember: "type"), text[value.lowerBound] == UInt8(ascii: "\"") else { return nil }
            return String(decoding: text[value].dropFirst().dropLast(), as: UTF8.self)
        }
    }
}

internal import Glibc

/// A Strada message `{id, component, event, data}`.
///
/// It keeps the JSON text of its frame. A part is decoded on access, and a reply repeats the unchanged parts.
public struct BridgeMessage: Sendable {
    /// The positions of the parts in the text: JSON strings with their quotes, and the data's JSON.
    struct Parts: Sendable {
        var id: Part
        var component: Part
        var event: Part
        var data: Part
        var url: Part?
    }

    /// A range of half the usual size: messages are copied often, and a thousand busy pages keep theirs.
    struct Part: Sendable {
        private let start: UInt32
        private let end: UInt32

        init(_ range: Range<Int>) {
            start = UInt32(range.lowerBound)
            end = UInt32(range.upperBound)
        }

        var range: Range<Int> { Int(start)..<Int(end) }
        var count: Int { range.count }
    }

    private let text: [UInt8]
    private let parts: Parts
    /// Whether the data is known to be JSON, as in every received frame.
    private let hasScannedData: Bool

    /// - Parameters:
    ///   - id: unique in the page while it lives. A reply has the id of its message.
    ///   - url: the page's URL when it sent the message (`data.metadata.url`); `nil` when the message does not say.
    ///   - data: JSON text, as the page or the component wrote it.
    public init(id: String, component: String, event: String, url: String?, data: String) {
        var writer = PartWriter(capacity: data.utf8.count + 160)
        parts = Parts(
            id: writer.add(quoted: id), component: writer.add(quoted: component), event: writer.add(quoted: event),
            data: writer.add(json: data), url: url.map { writer.add(quoted: $0) })
        text = writer.text
        hasScannedData = false
    }

    /// - Parameter text: a frame that has been scanned.
    init(text: [UInt8], parts: Parts) {
        self.init(text: text, parts: parts, hasScannedData: true)
    }

    private init(text: [UInt8], parts: Parts, hasScannedData: Bool) {
        self.text = text
        self.parts = parts
        self.hasScannedData = hasScannedData
    }

    init(_ object: JSONObject) throws(FrameError) {
        let data = object["data"]
        self.init(
            id: try object.requiredString("id", of: "message"),
            component: try object.requiredString("component", of: "message"),
            event: try object.requiredString("event", of: "message"),
            url: data?.member("metadata")?.member("url")?.string, data: data?.json ?? "{}")
    }

    public var id: String { string(parts.id) }
    public var component: String { string(parts.component) }
    public var event: String { string(parts.event) }
    /// The page's URL when it sent the message; `nil` when the message does not say.
    public var url: String? { parts.url.map(string) }
    /// JSON text, unless a component wrote something else.
    public var data: String { String(decoding: text[parts.data.range], as: UTF8.self) }

    /// The memory that a kept message takes, in bytes: its whole frame, its event, and the overhead.
    public var keptSize: Int { text.count + parts.event.count + 256 }

    /// Whether the data is one JSON value.
    public var hasValidData: Bool {
        hasScannedData || text.withUnsafeBufferPointer { JSONScanner.isValue($0, in: parts.data.range) }
    }

    /// Whether the data is one JSON object.
    public var hasObjectData: Bool {
        hasValidData
            && text.withUnsafeBufferPointer { text in
                var scanner = JSONScanner(text, in: parts.data.range)
                scanner.skipWhitespace()
                return scanner.isAtObject
            }
    }

    // Each of these compares without creating a string.

    /// Whether the page was at that URL when it sent the message.
    public func isFrom(url: String) -> Bool { parts.url.map { part($0, is: url) } ?? false }

    public func hasID(_ other: String) -> Bool { part(parts.id, is: other) }

    public func isFor(component name: String) -> Bool { part(parts.component, is: name) }

    public func hasEvent(_ name: String) -> Bool { part(parts.event, is: name) }

    /// Returns the message with another event or other data. `nil` keeps the current value.
    ///
    /// - Parameter newData: JSON text, if the component has written it well.
    public func replacing(event newEvent: String?, data newData: String?) -> BridgeMessage {
        guard newEvent != nil || newData != nil else { return self }
        guard var newData else { return replacing(event: newEvent, bytes: nil, isScanned: hasScannedData) }
        return newData.withUTF8 { replacing(event: newEvent, bytes: $0, isScanned: false) }
    }

    /// Returns the message with other data, and maybe with another event.
    ///
    /// - Parameter newData: one JSON value, as an encoder has written it.
    package func replacing(event newEvent: String?, encoded newData: [UInt8]) -> BridgeMessage {
        newData.withUnsafeBufferPointer { replacing(event: newEvent, bytes: $0, isScanned: true) }
    }

    private func replacing(event newEvent: String?, bytes newData: UnsafeBufferPointer<UInt8>?, isScanned: Bool) -> BridgeMessage {
        var copy = PartWriter(capacity: text.count - parts.data.count + (newData?.count ?? parts.data.count))
        return text.withUnsafeBufferPointer { text in
            // One after the other: each is the next in the copy.
            let id = copy.add(text.extracting(parts.id.range))
            let component = copy.add(text.extracting(parts.component.range))
            let event = newEvent.map { copy.add(quoted: $0) } ?? copy.add(text.extracting(parts.event.range))
            let data = copy.add(newData ?? text.extracting(parts.data.range))
            let url = parts.url.map { copy.add(text.extracting($0.range)) }
            return BridgeMessage(
                text: copy.text, parts: Parts(id: id, component: component, event: event, data: data, url: url), hasScannedData: isScanned)
        }
    }

    /// The message's id in a frame `reply`, of which nothing is read beyond the id; `nil` for any other frame.
    public static func id(ofReply frame: ArraySlice<UInt8>) -> String? {
        frame.withUnsafeBufferPointer { text in
            var scanner = JSONScanner(text, in: 0..<text.count)
            guard scanner.goToFirstValue(ofMember: "message"), let id = scanner.firstValue(ofMember: "id") else { return nil }
            return JSONValue(text: Array(text[id]), range: 0..<id.count).string
        }
    }

    /// The length of the frame `reply`, in bytes: the parts, and 64 bytes around them.
    public var replySize: Int {
        parts.id.count + parts.component.count + parts.event.count + parts.data.count + 64
    }

    /// Appends the frame `reply`, of `replySize` bytes. Nearly all frames to pages are of this type.
    public func appendReply(to bytes: inout [UInt8]) {
        bytes.append(addingCapacity: replySize) { output in
            output.withUnsafeMutableBufferPointer { frame, count in
                text.withUnsafeBufferPointer { text in
                    func add(_ piece: UnsafeBufferPointer<UInt8>) {
                        let end = count + piece.count
                        _ = frame.extracting(count..<end).initialize(fromContentsOf: piece)
                        count = end
                    }
                    func add(_ literal: StaticString, _ part: Part?) {
                        add(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
                        if let part { add(text.extracting(part.range)) }
                    }
                    add(#"{"type":"reply","message":{"id":"#, parts.id)
                    add(#","component":"#, parts.component)
                    add(#","event":"#, parts.event)
                    add(#","data":"#, parts.data)
                    add("}}", nil)
                }
            }
        }
    }

    private func string(_ part: Part) -> String {
        JSONValue(text: text, range: part.range).string ?? ""
    }

    private func part(_ part: Part, is string: String) -> Bool {
        text.withUnsafeBufferPointer { $0.hasString(string, at: part.range) }
    }
}

/// Writes the parts of a message one after the other.
private struct PartWriter {
    private(set) var text: [UInt8] = []

    init(capacity: Int) { text.reserveCapacity(capacity) }

    mutating func add(_ part: UnsafeBufferPointer<UInt8>) -> BridgeMessage.Part {
        let start = text.count
        text.append(contentsOf: part)
        return BridgeMessage.Part(start..<text.count)
    }

    mutating func add(json: String) -> BridgeMessage.Part {
        let start = text.count
        text.append(json: json)
        return BridgeMessage.Part(start..<text.count)
    }

    mutating func add(quoted string: String) -> BridgeMessage.Part {
        let start = text.count
        text.appendQuoted(string)
        return BridgeMessage.Part(start..<text.count)
    }
}

extension BridgeMessage: Equatable {
    public static func == (left: BridgeMessage, right: BridgeMessage) -> Bool {
        left.id == right.id && left.component == right.component && left.event == right.event && left.url == right.url
            && left.data == right.data
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the JSON value at the range is this string. In most cases none is created.
    func hasString(_ string: String, at value: Range<Int>) -> Bool {
        guard value.count >= 2, self[value.lowerBound] == UInt8(ascii: "\"") else { return false }
        let content = (value.lowerBound + 1)..<(value.upperBound - 1)
        let isSame = string.utf8.withContiguousStorageIfAvailable { hasPlain($0, at: content) } ?? nil
        return isSame ?? (JSONValue(text: Array(self[value]), range: 0..<value.count).string == string)
    }

    /// Whether the range contains the string; `nil` when only decoding can tell, because of an escape or of non-ASCII characters.
    private func hasPlain(_ string: UnsafeBufferPointer<UInt8>, at range: Range<Int>) -> Bool? {
        guard let start = baseAddress, let other = string.baseAddress, !range.isEmpty else {
            return range.isEmpty && string.isEmpty
        }
        let content = start + range.lowerBound
        if range.count == string.count, memcmp(content, other, range.count) == 0 {
            return memchr(content, Int32(UInt8(ascii: "\\")), range.count) == nil ? true : nil
        }
        return self[range].contains { $0 == UInt8(ascii: "\\") || $0 >= 0x80 } ? nil : false
    }
}

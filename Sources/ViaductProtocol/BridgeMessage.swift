/// A Strada message `{id, component, event, data}`.
///
/// It is kept as the JSON text that it came in: a part is decoded when it is asked for, and a reply repeats those that it does not change.
public struct BridgeMessage: Sendable {
    /// Where the parts stand in the text: JSON strings with their quotes, and the data's JSON.
    struct Parts: Sendable {
        var id: Range<Int>
        var component: Range<Int>
        var event: Range<Int>
        var data: Range<Int>
        var url: Range<Int>?
    }

    private let text: [UInt8]
    private let parts: Parts
    /// Whether the data is known to be JSON, as it is in all that has come in a frame.
    private let hasScannedData: Bool

    /// - Parameters:
    ///   - id: is unique in the page while it lives. A reply bears the id of the message that it answers.
    ///   - url: the page's URL when it sent the message (`data.metadata.url`); `nil` when the message does not say.
    ///   - data: JSON text, as the page or the component wrote it.
    public init(id: String, component: String, event: String, url: String?, data: String) {
        var text: [UInt8] = []
        text.reserveCapacity(data.utf8.count + 160)
        parts = Parts(
            id: text.appendPart { $0.appendQuoted(id) }, component: text.appendPart { $0.appendQuoted(component) },
            event: text.appendPart { $0.appendQuoted(event) }, data: text.appendPart { $0.append(json: data) },
            url: url.map { url in text.appendPart { $0.appendQuoted(url) } })
        self.text = text
        hasScannedData = false
    }

    /// - Parameter text: a frame that has been scanned.
    init(text: [UInt8], parts: Parts) {
        self.text = text
        self.parts = parts
        hasScannedData = true
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
    public var data: String { String(decoding: text[parts.data], as: UTF8.self) }

    /// Whether the data is one JSON value.
    public var hasValidData: Bool { hasScannedData || JSONText.isValid(data) }

    /// Whether the page was at that URL when it sent the message.
    public func isFrom(url: String) -> Bool {
        guard let range = parts.url else { return false }
        return text[(range.lowerBound + 1)..<(range.upperBound - 1)].elementsEqual(url.utf8) || self.url == url
    }

    /// The same message with another event or other data, each of which stays when `nil`.
    public func replacing(event newEvent: String?, data newData: String?) -> BridgeMessage {
        guard newEvent != nil || newData != nil else { return self }
        return BridgeMessage(id: id, component: component, event: newEvent ?? event, url: url, data: newData ?? data)
    }

    func write(to writer: inout JSONObjectWriter) {
        writer.json("id", text[parts.id])
        writer.json("component", text[parts.component])
        writer.json("event", text[parts.event])
        writer.json("data", text[parts.data])
    }

    /// About how long the text of the message is, in bytes.
    var size: Int { text.count }

    private func string(_ range: Range<Int>) -> String {
        JSONValue(text: text, range: range).string ?? ""
    }
}

extension BridgeMessage: Equatable {
    public static func == (left: BridgeMessage, right: BridgeMessage) -> Bool {
        left.id == right.id && left.component == right.component && left.event == right.event && left.url == right.url
            && left.data == right.data
    }
}

extension [UInt8] {
    /// - Returns: where that stands which the body appends.
    fileprivate mutating func appendPart(_ body: (inout [UInt8]) -> Void) -> Range<Int> {
        let start = count
        body(&self)
        return start..<count
    }
}

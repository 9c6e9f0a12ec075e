internal import Foundation

/// What a web component and a native component send to each other.
public struct Message: Sendable {
    public struct Metadata: Equatable, Sendable {
        /// The page's URL when it sent the message.
        public let url: String

        public init(url: String) {
            self.url = url
        }
    }

    /// Unique in the page. A reply has the id of the message that it answers.
    public let id: String
    public let component: String
    public let event: String
    public let metadata: Metadata?
    /// JSON text.
    public let jsonData: String

    public init(id: String, component: String, event: String, metadata: Metadata?, jsonData: String) {
        self.id = id
        self.component = component
        self.event = event
        self.metadata = metadata
        self.jsonData = jsonData
    }

    /// The same message with another event or other data; `nil` keeps what it has.
    public func replacing(event: String? = nil, jsonData: String? = nil) -> Message {
        Message(
            id: id, component: component, event: event ?? self.event, metadata: metadata, jsonData: jsonData ?? self.jsonData)
    }

    /// The same message with data that `Hotwire.config.jsonEncoder` encodes; when it cannot, the data stays and a line is logged.
    @MainActor public func replacing<T: Encodable>(event: String? = nil, data: T) -> Message {
        do {
            return replacing(event: event, jsonData: String(decoding: try Hotwire.config.jsonEncoder.encode(data), as: UTF8.self))
        } catch {
            BridgeLog.warn("“\(component)” cannot encode its data for “\(self.event)”: \(error)")
            return replacing(event: event)
        }
    }

    /// The data as a value that `Hotwire.config.jsonDecoder` decodes; when it cannot, `nil` and a line that says what does not fit.
    @MainActor public func data<T: Decodable>() -> T? {
        do {
            return try Hotwire.config.jsonDecoder.decode(T.self, from: Data(jsonData.utf8))
        } catch {
            BridgeLog.warn("“\(component)” cannot read the data of “\(event)” as \(T.self): \(error) in \(jsonData.prefix(500))")
            return nil
        }
    }
}

extension Message: Equatable {
    /// Equal data may be written differently.
    public static func == (left: Message, right: Message) -> Bool {
        left.id == right.id && left.component == right.component && left.event == right.event
            && left.metadata == right.metadata && (left.jsonData == right.jsonData || left.isSameJSON(as: right))
    }

    private func isSameJSON(as other: Message) -> Bool {
        guard let left = jsonObject, let right = other.jsonObject else { return false }
        return left.isEqual(right)
    }

    private var jsonObject: NSObject? {
        try? JSONSerialization.jsonObject(with: Data(jsonData.utf8), options: .fragmentsAllowed) as? NSObject
    }
}

import Foundation
package import ViaductProtocol

/// A message between a web component and its native side (upstream's type of this name).
public struct Message: Sendable {
    /// The origin of a message.
    public struct Metadata: Equatable, Sendable {
        public let url: String

        public init(url: String) {
            self.url = url
        }
    }

    package let wire: BridgeMessage

    public init(id: String, component: String, event: String, metadata: Metadata?, jsonData: String) {
        self.init(BridgeMessage(id: id, component: component, event: event, url: metadata?.url, data: jsonData))
    }

    package init(_ wire: BridgeMessage) {
        self.wire = wire
    }

    /// Unique in the page. A reply has the id of its message.
    public var id: String { wire.id }
    public var component: String { wire.component }
    public var event: String { wire.event }
    /// `nil` when the page did not send it.
    public var metadata: Metadata? { wire.url.map { Metadata(url: $0) } }
    /// JSON text, exactly as the page wrote it.
    public var jsonData: String { wire.data }

    /// The message as an iPhone sends it to the page: data that is not an object becomes `{}`.
    package var withObjectData: Message { wire.hasObjectData ? self : replacing(jsonData: "{}") }

    /// Returns the message with another event or other data. `nil` keeps the current value.
    public func replacing(event updatedEvent: String? = nil, jsonData updatedData: String? = nil) -> Message {
        Message(wire.replacing(event: updatedEvent, data: updatedData))
    }
}

extension Message {
    /// Decodes the data with `Hotwire.config.jsonDecoder`. Logs a mismatch and returns `nil`.
    public func data<T: Decodable>() -> T? {
        do {
            return try Hotwire.config.jsonDecoder.decode(T.self, from: Data(jsonData.utf8))
        } catch {
            HotwireLog.write(
                "The data of “\(component)”, event “\(event)”, cannot be read as \(T.self): \(error.explanation(in: jsonData))",
                cause: "VD-DATA-1", about: self)
            return nil
        }
    }

    /// Returns the message with other data, encoded by `Hotwire.config.jsonEncoder`. Logs a failure to encode, and keeps the old
    /// data.
    public func replacing<T: Encodable>(event updatedEvent: String? = nil, data: T) -> Message {
        do {
            let encoder = Hotwire.config.jsonEncoder
            if let text = encoder.plainText(of: data) { return Message(wire.replacing(event: updatedEvent, encoded: text)) }
            return replacing(event: updatedEvent, jsonData: String(decoding: try encoder.encode(data), as: UTF8.self))
        } catch {
            HotwireLog.write(
                "\(T.self) could not be written as the data of “\(component)”, event “\(event)”: \(error.explanation)",
                cause: "VD-DATA-2", about: self)
            return replacing(event: updatedEvent)
        }
    }
}

/// Prints and dumps a message like upstream's, which has these properties.
extension Message: CustomReflectable {
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "id": id, "component": component, "event": event, "metadata": metadata as Any, "jsonData": jsonData,
            ], displayStyle: .struct)
    }
}

extension Message: Equatable {
    /// Compares the data as JSON values, because equal data may be written in different ways.
    public static func == (left: Message, right: Message) -> Bool {
        left.id == right.id && left.component == right.component && left.event == right.event
            && left.metadata == right.metadata && left.hasEqualData(to: right)
    }

    private func hasEqualData(to other: Message) -> Bool {
        if jsonData == other.jsonData { return true }
        guard let value = jsonValue, let otherValue = other.jsonValue else { return false }
        return value.isEqual(otherValue)
    }

    private var jsonValue: NSObject? {
        try? JSONSerialization.jsonObject(with: Data(jsonData.utf8), options: .fragmentsAllowed) as? NSObject
    }
}

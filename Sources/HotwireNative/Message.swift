import Foundation

/// What passes between a web component and its native side (upstream's type of this name).
public struct Message: Sendable {
    /// Where a message comes from.
    public struct Metadata: Equatable, Sendable {
        public let url: String

        public init(url: String) {
            self.url = url
        }
    }

    /// Unique in the page. A reply bears the id of the message that it answers.
    public let id: String
    public let component: String
    public let event: String
    /// `nil` when the page did not tell.
    public let metadata: Metadata?
    /// JSON text, just as the page wrote it: it is not read until someone asks for `data()`.
    public let jsonData: String

    public init(id: String, component: String, event: String, metadata: Metadata?, jsonData: String) {
        self.id = id
        self.component = component
        self.event = event
        self.metadata = metadata
        self.jsonData = jsonData
    }

    /// The same message with another event or other data, each of which stays when `nil`.
    public func replacing(event updatedEvent: String? = nil, jsonData updatedData: String? = nil) -> Message {
        Message(
            id: id, component: component, event: updatedEvent ?? event, metadata: metadata,
            jsonData: updatedData ?? jsonData)
    }
}

extension Message: Equatable {
    /// Equal data may be written in different ways.
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

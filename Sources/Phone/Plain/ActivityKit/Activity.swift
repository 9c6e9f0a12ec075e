internal import UIKit

/// A live activity on the lock screen. None can be begun here: it fails as on a phone that does not have them.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
    public typealias ContentState = Attributes.ContentState

    public let id = UUID().uuidString
    public let attributes: Attributes
    public let content: ActivityContent<ContentState>
    public let pushToken: Data? = nil

    private init(attributes: Attributes, content: ActivityContent<ContentState>) {
        self.attributes = attributes
        self.content = content
    }

    public static var activities: [Activity<Attributes>] { [] }

    /// - Throws: `ActivityAuthorizationError.unsupported`.
    @available(*, deprecated, message: "Does nothing in a browser.")
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        Inert.note("Activity.request(attributes:content:pushType:)")
        throw ActivityAuthorizationError.unsupported
    }

    public func update(_ content: ActivityContent<ContentState>) async {}

    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
}

public struct PushType: Sendable {
    public static let token = PushType()
}

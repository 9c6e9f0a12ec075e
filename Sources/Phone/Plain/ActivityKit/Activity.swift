@_exported public import Foundation
internal import UIKit

/// A live activity on the lock screen. A request fails, as on a phone without live activities.
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
    @available(*, deprecated, message: "no effect")
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        inert(self)
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

/// The fixed content of a live activity.
public protocol ActivityAttributes: Codable {
    associatedtype ContentState: Codable & Hashable
}

/// The current content of a live activity.
public struct ActivityContent<State: Codable & Hashable> {
    public let state: State
    public let staleDate: Date?
    public let relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

extension ActivityContent: Sendable where State: Sendable {}

/// The time at which an ended live activity leaves the lock screen.
public struct ActivityUIDismissalPolicy: Sendable {
    public static let `default` = ActivityUIDismissalPolicy()
    public static let immediate = ActivityUIDismissalPolicy()

    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy() }
}

/// The app's permission for live activities. Never granted: a browser has no place for them.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}

    public var areActivitiesEnabled: Bool { false }
    public var frequentPushesEnabled: Bool { false }
}

/// The reason why a live activity was refused.
public enum ActivityAuthorizationError: Error, Sendable {
    case attributesTooLarge, denied, globalMaximumExceeded, targetMaximumExceeded, unsupported, unsupportedTarget
    case visibility, persistenceFailure, missingProcessIdentifier, unentitled, malformedActivityIdentifier
    case reconnectNotPermitted
}

/// Whether the app may show live activities: a browser has no place for them.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}

    public var areActivitiesEnabled: Bool { false }
    public var frequentPushesEnabled: Bool { false }
}

/// A background task. A page's app is always in the foreground.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)

    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted = 0
    case denied, available
}

extension UIApplication {
    public static let backgroundFetchIntervalMinimum: TimeInterval = 0

    /// - Parameter handler: never called: the app's time does not run out.
    public func beginBackgroundTask(withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    {
        backgroundTasks += 1
        return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
    }

    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
    public var isProtectedDataAvailable: Bool { true }
    @available(*, deprecated, message: "no effect")
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) { inert(self) }

    /// Remote controls of a headset and the lock screen.
    @available(*, deprecated, message: "no effect") public func beginReceivingRemoteControlEvents() { inert(self) }
    public func endReceivingRemoteControlEvents() {}
    @available(*, deprecated, message: "no effect") public func ignoreSnapshotOnNextApplicationLaunch() { inert(self) }
}

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData = 0
    case noData
    case failed
}

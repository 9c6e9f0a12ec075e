@_exported public import HotwireNative

/// The entry point of Turbo iOS 7, Hotwire Native's predecessor.
public enum Turbo {
    nonisolated(unsafe) public static var config = TurboConfig.shared
}

/// Turbo iOS' log, which is Hotwire Native's.
public struct TurboLog {
    public static var debugLoggingEnabled: Bool {
        get { Hotwire.config.debugLoggingEnabled }
        set { Hotwire.config.debugLoggingEnabled = newValue }
    }
}

/// Turbo iOS' navigator, which became Hotwire Native's.
public typealias TurboNavigator = Navigator
public typealias TurboNavigatorDelegate = NavigatorDelegate
public typealias TurboNavigationDelegate = NavigatorDelegate
public typealias TurboNavigation = Navigation

extension Navigator {
    /// The form of the package TurboNavigator, with its order of parameters.
    public convenience init(delegate: any NavigatorDelegate, pathConfiguration: PathConfiguration? = nil) {
        self.init(pathConfiguration: pathConfiguration, delegate: delegate)
    }
}

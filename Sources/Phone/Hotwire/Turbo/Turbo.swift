@_exported public import HotwireNative

/// The entry of Turbo iOS 7, the library before Hotwire Native. Both have the same settings.
public enum Turbo {
    public static var config: HotwireConfig {
        get { Hotwire.config }
        set { Hotwire.config = newValue }
    }
}

public typealias TurboConfig = HotwireConfig

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
    /// The order of the package TurboNavigator.
    public convenience init(delegate: any NavigatorDelegate, pathConfiguration: PathConfiguration? = nil) {
        self.init(pathConfiguration: pathConfiguration, delegate: delegate)
    }
}

public import HotwireNative

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

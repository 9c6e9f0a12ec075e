@_exported public import HotwireNative

/// The package that became Hotwire Native's navigator.
public typealias TurboNavigator = Navigator
public typealias TurboNavigatorDelegate = NavigatorDelegate
public typealias TurboNavigationDelegate = NavigatorDelegate
public typealias TurboNavigation = Navigation
